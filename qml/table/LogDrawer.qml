// SPDX-License-Identifier: GPL-3.0-or-later
// The whole game in words, by turn. A tap on an entry shows how it was then.
pragma ComponentBehavior: Bound

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
    ListView {
        id: list

        anchors.fill: parent
        anchors.topMargin: 52
        anchors.leftMargin: 12
        anchors.rightMargin: 8
        clip: true
        model: root.pad.log
        boundsBehavior: Flickable.StopAtBounds
        section.property: "turn"
        section.delegate: Text {
            required property string section

            width: list.width
            topPadding: 14
            bottomPadding: 4
            text: section
            color: Theme.soft
            font.pixelSize: Theme.labelSize
            font.weight: Font.ExtraBold
        }
        delegate: LogLine {
            width: list.width
            onLookedAt: {
                root.pad.lookAt(entry + 1)
                root.close()
            }
            onCorrected: {
                root.pad.correct(entry)
                root.close()
            }
        }
    }
}
