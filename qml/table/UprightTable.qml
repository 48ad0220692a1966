// SPDX-License-Identifier: GPL-3.0-or-later
// The table on a phone held upright, and on anything narrower than a tablet: seats, rounds, sheet,
// dice, bar.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    property bool mirrored: false
    readonly property real inner: Math.min(width - 8, 352 * 1.6)
    readonly property real edge: (width - inner) / 2
    readonly property real unit: Math.min(inner / 352, width < Theme.mediumWidth ? 1.25 : 1.6)
    readonly property bool dice: !pad.sheetEntry
    readonly property real panelTop: bar.y - (dice ? 126 : 56)
    readonly property bool crowded: pad.handCount > 4 // then the tray is empty

    signal logWanted
    signal homeWanted

    TurnStrip {
        id: strip

        x: root.edge
        y: 4
        width: root.inner
        pad: root.pad
    }
    RoundRow {
        id: rounds

        x: root.edge
        anchors.top: strip.bottom
        anchors.topMargin: 3
        width: root.inner
        pad: root.pad
        onLogWanted: root.logWanted()
        onHomeWanted: root.homeWanted()
    }
    SheetArea {
        anchors.top: rounds.bottom
        anchors.topMargin: 4
        width: root.width
        height: Math.min(contentHeight, (root.pad.rolling ? grid.y - 4 : root.panelTop) - y)
        pad: root.pad
        unit: root.unit
        inset: (root.width - 352 * root.unit) / 2
    }

    TableHints {
        id: hints

        x: root.edge + 4
        y: root.panelTop + 1
        width: root.inner - 8
        visible: !bonus.visible && !root.pad.rolling
        pad: root.pad
    }
    DiceBoard {
        id: board

        readonly property real free: root.inner - keys.width - 4

        x: root.edge
        y: root.panelTop + 18
        width: root.inner
        visible: root.dice && !bonus.visible && !root.pad.rolling
        pad: root.pad
        hand: Qt.rect(root.mirrored && !root.crowded ? root.inner - free : 0, 0, root.crowded ? root.inner : free, 48)
        fields: Qt.rect(0, 57, 146, 46)
        tray: root.pad.sharing ? Qt.rect(root.mirrored ? root.inner - free : 0, 0, free, 50)
            : Qt.rect(154, 57, root.inner - 154 - (root.crowded ? keys.width + 4 : 0), 46)
    }
    ActionKeys {
        id: keys

        x: root.edge + (root.mirrored && !root.crowded ? 0 : root.inner - width)
        y: board.y + (root.dice ? (root.crowded ? 56 : 0) : -10)
        visible: !bonus.visible && !root.pad.rolling
        pad: root.pad
    }
    PolishKeys {
        x: root.edge + root.inner - width
        y: board.y + (root.pad.sharing ? 57 : -50)
        visible: board.visible
        pad: root.pad
    }
    BonusBar {
        id: bonus

        x: root.edge
        y: root.dice ? root.panelTop + 2 : bar.y - height - 4
        width: root.inner
        pad: root.pad
    }
    RollGrid {
        id: grid

        readonly property real wanted: root.pad.rolling ? root.height - implicitHeight : root.height

        x: 0
        y: wanted
        width: root.width
        height: implicitHeight + radius
        visible: y < root.height
        footer: 60
        pad: root.pad

        Behavior on y {
            NumberAnimation {
                duration: Theme.slideTime
                easing.type: Easing.OutCubic
            }
        }
    }
    TableBar {
        id: bar

        x: root.edge
        y: root.height - height - 4
        width: root.inner
        pad: root.pad
        mirrored: root.mirrored
    }
}
