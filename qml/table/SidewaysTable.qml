// SPDX-License-Identifier: GPL-3.0-or-later
// The table on a phone held sideways: the sheet in two columns, seats where it leaves room, and
// one strip of dice below.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    property bool mirrored: false
    readonly property real stripTop: height - 56
    readonly property real unit: Math.max(1, Math.min((width - 16) / 708, (stripTop - 6) / 290))
    readonly property real nextWidth: Math.min(240, width * (keys.count > 2 ? 0.22 : 0.25))
    readonly property real diceX: mirrored ? 8 : 60
    readonly property real diceWidth: width - 76 - nextWidth - keys.width - 8
    // A whole hand leaves no room for fields and tray, and nothing lies there yet.
    readonly property bool whole: pad.handCount === 6 && !pad.rolling
    // With three actions beside them the dice in hand need the room more than the fields do.
    readonly property real fieldsWidth: whole ? 0 : keys.count > 2 ? 98 : 128
    readonly property real handWidth: pad.rolling ? 0 : Math.min(pad.handCount * 50, diceWidth - fieldsWidth - trayWidth - 8)
    readonly property real trayWidth: pad.trayCount > 0 ? pad.trayCount * 38 + 20 : 0

    readonly property bool spared: area.free.width > 0

    signal logWanted
    signal homeWanted

    SheetArea {
        id: area

        y: root.spared ? 3 : 54
        width: root.width
        height: root.stripTop - y - 2
        layout: SheetView.Sideways
        pad: root.pad
        unit: root.unit
        inset: (root.width - 708 * root.unit) / 2
    }
    // Seats and rounds: where the sheet leaves room, or above it.
    Item {
        id: side

        x: root.spared ? area.inset + area.free.x : 8
        y: root.spared ? area.y + area.free.y - area.contentY : 3
        width: root.spared ? area.free.width : root.width - 16
        height: root.spared ? area.free.height : 48

        TurnStrip {
            id: strip

            width: parent.width * (root.spared ? 1 : 0.55)
            pad: root.pad
        }
        RoundRow {
            id: rounds

            x: root.spared ? 0 : strip.width + 4
            y: root.spared ? strip.height + 5 : 3
            width: parent.width - x
            pad: root.pad
            onLogWanted: root.logWanted()
            onHomeWanted: root.homeWanted()
        }
        TableHints {
            x: rounds.x + 6
            y: rounds.y + 25
            width: parent.width - x - 6
            pad: root.pad
        }
    }
    ActionButton {
        objectName: "undo"
        x: root.mirrored ? root.width - width - 8 : 8
        y: root.stripTop + 4
        width: 48
        height: 48
        glyph: Glyph.Undo
        enabled: root.pad.canUndo && root.pad.lookingAt < 0
        Accessible.name: qsTr("Undo; hold to redo")
        onClicked: root.pad.undo()
        onPressAndHold: root.pad.redo()
    }
    DiceBoard {
        y: root.stripTop + 4
        x: root.diceX + (root.mirrored ? root.nextWidth + keys.width + 12 : 0)
        width: root.diceWidth
        visible: !root.pad.sheetEntry && !bonus.visible
        pad: root.pad
        handCell: 46
        trayCell: 36
        trayTitled: false
        handShown: !root.pad.rolling
        fieldsShown: !root.whole
        hand: Qt.rect(0, 0, root.handWidth, 48)
        fields: Qt.rect(root.handWidth + 4, 4, root.fieldsWidth - 8, 40)
        tray: Qt.rect(root.handWidth + root.fieldsWidth + 4, 0, root.trayWidth, 48)
    }
    ActionKeys {
        id: keys

        x: root.mirrored ? root.nextWidth + 12 : root.width - root.nextWidth - width - 12
        y: root.stripTop + 4
        keyWidth: 46
        pad: root.pad
    }
    PolishKeys {
        x: root.diceX + root.diceWidth - width
        y: root.stripTop - 48
        visible: !bonus.visible
        pad: root.pad
    }
    BonusBar {
        id: bonus

        x: root.diceX
        y: root.stripTop - 10
        width: root.diceWidth
        height: 62
        flat: true
        pad: root.pad
    }
    NextButton {
        x: root.mirrored ? 8 : root.width - width - 8
        y: root.stripTop + 4
        width: root.nextWidth
        height: 48
        padding: 6
        lines: 2
        pad: root.pad
    }
    RollGrid {
        x: root.mirrored ? 4 : root.width - width - 4
        y: root.stripTop - implicitHeight - 2
        width: Math.min(400, root.width - area.inset - 352 - 12)
        height: implicitHeight
        visible: root.pad.rolling
        grip: false
        rowHeight: Math.min(46, (root.stripTop - 44) / 6 - 3)
        pad: root.pad
    }
}
