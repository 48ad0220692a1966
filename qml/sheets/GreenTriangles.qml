// SPDX-License-Identifier: GPL-3.0-or-later
// Green of Clever 4Ever: fields of two triangles, which are two rows.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

AreaPanel {
    id: root

    property bool wide: false
    readonly property int columns: wide ? 11 : 6
    readonly property real lead: wide ? 62 : 2
    readonly property real cellWidth: wide ? 72.6 : 58
    readonly property real cellHeight: wide ? 84 : 60

    implicitWidth: (lead + columns * cellWidth + 2) * unit
    implicitHeight: (8 + (wide ? 1 : 2) * cellHeight) * unit

    Repeater {
        model: 2

        BoxGrid {
            required property int index

            x: root.lead * root.unit
            y: 4 * root.unit
            sheet: root.sheet
            area: root.area
            first: index * 11
            count: 11
            columns: root.columns
            cellWidth: root.cellWidth
            cellHeight: root.cellHeight
            unit: root.unit
        }
    }
    Seal {
        x: root.wide ? 10 * root.unit : root.width - (root.cellWidth / 2 + 2) * root.unit - width / 2
        y: root.wide ? (root.height - height) / 2 : root.height - (root.cellHeight / 2 + 4) * root.unit - height / 2
        width: 42 * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
}
