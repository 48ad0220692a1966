// SPDX-License-Identifier: GPL-3.0-or-later
// The points of lines of an area, at equal distances.
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
    property bool outlined: false
    property bool lower: false
    property bool plainGround: false
    property int wrap: count
    property real pitch: 40
    property real wrapPitch: 40
    property real unit: 1
    property size pill: Qt.size(30, 18)

    Repeater {
        model: root.count

        PaintedPoints {
            required property int index

            x: (index % root.wrap * root.pitch - root.pill.width / 2) * root.unit
            y: (Math.floor(index / root.wrap) * root.wrapPitch - root.pill.height / 2) * root.unit
            width: root.pill.width * root.unit
            height: root.pill.height * root.unit
            unit: root.unit
            sheet: root.sheet
            area: root.area
            line: root.first + index
            colour: root.plainGround ? "" : (root.sheet.areas[root.area] ?? "")
            outlined: root.outlined
            lower: root.lower
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken
        }
    }
}
