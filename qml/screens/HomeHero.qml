// SPDX-License-Identifier: GPL-3.0-or-later
// The card on top of Home: the game to go on with, or, where there is none, what the pad is for.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Shelf shelf

    property real tall: 206

    signal play(game: real, rules: string)

    implicitHeight: root.shelf.unfinished.count > 0 ? games.height : intro.implicitHeight
    clip: false

    IntroCard {
        id: intro

        width: parent.width
        visible: root.shelf.unfinished.count === 0
    }
    ListView {
        id: games

        width: parent.width
        height: root.tall
        visible: count > 0
        interactive: false
        clip: true
        // A card is large, and only the first one is seen: no other is made, not even at the edge.
        cacheBuffer: 0
        spacing: 1
        model: root.shelf.unfinished
        delegate: GoOnCard {
            width: games.width
            height: games.height
            visible: index === 0 // the others are in the list below
            sheet: root.shelf.topSheet
            onPlay: root.play(game, rules)
        }
    }
}
