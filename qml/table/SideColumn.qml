// SPDX-License-Identifier: GPL-3.0-or-later
// The column of the wide table: dice in hand, on the fields, on the tray; actions; this turn; bar.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    readonly property bool dice: !pad.sheetEntry
    readonly property bool rolling: pad.rolling

    signal logWanted

    SideCard {
        id: hand

        width: parent.width
        height: root.rolling ? grid.implicitHeight : 112
        visible: root.dice && !root.rolling
        title: root.pad.sharing ? qsTr("Shared") : qsTr("In hand")
        aside: root.pad.roll > 0 && !root.pad.sharing ? qsTr("Roll %1 of 3").arg(root.pad.roll) : ""

        Text {
            x: 16
            y: 36
            width: parent.width - 2 * x
            visible: root.pad.handCount === 0 && (!root.pad.sharing || !root.pad.solo)
            text: root.pad.sharing ? qsTr("Everybody else enters a die from the tray.") : qsTr("No dice are left.")
            color: Theme.soft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
        }
    }
    RollGrid {
        id: grid

        width: parent.width
        height: implicitHeight
        visible: root.rolling
        grip: false
        rowHeight: Math.min(52, (bar.y - 230) / 6 - 3)
        pad: root.pad
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
        trayCentred: true
        handShown: !root.rolling
        hand: Qt.rect(14, 40, parent.width - 28, 60)
        fields: Qt.rect(16, fields.y + 38, 190, 60)
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
        keyWidth: (root.width + spacing) / Math.max(1, count) - spacing
        visible: !root.rolling
        pad: root.pad
    }
    TurnCard {
        y: keys.y + keys.height + 8
        width: parent.width
        height: bar.y - y - 8
        visible: height > 90 && !root.rolling && !polish.visible
        pad: root.pad
    }
    PolishKeys {
        id: polish

        visible: width > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: keys.y + keys.height + 6
        pad: root.pad
    }
    WideBar {
        id: bar

        y: parent.height - height
        width: parent.width
        pad: root.pad
        onLogWanted: root.logWanted()
    }
}
