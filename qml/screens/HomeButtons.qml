// SPDX-License-Identifier: GPL-3.0-or-later
// A new game, or the last one once more.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

RowLayout {
    id: root

    required property Shelf shelf

    signal newGame

    spacing: Theme.space8

    ActionButton {
        objectName: "newGame"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 60
        primary: true
        glyph: Glyph.Plus
        text: qsTr("New game")
        enabled: root.shelf.status === Shelf.Ready
        onClicked: root.newGame()
    }
    ActionButton {
        objectName: "rematch"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.preferredHeight: 60
        visible: root.shelf.canRematch
        glyph: Glyph.Again
        text: qsTr("Rematch")
        detail: root.shelf.rematchDetail
        onClicked: root.shelf.rematchLast()
    }
}
