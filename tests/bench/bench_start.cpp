// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the program to the first frame of Home, with the demo's games on it, beside an
// empty window of Qt Quick Controls; and the memory of both.
#include "kit/demo.h"
#include "start/first_frame.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

constexpr int starts = 21;

// Of each start, in ms and MiB.
struct Starts {
    std::vector<double> first, firstWork; // to the first frame: by the clock, of the processor
    std::vector<double> whole, wholeWork; // to the one with everything on it
    std::vector<double> memory;
};

double median(std::vector<double> all)
{
    std::ranges::sort(all);
    return all[all.size() / 2];
}

bool start(const char *program, const QStringList &arguments, Starts &into)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const double before = foxpad::bench::milliseconds(CLOCK_MONOTONIC);
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/../start/") +
                      QLatin1String(program),
                  arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return false;
    const QList<QByteArray> said = process.readAllStandardOutput().split('\n');
    const auto number = [&](int line, int word) {
        return said.value(line).split(' ').value(word).toDouble();
    };
    into.first.push_back(number(0, 0) - before);
    into.firstWork.push_back(number(0, 1));
    into.whole.push_back(number(1, 0) - before);
    into.wholeWork.push_back(number(1, 1));
    into.memory.push_back(number(2, 0));
    return true;
}

void tell(const char *what, const std::vector<double> &home, const std::vector<double> &empty)
{
    std::printf("%s: Home %.0f, empty window %.0f, ratio %.2f\n", what, median(home), median(empty),
                median(home) / median(empty));
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    if (!foxpad::kit::fillDemo(file)) {
        std::fputs("bench_start: the demo's games could not be written\n", stderr);
        return 1;
    }
    Starts empty;
    Starts home;
    for (int i = 0; i <= starts; ++i) { // by turns: whatever else the machine does hits both alike
        if (!start("empty_window", {}, empty) || !start("home_window", {file}, home)) {
            std::fputs("bench_start: a window did not come\n", stderr);
            return 1;
        }
        if (i == 0)
            empty = home = {}; // the disk was cold
    }
    tell("start to the first frame, ms by the clock", home.first, empty.first);
    tell("start to the first frame, ms of the processor", home.firstWork, empty.firstWork);
    tell("start until the games are there, ms by the clock", home.whole, empty.whole);
    tell("start until the games are there, ms of the processor", home.wholeWork, empty.wholeWork);
    tell("memory, MiB", home.memory, empty.memory);
    return 0;
}
