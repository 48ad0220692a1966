// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a game's empty sheet.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property NewGame setup
    required property string game

    Accessible.ignored: true
    onGameChanged: root.setup.print(sheet, root.game)
    Component.onCompleted: root.setup.print(sheet, root.game)

    Sheet {
        id: sheet
    }
    SheetFrame {
        id: frame

        anchors.fill: parent
        sheet: sheet
    }
    GameTiles {
        anchors.centerIn: parent
        visible: !frame.drawn
        tiles: root.setup.tilesOf(root.game)
    }
}
