// SPDX-License-Identifier: GPL-3.0-or-later
// What was rolled, tapped in: a row a die in hand, a column a face. The last tap makes the roll.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property CleverPad pad
    readonly property int count: rows.count
    property real rowHeight: 46
    property bool grip: true
    property real footer: 0 // room for the bar below

    implicitHeight: head.height + count * (rowHeight + 3) + 5 + footer
    radius: Theme.cardRadius
    color: Theme.raised
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    // Taps beside a cell must not reach what lies below.
    MouseArea {
        anchors.fill: parent
    }
    Item {
        id: head

        width: parent.width
        height: root.grip ? 44 : 34

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 6
            visible: root.grip
            width: 40
            height: 4
            radius: 2
            color: Theme.line
        }
        Text {
            id: title

            x: 14
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 5
            width: tapped.x - x - 8
            text: root.pad.correcting ? qsTr("What was rolled?") : qsTr("What did you roll?")
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.buttonSize
            font.weight: Font.ExtraBold
        }
        Text {
            id: tapped

            anchors.right: parent.right
            anchors.rightMargin: 14
            anchors.baseline: title.baseline
            text: qsTr("%1 of %2", "dice tapped in").arg(root.pad.facesTapped).arg(root.count)
            color: Theme.soft
            font.pixelSize: Theme.labelSize
            font.weight: Font.Bold
        }
    }
    Repeater {
        id: rows

        model: root.pad.rollGrid

        RollRow {
            required property int index

            x: 4
            y: head.height + index * (root.rowHeight + 3)
            width: root.width - 8
            height: root.rowHeight
            onTapped: face => root.pad.setFace(die, face)
        }
    }
}
