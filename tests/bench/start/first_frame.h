// SPDX-License-Identifier: GPL-3.0-or-later
// Tells bench_start when a window's first frame was there, and what memory that took.
#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <functional>

namespace foxpad::bench {

inline double milliseconds(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

// Resident memory in MiB.
inline double resident()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

// At the first frame, and at the first that shows what `isWhole` waits for, prints the clock,
// which is the same for all processes, and the processor's time so far; a little later the
// memory. Then ends the program.
inline void tellFirstFrame(QQuickWindow *window, const std::function<bool()> &isWhole)
{
    const auto tell = [] {
        std::printf("%.3f %.3f\n", milliseconds(CLOCK_MONOTONIC),
                    milliseconds(CLOCK_PROCESS_CPUTIME_ID));
    };
    QObject::connect(window, &QQuickWindow::frameSwapped, window,
                     [window, isWhole, tell, told = 0]() mutable {
                         if (told == 0) {
                             tell();
                             told = 1;
                         }
                         if (told == 2 || !isWhole())
                             return;
                         tell();
                         told = 2;
                         QTimer::singleShot(2000, window, [] {
                             std::printf("%.3f\n", resident());
                             QCoreApplication::quit();
                         });
                     });
}

} // namespace foxpad::bench
