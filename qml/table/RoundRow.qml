// SPDX-License-Identifier: GPL-3.0-or-later
// The round track with the ways to the log and out.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad

    signal logWanted
    signal homeWanted

    implicitHeight: 20

    RoundTrack {
        x: 4
        sheet: root.pad.sheet
        titled: root.width >= (root.pad.rounds > 5 ? 380 : 330)
    }
    ActionButton {
        id: log

        objectName: "log"
        anchors.right: home.left
        anchors.verticalCenter: parent.verticalCenter
        width: 36
        height: 26
        glyph: Glyph.List
        glyphSize: 18
        ground: Theme.clear
        Accessible.name: qsTr("Log")
        onClicked: root.logWanted()
    }
    ActionButton {
        id: home

        objectName: "home"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 36
        height: 26
        glyph: Glyph.Close
        glyphSize: 18
        ground: Theme.clear
        Accessible.name: qsTr("To the start page")
        onClicked: root.homeWanted()
    }
}
