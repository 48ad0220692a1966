// SPDX-License-Identifier: GPL-3.0-or-later
// The shown seat's sheet. It scrolls where it does not fit, by itself to a box that lights up; a
// swipe shows the next seat's.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Flickable {
    id: root

    required property CleverPad pad
    property alias layout: view.layout
    property alias unit: view.unit
    property alias free: view.free
    property real inset: 0 // left of the sheet

    // Boxes that lit up together: from where to where they reach.
    property real litTop: Infinity
    property real litBottom: 0

    function gather(box: Item): void {
        const top = box.mapToItem(view, 0, 0).y
        litTop = Math.min(litTop, top)
        litBottom = Math.max(litBottom, top + box.height)
        reveal(litTop - 24, litBottom + 24)
        gathered.restart()
    }
    // Scrolls no further than needed to see all of it, or where it begins.
    function reveal(top: real, bottom: real): void {
        if (contentHeight <= height)
            return
        const wanted = top < contentY + 16 || bottom - top > height ? top : Math.max(contentY, bottom - height)
        contentY = Math.max(0, Math.min(contentHeight - height, wanted))
    }

    contentWidth: width
    contentHeight: view.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height + 1
    clip: interactive
    onHeightChanged: contentY = Math.max(0, Math.min(contentY, contentHeight - height))

    Behavior on contentY {
        enabled: !root.moving && !Theme.still

        NumberAnimation {
            duration: Theme.slideTime
        }
    }

    Timer {
        id: gathered

        interval: 0
        onTriggered: {
            root.litTop = Infinity
            root.litBottom = 0
        }
    }
    SheetView {
        id: view

        x: root.inset
        width: implicitWidth
        height: implicitHeight
        sheet: root.pad.sheet
        onBoxTapped: (area, box) => root.pad.tapBox(area, box)
        onBoxHeld: (area, box) => root.pad.holdBox(area, box)
        onBoxReleased: root.pad.releaseBox()

        NumberAnimation on opacity {
            id: turned

            running: false
            from: 0.2
            to: 1
            duration: Theme.litTime
        }
    }
    Connections {
        target: root.pad

        function onShownSeatChanged(): void {
            turned.restart()
        }
    }
    Connections {
        target: root.pad.sheet

        function onLitItem(item: Item): void {
            root.gather(item)
        }
    }
    DragHandler {
        target: null
        yAxis.enabled: false
        dragThreshold: 24
        onActiveChanged: {
            if (active || Math.abs(activeTranslation.x) < 60)
                return
            root.pad.showSeat(root.pad.shownSeat + (activeTranslation.x < 0 ? 1 : -1))
        }
    }
}
