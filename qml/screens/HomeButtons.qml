// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, or the last one once more.
import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property Shelf shelf

    readonly property real share: shelf.canRematch ? (width - spacing) / 2 : width

    signal newGame

    spacing: Theme.space8

    ActionButton {
        objectName: "newGame"
        width: root.share
        height: 60
        primary: true
        glyph: Glyph.Plus
        text: qsTr("New game")
        enabled: root.shelf.status === Shelf.Ready
        onClicked: root.newGame()
    }
    ActionButton {
        objectName: "rematch"
        width: root.share
        height: 60
        visible: root.shelf.canRematch
        glyph: Glyph.Again
        text: qsTr("Rematch")
        detail: root.shelf.rematchDetail
        onClicked: root.shelf.rematchLast()
    }
}
