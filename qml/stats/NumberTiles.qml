// SPDX-License-Identifier: GPL-3.0-or-later
// The four numbers people ask for first.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

GridLayout {
    id: root

    required property Statistics stats

    signal looked(game: real)

    columns: root.stats.wins === "" ? 3 : width < 420 ? 2 : 4
    columnSpacing: Theme.space8
    rowSpacing: Theme.space8

    component Tile: NumberTile {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
    }

    Tile {
        objectName: "gamesTile"
        number: root.stats.games.toLocaleString(Qt.locale(), "f", 0)
        text: root.stats.playerName === "" ? qsTr("sheets", "finished by everybody", root.stats.games) : qsTr("games", "how many", root.stats.games)
    }
    Tile {
        objectName: "averageTile"
        number: root.stats.average
        text: qsTr("on average")
        remark: root.stats.playerName === "" ? "" : qsTr("the table %1").arg(root.stats.tableAverage)
    }
    Tile {
        objectName: "bestTile"
        number: root.stats.best
        text: qsTr("best")
        ink: Theme.accent
        leads: true
        onClicked: root.looked(root.stats.bestGame)
    }
    Tile {
        objectName: "winsTile"
        visible: root.stats.wins !== ""
        number: root.stats.wins
        text: root.stats.winsName
    }
}
