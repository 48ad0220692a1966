// SPDX-License-Identifier: GPL-3.0-or-later
// Four small tiles in the colours a game is known by.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Grid {
    id: root

    required property string tiles // names of colours

    columns: 2
    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: root.tiles.split(" ")

        MarkTile {
            required property string modelData

            area: Theme.colours(modelData)
        }
    }
}
