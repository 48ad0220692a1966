// SPDX-License-Identifier: GPL-3.0-or-later
// Playing by keyboard: a colour's key takes its die, a number its face or one of the lit boxes,
// Enter makes the entry or goes on.
import QtQuick
import Foxpad.App

QtObject {
    id: root

    required property CleverPad pad
    readonly property var colours: ({
        "w": "white", "y": "yellow", "b": "blue", "g": "green", "o": "orange", "p": "purple",
        "e": "grey", "k": "pink"
    })

    signal logWanted
    signal homeWanted

    function pressed(event: KeyEvent): bool {
        const withZ = event.key === Qt.Key_Z && (event.modifiers & Qt.ControlModifier)
        const redo = (withZ && (event.modifiers & Qt.ShiftModifier)) || event.key === Qt.Key_Delete
        if ((withZ && !redo) || event.key === Qt.Key_Backspace)
            pad.undo()
        else if (redo)
            pad.redo()
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            pad.enter()
        else if (event.key === Qt.Key_Escape)
            return pad.typeEscape()
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            pad.showSeat(pad.shownSeat + (event.key === Qt.Key_PageDown ? 1 : -1))
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            pad.typeNumber(event.key - Qt.Key_0)
        else if (event.text === "l")
            logWanted()
        else if (event.text === "r")
            pad.tapAction(0)
        else if (event.text === "x")
            pad.tapAction(1)
        else if (colours[event.text] !== undefined)
            pad.typeColour(colours[event.text])
        else
            return false
        return true
    }
}
