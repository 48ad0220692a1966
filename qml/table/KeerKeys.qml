// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done beside crossing boxes: pass; in sheet entry, end the game.
import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property KeerPad pad

    spacing: Theme.space4

    ActionButton {
        objectName: "pass"
        height: root.height
        visible: root.pad.mayPass
        text: qsTr("Pass")
        onClicked: root.pad.pass()
    }
    ActionButton {
        objectName: "end"
        height: root.height
        visible: root.pad.mayStrike && !root.pad.over
        text: qsTr("Ended")
        Accessible.name: qsTr("Somebody else ended the game")
        onClicked: root.pad.endGame()
    }
}
