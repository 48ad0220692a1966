// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet on a page that has more to show: some hundred items, which come after all the rest.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet

    Loader {
        anchors.fill: parent
        asynchronous: true
        Component.onCompleted: setSource("SheetFrame.qml", { "sheet": root.sheet })
    }
}
