// SPDX-License-Identifier: GPL-3.0-or-later
// The badges of lines of an area, at equal distances.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    required property int area
    required property int first // line
    required property int count
    property bool upright: false
    property real pitch: 40
    property real unit: 1
    property real size: 26

    Repeater {
        model: root.count

        Badge {
            required property int index

            // Centred on points along the item's own top left edge.
            x: ((root.upright ? 0 : index * root.pitch) - root.size / 2) * root.unit
            y: ((root.upright ? index * root.pitch : 0) - root.size / 2) * root.unit
            width: root.size * root.unit
            height: root.size * root.unit
            unit: root.unit
            sheet: root.sheet
            area: root.area
            line: root.first + index
        }
    }
}
