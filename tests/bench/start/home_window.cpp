// SPDX-License-Identifier: GPL-3.0-or-later
// home_window FILE: the app up to the first frame of Home with that file's games on it.
#include "application.h"
#include "first_frame.h"
#include "kit/hand.h"
#include "one_window.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QStandardPaths>

int main(int argc, char *argv[])
{
    namespace app = foxpad::app;
    namespace kit = foxpad::kit;
    QStandardPaths::setTestModeEnabled(true); // nobody's own preferences
    app::prepareMemory();
    app::identify();
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    const QString file = QGuiApplication::arguments().value(1);
    const app::OneWindow one(file);
    app::Shelf shelf;
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, {.database = file, .language = QStringLiteral("en")}))
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    foxpad::bench::tellFirstFrame(window, [&] {
        return shelf.status() == app::Shelf::Ready &&
               kit::Hand(window).find(QStringLiteral("goOn"));
    });
    return QGuiApplication::exec();
}
