// SPDX-License-Identifier: GPL-3.0-or-later
// Blue of Ganz schön clever: the sum of blue and white; rows and columns give badges.
import QtQuick
import Foxpad

AreaPanel {
    id: root

    implicitWidth: 174 * unit
    implicitHeight: 146 * unit

    Seal {
        x: 9 * root.unit
        y: 4 * root.unit
        width: 28 * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
    Row {
        x: 7 * root.unit
        y: 33 * root.unit
        spacing: 2 * root.unit
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("The sum of blue and white")

        Rectangle {
            width: 10 * root.unit
            height: width
            radius: 3 * root.unit
            color: root.colours.edge
            border.width: 1.5 * root.unit
            border.color: root.colours.groundText
        }
        Text {
            height: 10 * root.unit
            text: "+"
            color: root.colours.groundText
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: 11 * root.unit
            font.weight: Font.ExtraBold
        }
        Rectangle {
            width: 10 * root.unit
            height: width
            radius: 3 * root.unit
            color: root.colours.groundText
        }
    }
    BoxGrid {
        x: 3 * root.unit
        y: 4 * root.unit
        sheet: root.sheet
        area: root.area
        count: 12
        columns: 4
        unit: root.unit
        shift: -5
    }
    LineBadges {
        x: 164 * root.unit
        y: 24 * root.unit
        z: 2
        sheet: root.sheet
        area: root.area
        first: 0
        count: 3
        upright: true
        unit: root.unit
    }
    LineBadges {
        x: 23 * root.unit
        y: 134 * root.unit
        sheet: root.sheet
        area: root.area
        first: 3
        count: 4
        unit: root.unit
    }
}
