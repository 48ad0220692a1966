// SPDX-License-Identifier: GPL-3.0-or-later
// Every game, newest first, by month.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    objectName: "historyScreen"

    History {
        id: past

        shelf: root.shelf
    }
    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.textWidth)
        title: qsTr("History")
        onBack: root.navigator.back()
    }
    HistoryFilters {
        id: filters

        anchors.top: head.bottom
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 2 * Theme.space12, Theme.textWidth)
        past: past
        catalogue: root.shelf.catalogue
    }
    HistoryList {
        id: list

        objectName: "games"
        anchors.top: filters.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: parent.bottom
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 2 * Theme.space12, Theme.textWidth)
        past: past
        onRemoved: game => root.shelf.remove(game)
        onLooked: game => root.navigator.look(game)
        onPlayed: (game, rules) => root.navigator.play(game, rules)
    }
    Text {
        anchors.centerIn: list
        width: list.width - 2 * Theme.space24
        visible: list.count === 0 && !past.busy
        text: past.filtered ? qsTr("No game fits. Try fewer filters.") : qsTr("Nothing yet. The first game you play will be here.")
        color: Theme.soft
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.bodySize
    }
    BusySign {
        anchors.horizontalCenter: list.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space24
        busy: past.busy
    }
}
