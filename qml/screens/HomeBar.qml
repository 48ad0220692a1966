// SPDX-License-Identifier: GPL-3.0-or-later
// Where one can go from Home: along the bottom, or, where that is low, down the side.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Foxpad

Rectangle {
    id: root

    required property bool upright

    signal history
    signal statistics
    signal rules

    implicitWidth: 84
    implicitHeight: 74
    color: Theme.raised

    GridLayout {
        anchors.centerIn: parent
        width: root.upright ? parent.width : Math.min(parent.width, 520)
        height: root.upright ? Math.min(parent.height, 360) : parent.height
        flow: root.upright ? GridLayout.TopToBottom : GridLayout.LeftToRight
        rowSpacing: 0
        columnSpacing: 0

        Place {
            glyph: Glyph.Play
            text: qsTr("Play")
            here: true
        }
        Place {
            objectName: "history"
            glyph: Glyph.Clock
            text: qsTr("History")
            onClicked: root.history()
        }
        Place {
            objectName: "statistics"
            glyph: Glyph.Bars
            text: qsTr("Statistics")
            onClicked: root.statistics()
        }
        Place {
            objectName: "rules"
            glyph: Glyph.List
            text: qsTr("Rules")
            onClicked: root.rules()
        }
    }

    component Place: AbstractButton {
        id: place

        required property int glyph
        property bool here: false

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 1
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
