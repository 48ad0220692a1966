// SPDX-License-Identifier: GPL-3.0-or-later
// Something takes a moment: three dots that come only when it takes longer than people notice.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Row {
    id: root

    required property bool busy

    spacing: Theme.space8
    opacity: shown.running || !busy ? 0 : 1
    Accessible.role: Accessible.Indicator
    Accessible.name: qsTr("Just a moment")
    Accessible.ignored: opacity === 0
    onBusyChanged: busy ? shown.restart() : shown.stop()

    Timer {
        id: shown

        interval: 300
    }
    Repeater {
        model: 3

        Rectangle {
            id: dot

            required property int index

            width: 10
            height: 10
            radius: 5
            color: Theme.soft

            SequentialAnimation on opacity {
                running: root.opacity > 0 && !Theme.still
                loops: Animation.Infinite

                PauseAnimation { duration: dot.index * Theme.chainTime }
                NumberAnimation { to: 0.25; duration: Theme.chainTime }
                NumberAnimation { to: 1; duration: Theme.chainTime }
                PauseAnimation { duration: (2 - dot.index) * Theme.chainTime }
            }
        }
    }
}
