// SPDX-License-Identifier: GPL-3.0-or-later
// Every seat, side by side: who rolls, who owes what, whose sheet is shown.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad
    readonly property int count: seats.count
    readonly property real gap: 4
    // The shown seat is wider, so that its words can be read.
    readonly property real share: (width - gap * (count - 1)) / (count + widening)
    readonly property real widening: count > 1 && width < 150 * count ? 0.5 : 0

    implicitHeight: Theme.controlTarget
    Accessible.role: Accessible.PageTabList

    Repeater {
        id: seats

        model: root.pad.seats

        SeatTab {
            readonly property int before: root.pad.shownSeat < index ? 1 : 0

            x: index * (root.share + root.gap) + before * root.widening * root.share
            width: root.share * (shown ? 1 + root.widening : 1)
            height: root.height
            roomy: width >= 124
            onClicked: root.pad.showSeat(index)

            Behavior on x {
                NumberAnimation {
                    duration: Theme.slideTime
                }
            }
        }
    }
}
