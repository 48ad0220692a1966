// SPDX-License-Identifier: GPL-3.0-or-later
// Take back, make again, and the button that leads on.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad
    property bool withRedo: true
    property bool mirrored: false
    property real side: 52
    property int lines: 1

    implicitHeight: Theme.controlTarget

    ActionButton {
        id: undo

        objectName: "undo"
        x: root.mirrored ? root.width - width : 0
        width: root.side
        height: root.height
        glyph: Glyph.Undo
        enabled: root.pad.canUndo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Undo")
        onClicked: root.pad.undo()
        onPressAndHold: root.pad.redo()
    }
    ActionButton {
        id: redo

        objectName: "redo"
        x: root.mirrored ? undo.x - width - 4 : undo.width + 4
        width: root.side
        height: root.height
        visible: root.withRedo
        glyph: Glyph.Redo
        ground: Theme.clear
        enabled: root.pad.canRedo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Redo")
        onClicked: root.pad.redo()
    }
    NextButton {
        x: root.mirrored ? 0 : (root.withRedo ? redo.x + redo.width : undo.width) + 4
        width: (root.mirrored ? (root.withRedo ? redo.x : undo.x) : root.width - x) - (root.mirrored ? 4 : 0)
        height: root.height
        lines: root.lines
        leftPadding: root.lines > 1 ? 4 : Theme.space12
        rightPadding: leftPadding
        pad: root.pad
    }
}
