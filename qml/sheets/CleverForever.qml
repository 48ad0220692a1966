// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of Clever 4Ever. Upright 352 wide, sideways in two columns of that, wide 864 as on
// paper; all times `unit`.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    property int layout: SheetView.Upright
    property real unit: 1
    readonly property list<Item> panels: [yellow, blue, grey, green, pink]
    readonly property bool sideways: layout === SheetView.Sideways
    readonly property bool wide: layout === SheetView.Wide
    readonly property real gap: (wide ? 6 : 4) * unit
    readonly property real rightX: sideways ? 356 * unit : 0
    readonly property real rowWidth: (wide ? 864 : 352) * unit

    implicitWidth: (sideways ? 708 : wide ? 864 : 352) * unit
    implicitHeight: Math.max(pink.y + pink.height, blue.y + blue.height)

    YellowRows {
        id: yellow

        width: implicitWidth
        height: root.wide ? blue.height : implicitHeight
        sheet: root.sheet
        area: 0
        wide: root.wide
        unit: root.unit
    }
    BlueGrid {
        id: blue

        x: root.wide ? yellow.width + root.gap : 0
        y: root.wide ? 0 : yellow.height + root.gap
        width: implicitWidth
        height: implicitHeight
        sheet: root.sheet
        area: 1
        wide: root.wide
        unit: root.unit
    }
    Repeater {
        model: root.wide ? 0 : 1

        ActionColumn {
            x: blue.width + root.gap
            y: blue.y
            width: root.rowWidth - x
            height: blue.height
            sheet: root.sheet
            unit: root.unit
        }
    }
    Repeater {
        model: root.wide ? 1 : 0

        ActionPanel {
            x: blue.x + blue.width + root.gap
            width: root.rowWidth - x
            height: blue.height
            sheet: root.sheet
            unit: root.unit
        }
    }
    GreyGroups {
        id: grey

        x: root.rightX
        y: root.sideways ? 0 : blue.y + blue.height + root.gap
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 2
        wide: root.wide
        unit: root.unit
    }
    GreenTriangles {
        id: green

        x: root.rightX
        y: grey.y + grey.height + root.gap
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 3
        wide: root.wide
        unit: root.unit
    }
    LaneArea {
        id: pink

        x: root.rightX
        y: green.y + green.height + root.gap
        width: root.rowWidth
        height: implicitHeight
        sheet: root.sheet
        area: 4
        count: 12
        columns: root.wide ? 12 : 6
        lead: root.wide ? 60 : 38
        cellWidth: root.wide ? 66.8 : 52
        cellHeight: root.wide ? 54 : 43
        points: 20
        unit: root.unit
    }
}
