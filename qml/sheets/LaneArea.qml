// SPDX-License-Identifier: GPL-3.0-or-later
// An area with one row that is filled from left to right. It wraps where `columns` says so, and
// its seal stands in the last place, or before the row where it does not wrap.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

AreaPanel {
    id: root

    required property int count
    property int columns: 6
    property real cellWidth: 58
    property real cellHeight: 43
    property real points: 0 // room above each row for what its fields are worth
    property bool rising: false
    readonly property bool wraps: columns < count
    property real lead: wraps ? 2 : 64
    readonly property bool leads: lead > 30 // the seal stands before the row
    readonly property int rows: Math.ceil(count / columns)

    implicitWidth: (lead + columns * cellWidth + 2) * unit
    implicitHeight: (8 + rows * (cellHeight + points)) * unit

    BoxGrid {
        id: grid

        x: root.lead * root.unit
        y: (4 + root.points) * root.unit
        sheet: root.sheet
        area: root.area
        count: root.count
        columns: root.columns
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        rowGap: root.points
        unit: root.unit
    }
    LinePoints {
        x: (root.lead + root.cellWidth / 2) * root.unit
        y: (4 + root.points / 2 + 1) * root.unit
        sheet: root.sheet
        area: root.area
        first: 0
        count: root.points > 0 ? root.count : 0
        wrap: root.columns
        pitch: root.cellWidth
        wrapPitch: root.cellHeight + root.points
        unit: root.unit
    }
    Repeater {
        // Between two fields of a rising row.
        model: root.rising ? root.count - 1 : 0

        Rectangle {
            required property int index
            readonly property int column: index % root.columns
            readonly property bool atEnd: column === root.columns - 1

            visible: !atEnd
            x: grid.x + (column + 1) * root.cellWidth * root.unit - width / 2
            y: grid.y + (Math.floor(index / root.columns) + 0.5) * root.cellHeight * root.unit - height / 2
            width: 14 * root.unit
            height: width
            radius: width / 2
            color: root.colours.ground

            Text {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -root.unit
                text: "‹"
                color: root.colours.groundText
                font.pixelSize: 15 * root.unit
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
        }
    }
    Seal {
        x: root.leads ? root.lead / 2 * root.unit - width / 2 + root.unit
                      : root.width - (root.cellWidth / 2 + 2) * root.unit - width / 2
        y: root.leads ? (root.height - height) / 2
                      : root.height - (root.cellHeight / 2 + 4) * root.unit - height / 2
        width: Math.min(38, root.leads ? root.lead - 2 : 38) * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
}
