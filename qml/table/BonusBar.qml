// SPDX-License-Identifier: GPL-3.0-or-later
// A choice that must be made: a bonus that waits (or one of several), and its number where it has
// one.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property CleverPad pad
    property bool flat: width >= 560 // values beside the words instead of below
    readonly property bool shown: chips.count > 0 || pad.values.length > 0
    readonly property string task: {
        for (let i = 0; i < chips.count; ++i)
            if ((chips.itemAt(i) as BonusChip)?.chosen)
                return (chips.itemAt(i) as BonusChip).words
        return pad.hint
    }
    readonly property real valueSide: Math.min(48, (width - 20) / 6)

    objectName: "bonusBar"
    visible: shown
    implicitHeight: flat ? 62 : pad.values.length > 0 ? 118 : 64
    radius: 18
    color: Theme.pendingGround
    border.width: 2
    border.color: Theme.pending
    Accessible.role: Accessible.AlertMessage
    Accessible.name: task

    Row {
        id: badges

        x: 10
        y: root.flat ? (root.height - height) / 2 : 8
        spacing: 4

        Repeater {
            id: chips

            model: root.pad.chips

            BonusChip {
                required property int index

                alone: chips.count === 1
                onClicked: root.pad.tapChip(index)
            }
        }
    }
    Column {
        x: badges.x + badges.width + 8
        y: root.flat ? (root.height - height) / 2 : 8 + (48 - height) / 2
        width: (root.flat ? values.x : root.width - 8) - x - 4

        Text {
            width: parent.width
            text: root.task
            color: Theme.pending
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            maximumLineCount: 2
            font.pixelSize: root.flat ? Theme.buttonSize : Theme.bodySize
            font.weight: Font.ExtraBold
        }
        Text {
            width: parent.width
            text: root.pad.values.length > 0 && root.pad.value === 0 ? qsTr("Choose its number, then a lit box")
                : qsTr("Tap one of the lit boxes")
            color: Theme.pending
            elide: Text.ElideRight
            font.pixelSize: Theme.labelSize
        }
    }
    // A number keeps its place, whichever can be chosen.
    Item {
        id: values

        x: root.flat ? root.width - width - 8 : (root.width - width) / 2
        y: root.flat ? (root.height - height) / 2 : 62
        width: visible ? 6 * root.valueSide : 0
        height: 48
        visible: root.pad.values.length > 0

        Repeater {
            model: 6

            Tappable {
                id: value

                required property int index
                readonly property int number: index + 1

                objectName: "value-" + number
                x: index * root.valueSide
                width: root.valueSide
                height: 48
                padding: 0
                enabled: (root.pad.valueSet >> number & 1) === 1
                focusPolicy: Qt.StrongFocus
                Accessible.name: number
                onClicked: root.pad.chooseValue(number)
                Keys.onReturnPressed: value.clicked()
                Keys.onEnterPressed: value.clicked()

                contentItem: Item {
                    PaintedDie {
                        anchors.centerIn: parent
                        width: Math.min(48, root.valueSide)
                        height: width
                        unit: width / 54
                        colour: root.pad.valueColour
                        face: value.number
                        style: value.enabled ? PaintedDie.Solid : PaintedDie.Faint
                        chosen: root.pad.value === value.number
                        opacity: value.enabled && (root.pad.value === 0 || chosen) ? 1 : Theme.dimmedBox
                    }
                }
                background: FocusRing {
                    radius: 12
                    shown: value.visualFocus
                }
            }
        }
    }
}
