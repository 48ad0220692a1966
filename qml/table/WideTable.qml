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
    readonly property real columnWidth: 276
    readonly property real headHeight: 64
    readonly property real room: width - columnWidth - 44
    readonly property real unit: Math.max(0.7, Math.min(room / 864, 1.6))
    readonly property real sheetX: mirrored ? columnWidth + 28 : 16
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
    BonusBar {
        id: bonus

        x: root.sheetX
        y: root.headHeight
        width: 864 * root.unit
        flat: true
        pad: root.pad
    }
    SheetArea {
        x: root.sheetX
        y: root.headHeight + (bonus.visible ? bonus.height + 8 : 0)
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
    RollGrid {
        x: root.mirrored ? 12 : root.width - width - 12
        y: column.y + column.barTop - height - 8
        width: 420
        height: implicitHeight
        visible: root.pad.rolling
        grip: false
        border.width: 2
        border.color: Theme.line
        rowHeight: Math.min(52, (column.y + column.barTop - 130) / 6 - 3)
        pad: root.pad
    }
}
