// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the wide table: the game, its rounds, the seats.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad

    signal homeWanted

    ActionButton {
        id: back

        objectName: "home"
        y: 1
        width: 48
        height: 48
        glyph: Glyph.Back
        ground: Theme.clear
        Accessible.name: qsTr("To the start page")
        onClicked: root.homeWanted()
    }
    Text {
        id: name

        x: 48
        y: root.pad.rounds > 0 && root.pad.rounds < 10 ? 0 : (parent.height - height) / 2
        width: strip.x - x - 8
        text: root.pad.gameName
        color: Theme.text
        elide: Text.ElideRight
        font.pixelSize: Theme.largeSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    RoundTrack {
        x: 48
        anchors.bottom: parent.bottom
        visible: root.pad.rounds > 0 && root.pad.rounds < 10
        sheet: root.pad.sheet
    }
    TurnStrip {
        id: strip

        readonly property real wanted: count * 184

        anchors.right: parent.right
        width: Math.min(wanted, parent.width - 380)
        height: parent.height
        pad: root.pad
    }
}
