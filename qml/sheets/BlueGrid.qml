// SPDX-License-Identifier: GPL-3.0-or-later
// Blue of Clever 4Ever: blue gives the row, white the column. Two crosses in a row give its badge,
// in a column its points; so do the two diagonals.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

AreaPanel {
    id: root

    property bool wide: false
    readonly property real lead: wide ? 58 : 30
    readonly property real head: wide ? 38 : 30
    readonly property real cellWidth: wide ? 41 : 40
    readonly property real cellHeight: wide ? 41 : 40

    function ofRowX(row: bool, at: int): real {
        return row ? lead / 2 : lead + (at + 0.5) * cellWidth
    }
    function ofRowY(row: bool, at: int): real {
        return row ? head + (at + 0.5) * cellHeight : head / 2 + 1
    }

    implicitWidth: (lead + 6 * cellWidth + (wide ? 34 : 30)) * unit
    implicitHeight: (head + 6 * cellHeight + 30) * unit

    Seal {
        x: (root.lead / 2 - 15) * root.unit
        y: 1 * root.unit
        width: 31 * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
    Repeater {
        // The rows' dice are as blue as the ground: each on a white tile.
        model: 6

        Rectangle {
            required property int index

            x: root.ofRowX(true, index) * root.unit - width / 2
            y: root.ofRowY(true, index) * root.unit - height / 2
            width: 24 * root.unit
            height: width
            radius: 7 * root.unit
            color: root.colours.groundText
        }
    }
    Repeater {
        model: 12 // six rows, six columns

        PaintedDie {
            required property int index
            readonly property bool ofRow: index < 6
            readonly property int at: index % 6

            x: (root.ofRowX(ofRow, at) - 14) * root.unit
            y: (root.ofRowY(ofRow, at) - 14) * root.unit
            width: 28 * root.unit
            height: width
            unit: root.unit
            colour: ofRow ? "blue" : "white"
            face: at + 1
            Accessible.ignored: true
        }
    }
    BoxGrid {
        x: root.lead * root.unit
        y: root.head * root.unit
        sheet: root.sheet
        area: root.area
        count: 36
        columns: 6
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        unit: root.unit
    }
    LineBadges {
        x: root.width - 16 * root.unit
        y: (root.head + root.cellHeight / 2) * root.unit
        sheet: root.sheet
        area: root.area
        first: 0
        count: 6
        upright: true
        pitch: root.cellHeight
        unit: root.unit
    }
    LineBadges {
        x: root.width - 16 * root.unit
        y: root.height - 15 * root.unit
        sheet: root.sheet
        area: root.area
        first: 6
        count: 1
        unit: root.unit
    }
    PaintedPoints {
        x: (root.lead / 2 - width / root.unit / 2) * root.unit
        y: root.height - 25 * root.unit
        width: (root.wide ? 34 : 28) * root.unit
        height: 20 * root.unit
        unit: root.unit
        sheet: root.sheet
        area: root.area
        line: 7
        colour: root.name
        outlined: true
        sign: "diamond"
        Accessible.role: Accessible.StaticText
        Accessible.name: spoken
    }
    LinePoints {
        x: (root.lead + root.cellWidth / 2) * root.unit
        y: root.height - 15 * root.unit
        sheet: root.sheet
        area: root.area
        first: 8
        count: 6
        outlined: true
        pitch: root.cellWidth
        pill: Qt.size(32, 20)
        unit: root.unit
    }
}
