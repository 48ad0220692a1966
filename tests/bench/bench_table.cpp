// SPDX-License-Identifier: GPL-3.0-or-later
// From a finger on the table to the frame that shows what came of it, over a whole game with the
// store on the disk, beside the same for an empty window.
#include "table_window.h"
#include "taps.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace foxpad;
using app::test::Games;
using app::test::record;
using app::test::TableWindow;
using app::test::Taps;

namespace {

constexpr QSize phone{360, 740};

struct Times {
    std::vector<double> all;

    double share(double part)
    {
        std::ranges::sort(all);
        return all.empty() ? 0 : all[static_cast<std::size_t>(part * double(all.size() - 1))];
    }
};

// Does something, and lets events run until a frame was swapped after `isDone`.
template <typename Work, typename Done>
double untilDrawn(QQuickWindow &window, Work work, Done isDone)
{
    bool drawn = false;
    const auto connection = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [&] { drawn = drawn || isDone(); },
        Qt::DirectConnection);
    QElapsedTimer timer;
    timer.start();
    work();
    QDeadlineTimer limit(2000);
    while (!drawn && !limit.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    QObject::disconnect(connection);
    return double(timer.nsecsElapsed()) / 1e6;
}

Times emptyWindow()
{
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.resize(phone);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return {};
    Times times;
    for (int i = 0; i < 200; ++i) {
        const auto blink = [&] {
            view.setColor(i % 2 ? Qt::black : Qt::white);
            view.update();
        };
        times.all.push_back(untilDrawn(view, blink, [] { return true; }));
    }
    return times;
}

Times wholeGame(const QString &folder, const QString &name)
{
    const rules::Match match = record(name);
    Games games(folder);
    const store::GameId id = games.begin(match);
    TableWindow window(games.store(), id, phone);
    if (!QTest::qWaitForWindowExposed(&window.view()) ||
        !QTest::qWaitFor([&] { return window.pad().match().game() != nullptr; }))
        return {};
    int changes = 0;
    QObject::connect(&window.pad(), &app::Pad::changed, &window.view(), [&] {
        ++changes;
        window.view().update(); // a frame even where nothing is seen of it
    });
    Times times;
    for (const rules::Entry &entry : match.log()) {
        for (const QString &one : Taps(window.pad()).of(entry)) {
            const int before = changes;
            const QQuickItem *item = window.ready(one);
            if (!item)
                return {};
            times.all.push_back(untilDrawn(
                window.view(), [&] { window.touch(*item); }, [&] { return changes > before; }));
        }
    }
    return window.pad().over() ? times : Times{};
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    // On the disk where games would be, not in memory.
    const QTemporaryDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/table"));
    Times empty = emptyWindow();
    Times taps = wholeGame(folder.path(), QStringLiteral("gsc-whole-2.pad"));
    if (taps.all.empty() || empty.all.empty()) {
        std::fprintf(stderr, "bench_table: the game could not be tapped in\n");
        return 1;
    }
    std::printf("tap to frame, ganz-schoen-clever, %zu taps, store included: "
                "%.1f ms median, %.1f ms 99th percentile, %.1f ms at most\n",
                taps.all.size(), taps.share(0.5), taps.share(0.99), taps.share(1));
    std::printf("an empty window's frame: %.1f ms median, %.1f ms 99th percentile; ratio of the "
                "percentiles %.2f\n",
                empty.share(0.5), empty.share(0.99), taps.share(0.99) / empty.share(0.99));
    return 0;
}
