// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first game: the games there are, each a tap away.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Column {
    id: root

    required property GameList games

    signal chosen(game: string)

    spacing: Theme.space8

    Text {
        x: 6
        text: qsTr("Games")
        color: Theme.text
        font.pixelSize: Theme.headingSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: root.visible ? root.games : null

        GameCard {
            width: root.width
            onClicked: root.chosen(rules)
        }
    }
}
