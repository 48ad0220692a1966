// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer on a phone held sideways: the sheet, and everything else in a column beside it.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property KeerPad pad
    property bool mirrored: false
    readonly property real handWidth: 126
    readonly property real unit: Math.min((height - 22) / 338, Math.max(0.9, (width - handWidth - 14) / 600))
    readonly property real handX: mirrored ? 4 : width - handWidth - 4
    readonly property real sheetX: mirrored ? handWidth + 10 : 4

    signal logWanted
    signal homeWanted

    KeerHead {
        x: root.sheetX
        width: root.width - root.handWidth - 16
        pad: root.pad
        onLogWanted: root.logWanted()
        onHomeWanted: root.homeWanted()
    }
    KeerSheet {
        x: root.sheetX
        y: 22
        width: implicitWidth
        height: implicitHeight
        sheet: root.pad.sheet
        unit: root.unit
        viewWidth: root.width - root.handWidth - 14
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerSeats {
        id: seats

        x: root.handX
        y: 4
        width: root.handWidth
        height: 70
        pad: root.pad
    }
    KeerDice {
        id: dice

        x: root.handX
        y: seats.y + seats.height + 4
        width: root.handWidth
        height: colours.y - y - 4
        upright: true
        visible: !root.pad.sheetEntry
        pad: root.pad
    }
    KeerColours {
        id: colours

        x: root.handX
        y: marks.y - height - 2
        width: root.handWidth
        height: 46
        sheet: root.pad.sheet
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerMarks {
        id: marks

        x: root.handX
        y: keys.y - height - 3
        width: root.handWidth
        height: 20
        pad: root.pad
    }
    KeerKeys {
        id: keys

        x: root.handX
        y: bar.y - height - 3
        height: root.pad.mayStrike ? 32 : 0
        visible: root.pad.mayStrike // to pass is on the button
        pad: root.pad
    }
    TableBar {
        id: bar

        x: root.handX
        y: root.height - height - 4
        width: root.handWidth
        height: 54
        withRedo: false
        side: 42
        lines: 2
        mirrored: root.mirrored
        pad: root.pad
    }
    KeerRoll {
        x: root.sheetX
        y: root.height - height - 4
        width: Math.min(600, root.width - root.handWidth - 14)
        height: implicitHeight
        visible: root.pad.rolling
        sideBySide: true
        pad: root.pad
    }
}
