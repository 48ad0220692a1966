// SPDX-License-Identifier: GPL-3.0-or-later
// One game of the pad: four of its areas, its name, how many play it.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import QtQuick.Layouts

Rectangle {
    id: root

    required property string name
    required property string players
    required property list<AreaColours> areas

    implicitHeight: 78
    radius: Theme.cardRadius
    color: Theme.raised

    Accessible.role: Accessible.ListItem
    Accessible.name: root.name + ", " + root.players

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        spacing: 14

        Grid {
            columns: 2
            spacing: 3

            Repeater {
                model: root.areas.length

                MarkTile {
                    required property int index

                    area: root.areas[index]
                }
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.name
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Text {
                Layout.fillWidth: true
                text: root.players
                color: Theme.soft
                elide: Text.ElideRight
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
