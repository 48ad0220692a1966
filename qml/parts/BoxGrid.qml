// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes of an area, row by row.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    required property int area
    required property int count
    required property int columns
    property int first: 0
    property real cellWidth: 40
    property real cellHeight: 40
    property real rowGap: 0
    property real unit: 1
    // How far what is in the last column steps aside for badges on the edge.
    property real shift: 0

    implicitWidth: columns * cellWidth * unit
    implicitHeight: Math.ceil(count / columns) * (cellHeight + rowGap) * unit

    Repeater {
        model: root.count

        Box {
            required property int index
            readonly property int column: index % root.columns

            x: column * root.cellWidth * root.unit
            y: (index - column) / root.columns * (root.cellHeight + root.rowGap) * root.unit
            width: root.cellWidth * root.unit
            height: root.cellHeight * root.unit
            unit: root.unit
            sheet: root.sheet
            area: root.area
            box: root.first + index
            shift: column === root.columns - 1 ? root.shift : 0
        }
    }
}
