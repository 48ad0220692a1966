// SPDX-License-Identifier: GPL-3.0-or-later
// The tray lower dice go to, and others take from.
import QtQuick
import Foxpad

Rectangle {
    id: root

    property bool titled: true
    property alias title: words.text
    readonly property real titleRoom: words.x + words.implicitWidth + Theme.space8

    radius: height / 2
    color: Theme.trayEdge
    Accessible.ignored: true

    Rectangle {
        width: parent.width
        height: parent.height - 3
        radius: height / 2
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.lighter(Theme.tray, 1.12)
            }
            GradientStop {
                position: 0.5
                color: Theme.tray
            }
            GradientStop {
                position: 1
                color: Qt.lighter(Theme.tray, 1.08)
            }
        }
    }
    Text {
        id: words

        x: 15
        anchors.verticalCenter: parent.verticalCenter
        visible: root.titled
        text: qsTr("Tray")
        color: Theme.trayInk
        font.pixelSize: Theme.labelSize
        font.weight: Font.ExtraBold
    }
}
