// SPDX-License-Identifier: GPL-3.0-or-later
// The six dice where they lie: in hand, on the fields, on the tray. They slide from place to
// place. Where these places are is for the layout to say.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property CleverPad pad
    required property rect hand
    required property rect fields
    required property rect tray
    property real handCell: 48
    property real trayCell: pad.sharing ? 44 : 36
    property bool handShown: true
    property bool fieldsShown: true
    property bool trayTitled: tray.width - silver.titleRoom - 8 >= pad.trayCount * 38
    property alias trayTitle: silver.title
    readonly property real fieldCell: Math.min(fields.height, (fields.width - 8) / 3)
    property bool trayCentred: false
    readonly property real trayStart: trayCentred ? (tray.width - pad.trayCount * trayPitch) / 2 : trayTitled ? silver.titleRoom : 10
    readonly property real trayPitch: Math.min(tray.width / 3, trayCell + 8,
                                               (tray.width - (trayTitled ? silver.titleRoom + 12 : 22)) / Math.max(1, pad.trayCount))
    readonly property real handPitch: Math.min(handCell + 10, hand.width / Math.max(1, pad.handCount))

    DiceFields {
        x: root.fields.x
        y: root.fields.y
        visible: root.fieldsShown
        cell: root.fieldCell
        used: root.pad.fieldCount
    }
    SilverTray {
        id: silver

        x: root.tray.x
        y: root.tray.y
        width: root.tray.width
        height: root.tray.height
        visible: width >= (root.pad.trayCount > 0 ? 40 : 90) // a ball is no tray
        titled: root.trayTitled

        Behavior on y {
            NumberAnimation {
                duration: Theme.trayTime
            }
        }
    }
    Repeater {
        model: root.pad.dice

        TableDie {
            id: die

            readonly property bool inHand: place === DiceModel.Hand
            readonly property bool onField: place === DiceModel.Field
            readonly property real pitch: inHand ? root.handPitch : onField ? root.fieldCell + 4 : root.trayPitch
            readonly property real side: inHand ? Math.min(root.handCell, root.handPitch)
                : onField ? root.fieldCell : Math.min(root.tray.height, root.trayPitch)
            readonly property real bodySide: inHand ? Math.min(46, side - 4)
                : onField ? root.fieldCell - 12 : Math.min(root.trayCell, side - 2)

            x: (inHand ? root.hand.x : onField ? root.fields.x : root.tray.x + root.trayStart) + slot * pitch
            y: inHand ? root.hand.y + (root.hand.height - side) / 2
                : onField ? root.fields.y : root.tray.y + (root.tray.height - side) / 2 - 1
            z: chosen ? 2 : 1
            visible: place !== DiceModel.Nowhere && (root.handShown || !inHand)
            width: side
            height: side
            topPadding: (side - bodySide) / 2
            bottomPadding: topPadding
            leftPadding: topPadding
            rightPadding: topPadding
            onClicked: root.pad.tapDie(index)

            Behavior on x {
                NumberAnimation {
                    duration: Theme.trayTime
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: Theme.trayTime
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
