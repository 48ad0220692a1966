// SPDX-License-Identifier: GPL-3.0-or-later
// How far a solo game got: a stroke a band, the best on the right.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Row {
    id: root

    required property int bands
    required property int band // from 0, the best

    spacing: 3
    height: 10
    Accessible.ignored: true

    Repeater {
        model: root.bands

        Rectangle {
            required property int index
            readonly property bool reached: root.bands - 1 - index >= root.band

            width: (root.width - (root.bands - 1) * root.spacing) / Math.max(1, root.bands)
            height: root.height
            radius: height / 2
            color: Theme.heroAccentText
            opacity: reached ? 1 : 0.25
        }
    }
}
