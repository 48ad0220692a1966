// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char *argv[])
{
    namespace app = foxpad::app;

    app::identify();
    if (app::answeredWithoutScreen(argc, argv)) {
        return 0;
    }
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    const app::Options options = app::readOptions(QGuiApplication::arguments());
    // Opened beside the loading of the window, which takes longer.
    app::Shelf shelf;
    shelf.open(options.database);
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, options)) {
        return 1;
    }
    return QGuiApplication::exec();
}
