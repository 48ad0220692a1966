// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of the wide table's column: take back, make again, the log, and the button below them.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad
    readonly property real third: (width - 16) / 3

    signal logWanted

    implicitHeight: 124

    ActionButton {
        objectName: "undo"
        width: root.third
        height: 52
        glyph: Glyph.Undo
        enabled: root.pad.canUndo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Undo")
        onClicked: root.pad.undo()
    }
    ActionButton {
        objectName: "redo"
        x: root.third + 8
        width: root.third
        height: 52
        glyph: Glyph.Redo
        enabled: root.pad.canRedo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Redo")
        onClicked: root.pad.redo()
    }
    ActionButton {
        objectName: "log"
        x: 2 * (root.third + 8)
        width: root.third
        height: 52
        glyph: Glyph.List
        Accessible.name: qsTr("Log")
        onClicked: root.logWanted()
    }
    NextButton {
        y: 60
        width: parent.width
        height: 64
        lines: 2
        pad: root.pad
    }
}
