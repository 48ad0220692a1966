// SPDX-License-Identifier: GPL-3.0-or-later
// The games of History by month. (Not bound: Qt 6.4 can't make bound section delegates.)
import QtQuick
import Foxpad
import Foxpad.App

ListView {
    id: root

    required property History past

    signal removed(game: real)
    signal looked(game: real)
    signal played(game: real, rules: string)

    spacing: Theme.space8
    clip: true
    bottomMargin: Theme.space12
    boundsBehavior: Flickable.StopAtBounds
    reuseItems: true
    model: past.games
    section.property: "section"
    section.delegate: MonthHead {}
    onContentYChanged: {
        if (contentY + 2 * height > contentHeight + originY) {
            past.more();
        }
    }
    delegate: GameCard {
        required property bool over

        width: ListView.view.width
        onClicked: over ? (ListView.view as HistoryList).looked(game) : (ListView.view as HistoryList).played(game, rules)
        Keys.onDeletePressed: (ListView.view as HistoryList).removed(game)
        onPressAndHold: (ListView.view as HistoryList).removed(game)
    }
}
