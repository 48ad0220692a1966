// SPDX-License-Identifier: GPL-3.0-or-later
// The tally itself: areas down, seats across.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Tally tally
    required property real roomHeight
    property real counted: 0

    implicitHeight: measures.height
    Component.onCompleted: counting.start()

    TallySizes {
        id: measures

        roomWidth: root.width
        roomHeight: root.roomHeight
        seats: root.tally.seats
        areas: root.tally.areaKeys.length
        hasFoxes: root.tally.hasFoxes
    }
    NumberAnimation {
        id: counting

        target: root
        property: "counted"
        from: 0
        to: 1
        duration: Theme.tallyTime * 2
        easing.type: Easing.OutQuart
    }

    Row {
        x: (root.width - measures.width) / 2

        TallyLabels {
            tally: root.tally
            sizes: measures
        }
        Repeater {
            model: root.tally

            TallySeat {
                sizes: measures
                areaKeys: root.tally.areaKeys
                hasFoxes: root.tally.hasFoxes
                counted: root.counted
            }
        }
    }
}
