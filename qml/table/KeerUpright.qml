// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer on a phone held upright: the sheet pans at 40 px a box below its map.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property KeerPad pad
    property bool mirrored: false
    readonly property real inset: 4
    readonly property real inner: width - 2 * inset
    // As large as the height allows, and never below 40 px a box.
    readonly property real unit: Math.max(1, Math.min(1.6, (height - 294) / 390))

    signal logWanted
    signal homeWanted

    TurnStrip {
        id: strip

        x: root.inset
        y: root.inset
        width: root.inner
        pad: root.pad
    }
    KeerHead {
        id: head

        x: root.inset
        y: strip.y + strip.height + 4
        width: root.inner
        pad: root.pad
        onLogWanted: root.logWanted()
        onHomeWanted: root.homeWanted()
    }
    Flickable {
        id: page

        x: root.inset
        y: head.y + head.height + 2
        width: root.inner
        height: colours.y - y - 4
        contentWidth: width
        contentHeight: view.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.VerticalFlick
        clip: interactive

        KeerSheet {
            id: view

            x: (page.width - width) / 2
            width: implicitWidth
            height: implicitHeight
            sheet: root.pad.sheet
            unit: root.unit
            viewWidth: page.width
            onGoalTapped: line => root.pad.tapGoal(line)
        }
    }
    KeerColours {
        id: colours

        x: root.inset
        y: marks.y - height - 4
        width: root.inner
        height: 46
        sheet: root.pad.sheet
        onGoalTapped: line => root.pad.tapGoal(line)
    }
    KeerMarks {
        id: marks

        x: root.inset
        y: dice.y - height - 4
        width: Math.min(root.inner - keys.width - 8, 260)
        height: 32
        pad: root.pad
    }
    KeerKeys {
        id: keys

        x: root.width - root.inset - width
        y: marks.y - 2
        height: 36
        pad: root.pad
    }
    KeerDice {
        id: dice

        x: root.inset
        y: bar.y - height - 4
        width: root.inner
        height: root.pad.sheetEntry ? 0 : 62
        visible: !root.pad.sheetEntry
        pad: root.pad
    }
    TableBar {
        id: bar

        x: root.inset
        y: root.height - height - root.inset
        width: root.inner
        mirrored: root.mirrored
        pad: root.pad
    }
    KeerRoll {
        y: bar.y - height - 4
        width: root.width
        height: implicitHeight
        visible: root.pad.rolling
        pad: root.pad
    }
}
