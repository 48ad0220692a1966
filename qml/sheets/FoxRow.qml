// SPDX-License-Identifier: GPL-3.0-or-later
// The foxes of a seat: those it has, pale those it could have; and what they are worth.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Column {
    id: root

    required property Sheet sheet
    property real unit: 1
    readonly property int most: sheet.game === "clever-4ever" ? 7 : 5

    objectName: "foxes"
    spacing: 4 * unit

    Row {
        Repeater {
            model: root.most

            PaintedBadge {
                required property int index

                width: Math.min(26 * root.unit, root.width / root.most)
                height: width
                unit: root.unit
                kind: "fox"
                opacity: index < root.sheet.foxes ? 1 : Theme.paleFox
                Accessible.ignored: true
            }
        }
    }
    Text {
        width: root.width
        visible: Theme.scoresShown
        text: qsTr("Foxes: %1 × lowest area %2").arg(root.sheet.foxes).arg(root.sheet.lowest)
        color: Theme.soft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.labelSize * root.unit
    }
}
