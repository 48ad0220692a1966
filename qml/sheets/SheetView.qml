// SPDX-License-Identifier: GPL-3.0-or-later
// A seat's sheet of any game, as large as fits into the width given, within the limits of its
// layout. It tells what is done to its boxes.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    enum Layout { Upright, Sideways, Wide }

    required property Sheet sheet
    property int layout: SheetView.Upright
    property real unit: 1
    // A place of the sheet's own that the layout leaves free, if it does.
    readonly property rect free: (body as GanzSchoenClever)?.free ?? Qt.rect(0, 0, 0, 0)
    // The room there is across, for a sheet that pans where it does not fit.
    property real viewWidth: 0
    property Item body: null
    // The area with lit boxes, to be scrolled to; null where none is lit.
    readonly property Item litPanel: panelOf(sheet.litArea)

    // The part of the sheet an area lies in.
    function panelOf(area: int): Item {
        const panels = (body as GanzSchoenClever)?.panels ?? (body as CleverForever)?.panels ?? []
        return area >= 0 && area < panels.length ? panels[area] : null
    }

    signal boxTapped(area: int, box: int)
    signal boxHeld(area: int, box: int)
    signal boxReleased(area: int, box: int)

    implicitWidth: body?.implicitWidth ?? 0
    implicitHeight: body?.implicitHeight ?? 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Sheet")

    Connections {
        target: root.sheet

        function onBoxTapped(area: int, box: int): void {
            root.boxTapped(area, box)
        }
        function onBoxHeld(area: int, box: int): void {
            root.boxHeld(area, box)
        }
        function onBoxReleased(area: int, box: int): void {
            root.boxReleased(area, box)
        }
    }
    // Each game's sheet, of which one is there. (A Loader can't make bound components in Qt 6.4.)
    Repeater {
        model: root.sheet.game === "ganz-schoen-clever" ? 1 : 0
        onItemAdded: (index, item) => root.body = item

        GanzSchoenClever {
            sheet: root.sheet
            layout: root.layout
            unit: root.unit
        }
    }
    Repeater {
        model: root.sheet.game === "clever-4ever" ? 1 : 0
        onItemAdded: (index, item) => root.body = item

        CleverForever {
            sheet: root.sheet
            layout: root.layout
            unit: root.unit
        }
    }
    Repeater {
        model: root.sheet.game === "keer-op-keer" ? 1 : 0
        onItemAdded: (index, item) => root.body = item

        KeerSheet {
            width: implicitWidth
            height: implicitHeight
            sheet: root.sheet
            unit: root.unit
            viewWidth: root.viewWidth
        }
    }
}
