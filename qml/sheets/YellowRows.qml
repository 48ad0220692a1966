// SPDX-License-Identifier: GPL-3.0-or-later
// Yellow of Clever 4Ever: three rows, points for columns full in all three.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

AreaPanel {
    id: root

    property bool wide: false
    readonly property real lead: wide ? 40 : 44
    readonly property real head: wide ? 52 : 4
    readonly property real cellWidth: wide ? 55 : 60
    readonly property real cellHeight: wide ? 75 : 43
    readonly property list<string> signs: ["↗", "−", "+"]
    readonly property list<string> meanings: [qsTr("Rising from left to right"), qsTr("Counts against you"),
        qsTr("Counts for you")]

    implicitWidth: (wide ? 320 : 352) * unit
    implicitHeight: (head + 3 * cellHeight + (wide ? 28 : 36)) * unit

    Seal {
        x: (root.wide ? 12 : 6) * root.unit
        y: root.wide ? 8 * root.unit : root.height - height - 2 * root.unit
        width: (root.wide ? 40 : 34) * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
    Text {
        x: 60 * root.unit
        width: root.width - x - 8 * root.unit
        height: root.head * root.unit
        visible: root.wide
        text: qsTr("Fill all three rows of a column")
        color: root.colours.groundText
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.bodySize * root.unit
    }
    Repeater {
        model: 3

        Text {
            required property int index

            x: 2 * root.unit
            y: (root.head + index * root.cellHeight) * root.unit
            width: root.lead * root.unit
            height: root.cellHeight * root.unit
            text: root.signs[index]
            color: root.colours.groundText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.largeSize * root.unit
            font.weight: Font.ExtraBold
            Accessible.role: Accessible.StaticText
            Accessible.name: root.meanings[index]
        }
    }
    BoxGrid {
        x: root.lead * root.unit
        y: root.head * root.unit
        sheet: root.sheet
        area: root.area
        count: 15
        columns: 5
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        unit: root.unit
    }
    LinePoints {
        x: (root.lead + root.cellWidth / 2) * root.unit
        y: root.height - (root.wide ? 14 : 18) * root.unit
        sheet: root.sheet
        area: root.area
        first: 0
        count: 5
        outlined: true
        pitch: root.cellWidth
        pill: Qt.size(34, 20)
        unit: root.unit
    }
}
