// SPDX-License-Identifier: GPL-3.0-or-later
// Where one can go from Home: along the bottom, or, where that is low, down the side.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Rectangle {
    id: root

    required property bool upright
    readonly property real along: upright ? Math.min(height, 360) : Math.min(width, 520)

    signal history
    signal statistics
    signal rules

    implicitWidth: 84
    implicitHeight: 74
    color: Theme.raised

    Place {
        index: 0
        glyph: Glyph.Play
        text: qsTr("Play")
        here: true
    }
    Place {
        objectName: "history"
        index: 1
        glyph: Glyph.Clock
        text: qsTr("History")
        onClicked: root.history()
    }
    Place {
        objectName: "statistics"
        index: 2
        glyph: Glyph.Bars
        text: qsTr("Statistics")
        onClicked: root.statistics()
    }
    Place {
        objectName: "rules"
        index: 3
        glyph: Glyph.List
        text: qsTr("Rules")
        onClicked: root.rules()
    }

    component Place: Tappable {
        id: place

        required property int index
        required property int glyph
        property bool here: false

        x: root.upright ? 0 : (root.width - root.along) / 2 + index * width
        y: root.upright ? (root.height - root.along) / 2 + index * height : 0
        width: root.upright ? root.width : root.along / 4
        height: root.upright ? root.along / 4 : root.height
        focusPolicy: Qt.StrongFocus
        Accessible.name: text
        Keys.onReturnPressed: place.clicked()
        Keys.onEnterPressed: place.clicked()

        contentItem: Item {
            Column {
                anchors.centerIn: parent
                spacing: Theme.space4

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 56
                    height: 32
                    radius: height / 2
                    color: place.here ? Theme.hereGround : Theme.clear

                    Glyph {
                        anchors.centerIn: parent
                        width: 20
                        height: 20
                        kind: place.glyph
                        color: place.here ? Theme.accent : Theme.text
                    }
                    FocusRing {
                        radius: height / 2
                        shown: place.visualFocus
                    }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: place.text
                    color: place.here ? Theme.accent : Theme.soft
                    font.pixelSize: Theme.labelSize
                    font.weight: Font.Bold
                }
            }
        }
    }
}
