// SPDX-License-Identifier: GPL-3.0-or-later
// What Home has of games: the one to go on with, a new one, the others going on, the last ones.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    property real heroHeight: 206
    // Hero and buttons on the left, the lists on the right, where there is room for both.
    property bool sideBySide: false
    readonly property bool first: shelf.unfinished.count === 0 && shelf.lately.count === 0

    spacing: Theme.space12

    GridLayout {
        columns: root.sideBySide ? 2 : 1
        columnSpacing: Theme.space24
        rowSpacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space8 + 2

            HomeHero {
                Layout.fillWidth: true
                shelf: root.shelf
                tall: root.heroHeight
                onPlay: (game, rules) => root.navigator.play(game, rules)
            }
            HomeButtons {
                Layout.fillWidth: true
                shelf: root.shelf
                onNewGame: root.navigator.newGame("")
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            spacing: Theme.space8

            GamesSection {
                Layout.fillWidth: true
                objectName: "goingOn"
                title: qsTr("Also going on")
                games: root.shelf.unfinished
                from: 1
                onChosen: (game, rules) => root.navigator.play(game, rules)
            }
            GamesSection {
                Layout.fillWidth: true
                objectName: "lately"
                title: qsTr("Lately")
                games: root.shelf.lately
                link: root.shelf.moreGames ? qsTr("All games") : ""
                onChosen: (game, rules) => root.navigator.look(game)
                onLinkChosen: root.navigator.history()
            }
            FirstGames {
                Layout.fillWidth: true
                visible: root.first && root.shelf.status === Shelf.Ready
                games: root.shelf.catalogue
                onChosen: game => root.navigator.newGame(game)
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
    Text {
        objectName: "about"
        Layout.fillWidth: true
        Layout.margins: 6
        text: qsTr("Version %1. Unofficial: not made, licensed or endorsed by the games' publishers.").arg(Application.version)
        color: Theme.soft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.labelSize
    }
}
