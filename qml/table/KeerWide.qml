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
    readonly property real side: 276
    readonly property real sheetWidth: width - side - 3 * inset
    readonly property real sheetX: mirrored ? side + 2 * inset : inset
    readonly property real sideX: mirrored ? inset : width - side - inset
    readonly property real below: strip.y + strip.height + inset
    readonly property real unit: Math.max(1, Math.min(sheetWidth / 600, (height - below - 120) / 338))

    signal logWanted
    signal homeWanted

    TurnStrip {
        id: strip

        x: root.inset
        y: root.inset
        width: root.width - 2 * root.inset
        pad: root.pad
    }
    KeerHead {
        id: head

        x: root.sheetX
        y: root.below
        width: root.sheetWidth
        implicitHeight: 28
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
        width: view.width * 0.55
        height: 56
        unit: 1.2
        sheet: root.pad.sheet
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerMarks {
        x: colours.x + colours.width + root.inset
        y: colours.y + 8
        width: view.x + view.width - x
        height: 40
        pad: root.pad
    }
    KeerDice {
        x: root.sideX
        y: root.below
        width: root.side
        height: 300
        upright: true
        visible: !root.pad.sheetEntry
        pad: root.pad
    }
    KeerKeys {
        x: root.sideX
        y: log.y - height - root.inset
        height: Theme.controlTarget
        pad: root.pad
    }
    ActionButton {
        id: log

        objectName: "log"
        x: root.sideX
        y: bar.y - height - root.inset
        width: root.side
        glyph: Glyph.List
        text: qsTr("Log")
        onClicked: root.logWanted()
    }
    TableBar {
        id: bar

        x: root.sideX
        y: root.height - height - root.inset
        width: root.side
        implicitHeight: 60
        mirrored: root.mirrored
        pad: root.pad
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
