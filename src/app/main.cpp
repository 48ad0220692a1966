// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "device.h"
#include "one_window.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QWindow>

#include <csignal>
#include <cstdio>

int main(int argc, char *argv[])
{
    namespace app = foxpad::app;

    // A limit on the size of files is told like a full disk, not by the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    app::prepareMemory();
    app::identify();
#ifndef Q_OS_ANDROID // where nobody asks on a command line
    if (app::answeredWithoutScreen(argc, argv)) {
        return 0;
    }
#endif
    app::prepareGraphics();
    const QGuiApplication application(argc, argv);
    const app::Options options = app::readOptions(QGuiApplication::arguments());
    app::OneWindow one(options.database);
    if (!one.isFirst()) {
        if (one.handOver(options.file)) {
            return 0;
        }
        std::fputs("foxpad: it is running already, but does not answer.\n", stderr);
        return 1;
    }
    app::Shelf shelf;
    QQmlApplicationEngine engine;
    if (!app::loadMainWindow(engine, shelf, options)) {
        return 1;
    }
    const auto take = [&shelf](const QString &file) {
        if (!file.isEmpty()) {
            shelf.take(file);
        }
    };
    take(options.file);
    app::device::onFile(take);
    auto *window = qobject_cast<QWindow *>(engine.rootObjects().constFirst());
    QObject::connect(&one, &app::OneWindow::asked, window, [window, take](const QString &file) {
        app::OneWindow::bringUp(*window);
        take(file);
    });
    return QGuiApplication::exec();
}
