// SPDX-License-Identifier: GPL-3.0-or-later
// Polishes a chosen die that lies on the tray, or the one that goes with it, up or down.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property CleverPad pad

    spacing: Theme.space4

    Repeater {
        model: root.pad.dice

        Row {
            id: die

            required property int index
            required property string colour
            required property int face
            required property int polish
            required property bool mayRise
            required property bool mayFall

            visible: mayRise || mayFall || polish !== 0
            spacing: 2

            ActionButton {
                objectName: "fall-" + die.colour
                width: 44
                height: 46
                enabled: die.mayFall
                text: "−"
                Accessible.name: qsTr("Polish down")
                onClicked: root.pad.polish(die.index, -1)
            }
            PaintedDie {
                width: 46
                height: 46
                unit: 46 / 54
                colour: die.colour
                face: Math.max(1, die.face + die.polish)
            }
            ActionButton {
                objectName: "rise-" + die.colour
                width: 44
                height: 46
                enabled: die.mayRise
                text: "+"
                Accessible.name: qsTr("Polish up")
                onClicked: root.pad.polish(die.index, 1)
            }
        }
    }
}
