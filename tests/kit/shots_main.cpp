// SPDX-License-Identifier: GPL-3.0-or-later
// foxpad-shots DIR: every screen as a PNG.
#include "application.h"
#include "demo.h"
#include "shots.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using foxpad::kit::Shots;

bool fail(const char *what)
{
    std::fprintf(stderr, "foxpad-shots: %s\n", what);
    return false;
}

bool walk(Shots &shots)
{
    shots.settle();
    shots.take(QStringLiteral("home"));
    if (!shots.tap(QStringLiteral("newGame"))) {
        return fail("no way to a new game");
    }
    shots.take(QStringLiteral("new-game"));
    shots.tap(QStringLiteral("back"));
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    namespace app = foxpad::app;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "2");
    app::identify();
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 2 || !QDir().mkpath(arguments[1])) {
        return fail("needs a folder to write to") ? 0 : 2;
    }
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    if (!foxpad::kit::fillDemo(file)) {
        return fail("the demo's games could not be written") ? 0 : 1;
    }
    app::Shelf shelf;
    shelf.open(file);
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, {})) {
        return fail("the window could not be loaded") ? 0 : 1;
    }
    Shots shots(qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()), arguments[1]);
    return walk(shots) ? 0 : 1;
}
