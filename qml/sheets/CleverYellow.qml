// SPDX-License-Identifier: GPL-3.0-or-later
// Yellow of Ganz schön clever: rows give badges, columns points, the diagonal an action.
import QtQuick
import Foxpad

AreaPanel {
    id: root

    implicitWidth: 174 * unit
    implicitHeight: 186 * unit

    BoxGrid {
        x: 3 * root.unit
        y: 4 * root.unit
        sheet: root.sheet
        area: root.area
        count: 16
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
        count: 4
        upright: true
        unit: root.unit
    }
    LineBadges {
        x: 164 * root.unit
        y: 174 * root.unit
        sheet: root.sheet
        area: root.area
        first: 4
        count: 1
        unit: root.unit
    }
    LinePoints {
        x: 23 * root.unit
        y: 174 * root.unit
        sheet: root.sheet
        area: root.area
        first: 5
        count: 4
        unit: root.unit
    }
}
