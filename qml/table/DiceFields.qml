// SPDX-License-Identifier: GPL-3.0-or-later
// The three fields for the dice that were chosen; the next one is outlined.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Item {
    id: root

    required property int used
    property real cell: 46
    property real gap: 4

    implicitWidth: 3 * cell + 2 * gap
    implicitHeight: cell
    Accessible.ignored: true

    Repeater {
        model: 3

        Rectangle {
            id: field

            required property int index

            x: index * (root.cell + root.gap)
            width: root.cell
            height: root.cell
            radius: 14
            color: Theme.sunk
            border.width: 2
            border.color: index === root.used ? Theme.lit : Theme.line

            Text {
                anchors.centerIn: parent
                visible: field.index >= root.used
                text: field.index + 1
                color: field.index === root.used ? Theme.text : Theme.soft
                font.pixelSize: Theme.bodySize
                font.weight: Font.ExtraBold
            }
        }
    }
}
