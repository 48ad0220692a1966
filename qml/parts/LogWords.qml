// SPDX-License-Identifier: GPL-3.0-or-later
// An entry in words, with the mark of its colour.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property string words
    required property string detail
    required property string colour
    readonly property bool plain: colour === "" // of no colour: a roll, a turn that is closed
    readonly property AreaColours colours: Theme.colours(plain ? "white" : colour)

    implicitHeight: Math.max(30, text.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: words + ". " + detail

    Rectangle {
        y: 1
        width: 28
        height: 28
        radius: 14
        color: root.plain ? Theme.clear : root.colours.die
        border.width: root.plain ? 1.5 : 0
        border.color: Theme.line

        Mark {
            anchors.centerIn: parent
            width: 17
            height: 17
            visible: !root.plain
            kind: root.colours.mark
            color: root.colours.pip
        }
        Rectangle {
            anchors.centerIn: parent
            width: 8
            height: 8
            radius: 4
            visible: root.plain
            color: Theme.soft
        }
    }
    Column {
        id: text

        x: 38
        width: parent.width - x

        Text {
            width: parent.width
            text: root.words
            color: Theme.text
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: root.detail
            color: Theme.soft
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.labelSize
        }
    }
}
