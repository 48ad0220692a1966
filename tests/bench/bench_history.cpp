// SPDX-License-Identifier: GPL-3.0-or-later
// History with 100,000 games in the real window: how long its first page and each filter take, and
// what a frame costs while it scrolls.
#include "application.h"
#include "kit/hand.h"
#include "many_games.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace foxpad;

namespace {

constexpr double frame = 16; // ms
constexpr int frames = 600;
constexpr qreal step = 90; // px a frame: a quick flick

double processor() // ms this thread worked
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double share(std::vector<double> times, double part)
{
    std::ranges::sort(times);
    return times[std::min(times.size() - 1, std::size_t(part * double(times.size())))];
}

// From the tap until the list is another one.
void measureFilter(const kit::Hand &hand, QQuickItem *list, const char *chip)
{
    auto *past = list->property("past").value<QObject *>();
    QElapsedTimer timer;
    hand.tap(QLatin1String(chip));
    timer.start();
    while (past->property("busy").toBool()) {
        QCoreApplication::processEvents();
    }
    std::printf("history %s %.1f ms\n", chip, double(timer.nsecsElapsed()) / 1e6);
    hand.tap(QLatin1String(chip));
    kit::pause(300);
}

void measureScroll(QQuickWindow *window, QQuickItem *list)
{
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const double start = processor();
        list->setProperty("contentY", list->property("contentY").toReal() + step);
        QCoreApplication::processEvents();
        window->grabWindow();
        times.push_back(processor() - start);
    }
    std::vector<double> still;
    for (int i = 0; i < frames / 4; ++i) {
        const double start = processor();
        window->grabWindow();
        still.push_back(processor() - start);
    }
    const double p99 = share(times, 0.99);
    std::printf(
        "history scroll: a frame %.1f ms, 99th percentile %.1f ms (%.2f of %.0f), still %.1f"
        " ms; %d games reached\n",
        share(times, 0.5), p99, p99 / frame, frame, share(still, 0.5),
        list->property("count").toInt());
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QStandardPaths::setTestModeEnabled(true);
    app::identify();
    const QGuiApplication application(argc, argv);
    app::Shelf shelf;
    shelf.open(store::largeFile());
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, {.language = QStringLiteral("en")})) {
        return 1;
    }
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    const kit::Hand hand(window);
    QElapsedTimer timer;
    hand.tap(QStringLiteral("history"));
    timer.start();
    QQuickItem *list = hand.wait(QStringLiteral("games"));
    while (list != nullptr && list->property("count").toInt() == 0) {
        QCoreApplication::processEvents();
    }
    if (list == nullptr) {
        std::fputs("no history\n", stderr);
        return 1;
    }
    std::printf("history first page %.1f ms\n", double(timer.nsecsElapsed()) / 1e6);
    for (const char *chip : {"filter-clever-4ever", "filter-finished", "filter-unfinished"}) {
        measureFilter(hand, list, chip);
    }
    measureScroll(window, list);
    return 0;
}
