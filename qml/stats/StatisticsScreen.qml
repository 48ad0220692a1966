// SPDX-License-Identifier: GPL-3.0-or-later
// What the finished games say: of one game, of one person or everybody, in some time.
import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    property string wantedGame: ""
    property real wantedPlayer: -1 // 0: everybody; less: who plays most

    objectName: "statisticsScreen"
    Component.onCompleted: {
        if (root.wantedGame !== "") {
            stats.rules = root.wantedGame;
        }
        if (root.wantedPlayer >= 0) {
            stats.player = root.wantedPlayer;
        }
    }

    Statistics {
        id: stats

        shelf: root.shelf
    }
    // What scrolls stays under the head.
    Rectangle {
        z: 1
        width: parent.width
        height: page.y
        color: Theme.ground
    }
    ScreenHead {
        id: head

        z: 1
        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        title: qsTr("Statistics")
        onBack: root.navigator.back()

        ActionButton {
            objectName: "players"
            glyph: Glyph.Person
            text: qsTr("Players")
            onClicked: root.navigator.players()
        }
    }
    Waiting {
        z: 1
        anchors.top: head.bottom
        width: parent.width
        waiting: stats.asking
    }
    Flickable {
        id: page

        objectName: "statisticsPage"
        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: (board.visible ? board.y + board.height : invitation.y + invitation.height) + Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        StatisticsFilters {
            id: filters

            x: (page.width - width) / 2
            width: Math.min(page.width - 2 * Theme.space12, Theme.pageWidth)
            stats: stats
            catalogue: root.shelf.catalogue
        }
        StatisticsBoard {
            id: board

            objectName: "board"
            x: filters.x
            y: filters.height + Theme.space12
            width: filters.width
            height: implicitHeight
            visible: stats.state === Statistics.Shown
            stats: stats
            onLooked: game => root.navigator.look(game)
            onChosen: player => {
                stats.player = player;
                page.contentY = 0;
            }
        }
        Invitation {
            id: invitation

            objectName: "invitation"
            x: (page.width - width) / 2
            y: filters.height + Theme.space24 * 2
            width: Math.min(page.width - 2 * Theme.space24, 420)
            visible: stats.state === Statistics.NoGame || stats.state === Statistics.NotThese
            title: stats.state === Statistics.NoGame ? qsTr("Your first game is waiting") : stats.playerName === "" ? qsTr("Nobody finished %1 in this time").arg(stats.gameName) : qsTr("%1 has not finished %2 in this time").arg(stats.playerName).arg(stats.gameName)
            words: stats.state === Statistics.NoGame ? qsTr("Play one to its end. Scores, records and who beats whom will be here.") : stats.span !== Statistics.AllTime ? qsTr("Choose a longer time, or play one now.") : qsTr("Play one, and its numbers will be here.")
            action: qsTr("New game")
            onAccepted: root.navigator.newGame(stats.state === Statistics.NoGame ? "" : stats.rules)
        }
    }
}
