// SPDX-License-Identifier: GPL-3.0-or-later
// What bench_start compares with: a window of Qt Quick Controls with nothing in it.
#include "first_frame.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls.Basic\n"
                    "ApplicationWindow { width: 360; height: 740; visible: true }");
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
    if (window == nullptr)
        return 1;
    foxpad::bench::tellFirstFrame(window, [] { return true; });
    return QGuiApplication::exec();
}
