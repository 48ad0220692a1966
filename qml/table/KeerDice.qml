// SPDX-License-Identifier: GPL-3.0-or-later
// The dice that were rolled: colours beside numbers, upright in pairs or all in one row.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property KeerPad pad
    property bool upright: false
    readonly property int count: pad.dicePerKind
    readonly property real cell: upright ? Math.min((width - 8) / 2, (height - 6) / count)
                                         : Math.min((width - 8) / (2 * count), height - 6)

    function placeX(number: bool, index: int): real {
        return upright ? (width - 2 * cell) / 3 * (number ? 2 : 1) + (number ? cell : 0)
                       : (width - 2 * count * cell) / 2 + ((number ? count : 0) + index) * cell
    }
    function placeY(index: int): real {
        return upright ? (height - count * cell) / 2 + index * cell : (height - cell) / 2
    }

    radius: Theme.areaRadius
    color: Theme.sunk
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Dice")

    Text {
        anchors.centerIn: parent
        width: parent.width - 16
        visible: root.pad.rolling && !root.pad.sheetEntry
        text: qsTr("Roll the dice")
        color: Theme.soft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.labelSize
    }
    Repeater {
        model: root.pad.colours

        KeerDie {
            objectName: "colour-" + index
            x: root.placeX(false, index)
            y: root.placeY(index)
            width: root.cell
            height: root.cell
            onClicked: root.pad.tapColour(index)
        }
    }
    Repeater {
        model: root.pad.numbers

        KeerDie {
            objectName: "number-" + index
            number: true
            x: root.placeX(true, index)
            y: root.placeY(index)
            width: root.cell
            height: root.cell
            onClicked: root.pad.tapNumber(index)
        }
    }
}
