// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer on a tablet or desktop: the whole sheet, the dice in a column beside it.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property KeerPad pad
    property bool mirrored: false
    readonly property real inset: Theme.space12
    readonly property real side: Math.max(276, Math.min(0.255 * width, 380))
    readonly property real sheetWidth: width - side - 3 * inset
    readonly property real sheetX: mirrored ? side + 2 * inset : inset
    readonly property real sideX: mirrored ? inset : width - side - inset
    readonly property real below: 66
    // Colours and exclamation marks take what the sheet leaves.
    readonly property real foot: Math.max(62, Math.min(92, height - below - 32 - 338 * sheetWidth / 600 - 3 * inset))
    readonly property real unit: Math.max(1, Math.min(sheetWidth / 600, (height - below - 32 - foot - 3 * inset) / 338))

    signal logWanted
    signal homeWanted

    TableHead {
        x: root.inset
        y: 8
        width: root.width - 2 * root.inset
        height: 50
        pad: root.pad
        onHomeWanted: root.homeWanted()
    }
    KeerHead {
        id: head

        x: root.sheetX
        y: root.below
        width: root.sheetWidth
        implicitHeight: 28
        withWays: false
        pad: root.pad
    }
    KeerSheet {
        id: view

        x: root.sheetX + (root.sheetWidth - width) / 2
        y: head.y + head.height + 4
        width: implicitWidth
        height: implicitHeight
        sheet: root.pad.sheet
        unit: root.unit
        viewWidth: root.sheetWidth
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerColours {
        id: colours

        x: view.x
        y: view.y + view.height + root.inset
        width: view.width * 0.58
        height: root.foot
        unit: root.foot / 46
        sheet: root.pad.sheet
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerMarks {
        x: colours.x + colours.width + root.inset
        y: colours.y + (colours.height - height) / 2
        width: view.x + view.width - x
        height: 46
        pad: root.pad
    }
    KeerDice {
        id: dice

        x: root.sideX
        y: root.below
        width: root.side
        height: Math.min(300, bar.y - y - 150)
        upright: true
        visible: !root.pad.sheetEntry
        pad: root.pad
    }
    TurnCard {
        x: root.sideX
        y: dice.visible ? dice.y + dice.height + root.inset : root.below
        width: root.side
        height: keys.y - y - (keys.height > 0 ? root.inset : 0)
        visible: height > 90
        pad: root.pad
    }
    KeerKeys {
        id: keys

        x: root.sideX
        y: bar.y - height - root.inset
        height: root.pad.mayPass || root.pad.mayStrike ? Theme.controlTarget : 0
        pad: root.pad
    }
    WideBar {
        id: bar

        x: root.sideX
        y: root.height - height - root.inset
        width: root.side
        pad: root.pad
        onLogWanted: root.logWanted()
    }
    KeerRoll {
        x: root.sheetX
        y: root.height - height - root.inset
        width: root.sheetWidth
        height: implicitHeight
        visible: root.pad.rolling
        sideBySide: true
        pad: root.pad
    }
}
