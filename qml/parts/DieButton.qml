// SPDX-License-Identifier: GPL-3.0-or-later
// A die of some colour to tap, chosen or not.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string colour
    required property bool chosen

    implicitWidth: Theme.controlTarget
    implicitHeight: Theme.controlTarget
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: Theme.spokenColour(colour)
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        FocusRing {
            radius: Theme.boxRadius
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Die {
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height)
            height: width
            colour: root.colour
            kind: Die.Sign
            chosen: root.chosen
            Accessible.ignored: true
        }
    }
}
