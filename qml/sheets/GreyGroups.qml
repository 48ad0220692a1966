// SPDX-License-Identifier: GPL-3.0-or-later
// Grey of Clever 4Ever: groups in three shades; each shade gives a fox, each column points. Where
// there is no room for it at 40 px a box it pans, and a small map shows which part is seen.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

AreaPanel {
    id: root

    property bool wide: false
    readonly property real lead: wide ? 58 : 66
    readonly property real head: 26
    readonly property real cellWidth: wide ? 50 : 40
    readonly property real cellHeight: wide ? 41 : 40
    readonly property real contentWidth: 16 * cellWidth * unit

    // Brings a box into view.
    function reveal(box: int): void {
        const x = (box % 16) * cellWidth * unit
        const wanted = Math.max(0, Math.min(x - (flick.width - cellWidth * unit) / 2, contentWidth - flick.width))
        if (flick.width < contentWidth && (x < flick.contentX || x + cellWidth * unit > flick.contentX + flick.width))
            flick.contentX = wanted
    }

    implicitWidth: (wide ? 864 : 352) * unit
    implicitHeight: (head + 4 * cellHeight + 6) * unit

    Connections {
        target: root.sheet

        function onShown(): void {
            if (root.sheet.litArea === root.area)
                root.reveal(root.sheet.litBox)
        }
    }
    Seal {
        x: (root.lead / 2 - 20) * root.unit
        y: 4 * root.unit
        width: 40 * root.unit
        height: width
        unit: root.unit
        colour: root.name
        score: root.score
    }
    MiniMap {
        x: 5 * root.unit
        y: 48 * root.unit
        width: 56 * root.unit
        height: 20 * root.unit
        visible: flick.width < root.contentWidth - 1
        unit: root.unit
        sheet: root.sheet
        area: root.area
        columns: 16
        rows: 4
        from: flick.contentX / root.contentWidth
        to: (flick.contentX + flick.width) / root.contentWidth
    }
    Column {
        x: (root.lead / 2 - 20) * root.unit
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6 * root.unit
        spacing: 4 * root.unit

        Repeater {
            model: [root.colours.box, Theme.greyMiddleBox, Theme.greyDarkBox]

            Row {
                required property int index
                required property color modelData

                spacing: 4 * root.unit

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14 * root.unit
                    height: width
                    radius: 4 * root.unit
                    color: parent.modelData
                }
                Badge {
                    width: 24 * root.unit
                    height: width
                    unit: root.unit
                    sheet: root.sheet
                    area: root.area
                    line: 16 + parent.index
                }
            }
        }
    }
    Flickable {
        id: flick

        x: root.lead * root.unit
        width: root.width - x - 4 * root.unit
        height: root.height
        contentWidth: root.contentWidth
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        interactive: width < root.contentWidth
        clip: interactive

        BoxGrid {
            y: root.head * root.unit
            sheet: root.sheet
            area: root.area
            count: 64
            columns: 16
            cellWidth: root.cellWidth
            cellHeight: root.cellHeight
            unit: root.unit
        }
        LinePoints {
            x: root.cellWidth / 2 * root.unit
            y: root.head / 2 * root.unit
            sheet: root.sheet
            area: root.area
            first: 0
            count: 16
            pitch: root.cellWidth
            pill: Qt.size(32, 18)
            unit: root.unit
        }

        Behavior on contentX {
            enabled: !flick.moving && !Theme.still

            NumberAnimation {
                duration: Theme.trayTime
                easing.type: Easing.OutCubic
            }
        }
    }
}
