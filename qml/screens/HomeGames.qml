// SPDX-License-Identifier: GPL-3.0-or-later
// What Home has of games: the one to go on with, a new one, the others going on, the last ones.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    property real heroHeight: 206
    // Hero and buttons on the left, the lists on the right, where there is room for both.
    property bool sideBySide: false
    readonly property bool first: shelf.unfinished.count === 0 && shelf.lately.count === 0

    implicitHeight: Math.max(now.height, lists.y + lists.height) + Theme.space12 + about.height

    Column {
        id: now

        width: root.sideBySide ? (root.width - Theme.space24) / 2 : root.width
        spacing: Theme.space8 + 2

        HomeHero {
            width: now.width
            height: implicitHeight
            shelf: root.shelf
            tall: root.heroHeight
            onPlay: (game, rules) => root.navigator.play(game, rules)
        }
        HomeButtons {
            width: now.width
            shelf: root.shelf
            onNewGame: root.navigator.newGame("")
        }
    }
    Column {
        id: lists

        x: root.sideBySide ? root.width - width : 0
        y: root.sideBySide ? 0 : now.height + Theme.space12
        width: now.width
        spacing: Theme.space8

        GamesSection {
            width: lists.width
            objectName: "goingOn"
            title: qsTr("Also going on")
            games: root.shelf.unfinished
            from: 1
            onChosen: (game, rules) => root.navigator.play(game, rules)
        }
        GamesSection {
            width: lists.width
            objectName: "lately"
            title: qsTr("Lately")
            games: root.shelf.lately
            link: root.shelf.moreGames ? qsTr("All games") : ""
            onChosen: (game, rules) => root.navigator.look(game)
            onLinkChosen: root.navigator.history()
        }
        FirstGames {
            width: lists.width
            visible: root.first && root.shelf.status === Shelf.Ready
            games: root.shelf.catalogue
            onChosen: game => root.navigator.newGame(game)
        }
    }
    Text {
        id: about

        objectName: "about"
        x: 6
        y: root.height - height
        width: root.width - 2 * x
        bottomPadding: 6
        text: qsTr("Version %1. Unofficial: not made, licensed or endorsed by the games' publishers.").arg(Application.version)
        color: Theme.soft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.labelSize
    }
}
