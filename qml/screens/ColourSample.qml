// SPDX-License-Identifier: GPL-3.0-or-later
// A colour as it comes out on the pad: its die, and a piece of its area.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property string colour

    readonly property AreaColours colours: Theme.colours(colour)

    implicitHeight: 88
    radius: Theme.areaRadius
    color: Theme.sunk
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.spokenColour(colour)

    Die {
        id: die

        objectName: "sampleDie"
        x: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: 72
        height: 72
        colour: root.colour
        face: 5
        Accessible.ignored: true
    }
    Rectangle {
        anchors.left: die.right
        anchors.leftMargin: Theme.space8
        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        height: 60
        radius: Theme.areaRadius
        color: root.colours.ground

        Row {
            anchors.left: parent.left
            anchors.leftMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space4

            Repeater {
                model: 2

                Rectangle {
                    required property int index

                    width: 40
                    height: 40
                    radius: Theme.boxRadius
                    color: root.colours.box

                    Text {
                        anchors.centerIn: parent
                        text: parent.index + 3
                        color: root.colours.ink
                        font.pixelSize: Theme.buttonSize
                        font.weight: Font.ExtraBold
                        Accessible.ignored: true
                    }
                }
            }
            Rectangle {
                width: 40
                height: 40
                radius: Theme.boxRadius
                color: root.colours.box

                Badge {
                    anchors.centerIn: parent
                    kind: root.colour + "-x"
                    Accessible.ignored: true
                }
            }
        }
        Seal {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            width: 38
            height: 38
            colour: root.colour
            score: 8
            scoreShown: true
        }
    }
}
