// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of Ganz schön clever. Upright 352 × 480, sideways 708 × 290 with a place left free at
// its lower left, wide 864 with its rows in one line; all times `unit`.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    property int layout: SheetView.Upright
    property real unit: 1
    readonly property bool sideways: layout === SheetView.Sideways
    readonly property bool wide: layout === SheetView.Wide
    readonly property real gap: 4 * unit
    // In the wide layout what is above the rows is drawn larger, and blue as high as yellow.
    readonly property real upper: wide ? 1.6 * unit : unit
    readonly property real lower: wide ? 1.3 * unit : unit
    readonly property real rowWidth: wide ? 864 * unit : 352 * unit
    readonly property real rowsX: sideways ? 356 * unit : 0
    readonly property real rowsY: sideways ? 0 : yellow.height + gap
    readonly property list<Item> panels: [yellow, blue, green, orange, purple]
    // What the sideways layout leaves free.
    readonly property rect free: Qt.rect(0, yellow.height + gap, 352 * unit, height - yellow.height - gap)

    implicitWidth: sideways ? 708 * unit : rowWidth
    implicitHeight: purple.y + purple.height

    CleverYellow {
        id: yellow

        width: implicitWidth
        height: implicitHeight
        sheet: root.sheet
        area: 0
        unit: root.upper
    }
    CleverBlue {
        id: blue

        x: yellow.width + root.gap * (root.wide ? 2 : 1)
        width: implicitWidth
        height: implicitHeight
        sheet: root.sheet
        area: 1
        unit: root.wide ? yellow.height / 146 : root.unit
    }
    Repeater {
        model: root.wide ? 0 : 1

        ActionCard {
            x: blue.x
            y: blue.height + root.gap
            width: implicitWidth
            height: yellow.height - y
            sheet: root.sheet
            unit: root.unit
        }
    }
    Repeater {
        model: root.wide ? 1 : 0

        ActionPanel {
            x: blue.x + blue.width + 2 * root.gap
            width: root.rowWidth - x
            height: yellow.height
            sheet: root.sheet
            unit: root.unit
        }
    }
    LaneArea {
        id: green

        x: root.rowsX
        y: root.rowsY
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 2
        count: 11
        columns: root.wide ? 11 : 6
        lead: root.wide ? 50 : 2
        cellWidth: root.wide ? 55.6 : 58
        cellHeight: root.wide ? 84 : 43
        unit: root.lower
    }
    LaneArea {
        id: orange

        x: root.rowsX
        y: green.y + green.height + root.gap
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 3
        count: 11
        columns: green.columns
        lead: green.lead
        cellWidth: green.cellWidth
        cellHeight: green.cellHeight
        unit: root.lower
    }
    LaneArea {
        id: purple

        x: root.rowsX
        y: orange.y + orange.height + root.gap
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 4
        count: 11
        columns: green.columns
        lead: green.lead
        cellWidth: green.cellWidth
        cellHeight: green.cellHeight
        rising: true
        unit: root.lower
    }
}
