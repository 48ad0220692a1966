// SPDX-License-Identifier: GPL-3.0-or-later
// The colours' marks thrown about along the upper and right edge; they fall in once.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    property real fallen: Theme.still ? 1 : 0

    clip: true
    Accessible.ignored: true

    NumberAnimation on fallen {
        running: !Theme.still
        to: 1
        duration: 900
        easing.type: Easing.OutCubic
    }
    Repeater {
        model: 22

        Mark {
            id: piece

            required property int index
            // Where it comes to rest: most on top, the others down the right side.
            readonly property real across: index < 12 ? 0.03 + 0.083 * index : 0.74 + 0.024 * (index * 7 % 11)
            readonly property real down: index < 12 ? 6 + index * 13 % 14 : 24 + (index - 12) * 43 % 72
            readonly property list<color> shades: [Theme.yellow.box, Theme.blue.box, Theme.green.box, Theme.orange.box, Theme.purple.ground]

            x: across * (root.width - width)
            y: down * root.fallen - (1 - root.fallen) * 30
            width: 9 + index * 5 % 6
            height: width
            rotation: index * 47 % 90 - 45 + (1 - root.fallen) * 120
            opacity: 0.85 * root.fallen
            kind: index % 5
            color: shades[index % 5]
        }
    }
}
