// SPDX-License-Identifier: GPL-3.0-or-later
// The whole game in words, by turn. A tap on an entry shows how it was then.
import QtQuick
import QtQuick.Controls.Basic
import Foxpad
import Foxpad.App

Drawer {
    id: root

    required property Pad pad

    objectName: "logDrawer"
    edge: Qt.RightEdge
    width: Math.min(parent.width * 0.9, 380)
    height: parent.height
    onAboutToShow: list.positionViewAtEnd()
    onOpened: list.positionViewAtEnd() // how high the last entries are is known now

    background: Rectangle {
        color: Theme.ground

        Rectangle {
            width: 2
            height: parent.height
            color: Theme.line
        }
    }

    Text {
        id: title

        x: 18
        y: 14
        text: qsTr("Log")
        color: Theme.text
        font.pixelSize: Theme.largeSize
        font.weight: Font.ExtraBold
    }
    LogList {
        id: list

        anchors.fill: parent
        anchors.topMargin: 52
        anchors.leftMargin: 12
        anchors.rightMargin: 8
        bottomMargin: Theme.space8
        log: root.pad.log
        onLookedAt: entry => {
            root.pad.lookAt(entry + 1);
            root.close();
        }
        onCorrected: entry => {
            root.pad.correct(entry);
            root.close();
        }
    }
}
