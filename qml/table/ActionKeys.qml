// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the shown seat.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property CleverPad pad
    readonly property int count: keys.count
    property real keyWidth: count > 2 ? 46 : 56

    spacing: 4

    Repeater {
        id: keys

        model: root.pad.actions

        ActionKey {
            required property int index

            width: root.keyWidth
            onClicked: root.pad.tapAction(index)
        }
    }
}
