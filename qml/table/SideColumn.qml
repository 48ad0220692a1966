// SPDX-License-Identifier: GPL-3.0-or-later
// The column of the wide table: dice in hand, on the fields, on the tray; actions; this turn; bar.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    readonly property bool dice: !pad.sheetEntry
    readonly property real barTop: undo.y

    signal logWanted

    SideCard {
        id: hand

        width: parent.width
        height: 134
        visible: root.dice
        title: root.pad.sharing ? qsTr("Shared") : qsTr("In hand")
        aside: root.pad.roll > 0 && !root.pad.sharing ? qsTr("Roll %1 of 3").arg(root.pad.roll) : ""
    }
    Text {
        x: 16
        y: 36
        width: hand.width - 32
        visible: root.dice
        text: root.pad.hint
        color: Theme.soft
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font.pixelSize: Theme.labelSize
    }
    SideCard {
        id: fields

        y: hand.height + 8
        width: parent.width
        height: 110
        visible: root.dice
        title: qsTr("Dice fields")
    }
    DiceBoard {
        id: board

        width: parent.width
        visible: root.dice
        pad: root.pad
        handCell: 56
        trayCell: 46
        trayTitled: false
        hand: Qt.rect(14, 62, parent.width - 28, 60)
        fields: Qt.rect(16, fields.y + 40, parent.width - 60, 58)
        tray: Qt.rect(0, fields.y + fields.height + 8, parent.width, 76)
    }
    Text {
        y: board.tray.y + 5
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.dice && root.pad.trayCount === 0
        height: 64
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Silver tray")
        color: Theme.trayInk
        font.pixelSize: Theme.bodySize
        font.weight: Font.ExtraBold
    }
    ActionKeys {
        id: keys

        y: root.dice ? board.tray.y + board.tray.height + 10 : 0
        keyWidth: (root.width - 8) / count - 2
        pad: root.pad
    }
    TurnCard {
        y: keys.y + keys.height + 8
        width: parent.width
        height: undo.y - y - 8
        visible: height > 90
        pad: root.pad
    }
    PolishKeys {
        anchors.horizontalCenter: parent.horizontalCenter
        y: keys.y + keys.height + 6
        pad: root.pad
    }
    ActionButton {
        id: undo

        objectName: "undo"
        y: next.y - height - 8
        width: (parent.width - 16) / 3
        height: 52
        glyph: Glyph.Undo
        enabled: root.pad.canUndo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Undo")
        onClicked: root.pad.undo()
    }
    ActionButton {
        objectName: "redo"
        x: undo.width + 8
        y: undo.y
        width: undo.width
        height: 52
        glyph: Glyph.Redo
        enabled: root.pad.canRedo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Redo")
        onClicked: root.pad.redo()
    }
    ActionButton {
        objectName: "log"
        x: 2 * (undo.width + 8)
        y: undo.y
        width: undo.width
        height: 52
        glyph: Glyph.List
        Accessible.name: qsTr("Log")
        onClicked: root.logWanted()
    }
    NextButton {
        id: next

        y: parent.height - height
        width: parent.width
        height: 64
        lines: 2
        pad: root.pad
    }
}
