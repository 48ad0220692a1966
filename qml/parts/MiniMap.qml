// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of an area that pans, with a frame round the part that is seen.
import QtQuick
import Foxpad
import Foxpad.App

PaintedMap {
    id: root

    required property real from
    required property real to

    Accessible.ignored: true

    Rectangle {
        x: root.from * root.width - 2 * root.unit
        y: -2 * root.unit
        width: (root.to - root.from) * root.width + 4 * root.unit
        height: root.height + 4 * root.unit
        radius: 3 * root.unit
        color: Theme.clear
        border.width: 1.5 * root.unit
        border.color: Theme.badgeRim
    }
}
