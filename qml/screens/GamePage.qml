// SPDX-License-Identifier: GPL-3.0-or-later
// A stored game: its tally, and from there its sheets and replay.
import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    required property real game

    objectName: "gamePage"
    Component.onCompleted: {
        counting.load(root.shelf, root.game);
        stored.load(root.shelf, root.game);
    }

    Counting {
        id: counting
    }
    StoredGame {
        id: stored

        onRemoved: root.navigator.back()
    }
    TallyView {
        anchors.fill: parent
        focus: true
        shelf: root.shelf
        tally: counting.tally
        stored: stored
        canUndo: false
        onBack: root.navigator.back()
        onRematch: root.shelf.rematch(root.game)
        onSheets: root.navigator.replay(root.game)
    }
}
