// SPDX-License-Identifier: GPL-3.0-or-later
// What the pad is, and how far it has come.
import QtQuick
import Foxpad

Rectangle {
    implicitHeight: words.implicitHeight + 2 * words.y
    radius: Theme.cardRadius
    color: Theme.hero

    Column {
        id: words

        x: 18
        y: 18
        width: parent.width - 2 * x
        spacing: Theme.space4

        Text {
            width: parent.width
            text: qsTr("The dice stay on the table")
            color: Theme.heroAccent
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
        Text {
            width: parent.width
            text: qsTr("One pad for three dice games")
            color: Theme.heroText
            wrapMode: Text.Wrap
            font.pixelSize: Theme.largeSize
            font.weight: Font.ExtraBold
        }
        Text {
            width: parent.width
            text: qsTr("Roll real dice and tap in what you got: the pad knows the rules, fills in the bonuses and adds it all up.")
            color: Theme.heroSoft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
        }
    }
}
