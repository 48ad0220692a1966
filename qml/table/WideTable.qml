// SPDX-License-Identifier: GPL-3.0-or-later
// The table on a tablet or a desktop: the sheet with its rows in one line, and a column with the
// dice, this turn, and the bar.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    property bool mirrored: false
    readonly property real columnWidth: Math.max(276, Math.min(0.255 * width, 380))
    readonly property real headHeight: 62
    readonly property real sheetY: headHeight + 62
    readonly property real room: width - columnWidth - 44
    // The whole sheet, as large as fits; what it needs down is what its layout comes to.
    readonly property real sheetHeight: pad.game === "clever-4ever" ? 697 : 674
    readonly property real unit: Math.max(0.7, Math.min(room / 864, (height - sheetY - 8) / sheetHeight, 1.8))
    readonly property real sheetX: (mirrored ? columnWidth + 28 : 16) + (room - 864 * unit) / 2
    readonly property real columnX: mirrored ? 16 : width - columnWidth - 16

    signal logWanted
    signal homeWanted

    TableHead {
        x: 14
        y: 8
        width: root.width - 28
        height: 50
        pad: root.pad
        onHomeWanted: root.homeWanted()
    }
    TurnHint {
        x: root.sheetX
        y: root.headHeight
        width: 864 * root.unit
        height: 56
        visible: !bonus.visible
        pad: root.pad
    }
    BonusBar {
        id: bonus

        x: root.sheetX
        y: root.headHeight
        width: 864 * root.unit
        height: 56
        flat: true
        pad: root.pad
    }
    SheetArea {
        x: root.sheetX
        y: root.sheetY
        width: 864 * root.unit
        height: root.height - y - 8
        layout: SheetView.Wide
        pad: root.pad
        unit: root.unit
    }
    SideColumn {
        id: column

        x: root.columnX
        y: root.headHeight
        width: root.columnWidth
        height: root.height - y - 8
        pad: root.pad
        onLogWanted: root.logWanted()
    }
}
