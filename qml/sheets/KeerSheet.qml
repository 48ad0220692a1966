// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of Keer op Keer: 15 columns of 7 boxes at 40 px times `unit`. Where there is less room it
// pans, and a small map shows which part is seen.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    property real unit: 1
    // The room there is; 0: as much as it takes.
    property real viewWidth: 0
    readonly property real cell: 40 * unit
    readonly property real wholeWidth: 15 * cell
    readonly property bool pans: viewWidth > 0 && viewWidth < wholeWidth - 1
    readonly property real mapHeight: pans ? 52 * unit : 0
    readonly property int startColumn: 7
    property bool wasLit: false

    signal goalTapped(line: int)

    // Brings a box into view.
    function reveal(box: int): void {
        const x = Math.floor(box / 8) * cell
        if (pans && (x < flick.contentX || x + cell > flick.contentX + flick.width))
            flick.contentX = Math.max(0, Math.min(x - (flick.width - cell) / 2, wholeWidth - flick.width))
    }

    implicitWidth: pans ? viewWidth : wholeWidth
    implicitHeight: mapHeight + (20 + 7 * 40 + 38) * unit
    Component.onCompleted: flick.contentX = pans ? (startColumn + 0.5) * cell - flick.width / 2 : 0

    Connections {
        target: root.sheet

        function onShown(): void {
            // Only when boxes light up: later the sheet must not slide away under a finger.
            const lit = root.sheet.litBox >= 0
            if (lit && !root.wasLit)
                root.reveal(root.sheet.litBox)
            root.wasLit = lit
        }
    }
    Repeater {
        model: root.pans ? 1 : 0

        MiniMap {
            x: (root.width - width) / 2
            y: 4 * root.unit
            width: 15 * 6 * root.unit
            height: 7 * 6 * root.unit
            unit: root.unit
            sheet: root.sheet
            area: 0
            columns: 15
            rows: 7
            byColumn: true
            from: flick.contentX / root.wholeWidth
            to: (flick.contentX + flick.width) / root.wholeWidth

            TapHandler {
                onTapped: eventPoint => flick.contentX = Math.max(0, Math.min(
                    eventPoint.position.x / parent.width * root.wholeWidth - flick.width / 2,
                    root.wholeWidth - flick.width))
            }
        }
    }
    Flickable {
        id: flick

        y: root.mapHeight
        width: root.width
        height: root.height - y
        contentWidth: root.wholeWidth
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        interactive: root.pans
        clip: root.pans

        Behavior on contentX {
            enabled: !flick.moving && !Theme.still

            NumberAnimation {
                duration: Theme.trayTime
                easing.type: Easing.OutCubic
            }
        }
        Rectangle {
            // The column where everybody starts.
            x: root.startColumn * root.cell - root.unit
            y: 0
            width: root.cell + 2 * root.unit
            height: flick.height
            radius: 12 * root.unit
            color: Theme.startColumn
        }
        Repeater {
            model: 15

            Text {
                required property int index

                x: index * root.cell
                width: root.cell
                height: 20 * root.unit
                text: String.fromCharCode(65 + index)
                color: index === root.startColumn ? Theme.text : Theme.soft
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: 13 * root.unit
                font.weight: Font.ExtraBold
                Accessible.ignored: true
            }
        }
        Repeater {
            model: 105

            Box {
                required property int index

                x: Math.floor(index / 7) * root.cell
                y: 20 * root.unit + index % 7 * root.cell
                width: root.cell
                height: root.cell
                unit: root.unit
                sheet: root.sheet
                area: 0
                box: Math.floor(index / 7) * 8 + index % 7
            }
        }
        Repeater {
            model: 15

            Item {
                id: goal

                required property int index

                objectName: "goal-" + index
                x: index * root.cell
                y: (20 + 280) * root.unit
                width: root.cell
                height: 38 * root.unit

                TapHandler {
                    onTapped: root.goalTapped(goal.index)
                }
            }
        }
        Repeater {
            model: 2

            LinePoints {
                required property int index

                x: root.cell / 2
                y: (20 + 280 + 10 + index * 18) * root.unit
                sheet: root.sheet
                area: 0
                first: 0
                count: 15
                plainGround: true
                outlined: index === 1
                lower: index === 1
                pitch: 40
                pill: Qt.size(34, 16)
                unit: root.unit
            }
        }
    }
}
