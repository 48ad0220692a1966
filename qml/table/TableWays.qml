// SPDX-License-Identifier: GPL-3.0-or-later
// The ways from the table to the log and out, small: they are not needed in a turn.
import QtQuick
import Foxpad

Row {
    id: root

    property real tall: 24

    signal logWanted
    signal homeWanted

    ActionButton {
        objectName: "log"
        width: 40
        height: root.tall
        glyph: Glyph.List
        glyphSize: 18
        ground: Theme.clear
        Accessible.name: qsTr("Log")
        onClicked: root.logWanted()
    }
    ActionButton {
        objectName: "home"
        width: 40
        height: root.tall
        glyph: Glyph.Close
        glyphSize: 18
        ground: Theme.clear
        Accessible.name: qsTr("To the start page")
        onClicked: root.homeWanted()
    }
}
