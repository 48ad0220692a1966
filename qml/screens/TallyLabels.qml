// SPDX-License-Identifier: GPL-3.0-or-later
// The tally's left column: what each row is.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Column {
    id: root

    required property Tally tally
    required property TallySizes sizes

    width: sizes.label + Theme.space8
    Accessible.ignored: true

    Item {
        width: 1
        height: root.sizes.head
    }
    Repeater {
        model: root.tally.areaKeys

        Item {
            id: area

            required property int index
            required property string modelData
            readonly property AreaColours colours: Theme.colours(modelData)

            width: root.sizes.label
            height: root.sizes.row

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: 2
                anchors.bottomMargin: 2
                radius: Theme.areaRadius
                color: area.colours ? area.colours.ground : Theme.raised

                AreaSign {
                    x: root.sizes.narrow ? (parent.width - width) / 2 : 11
                    anchors.verticalCenter: parent.verticalCenter
                    areaKey: area.modelData
                }
                Text {
                    x: 42
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - 6
                    visible: !root.sizes.narrow
                    text: root.tally.areaNames[area.index] ?? ""
                    color: area.colours ? area.colours.groundText : Theme.text
                    elide: Text.ElideRight
                    font.pixelSize: Theme.bodySize
                    font.weight: Font.ExtraBold
                }
            }
        }
    }
    Item {
        width: root.sizes.label
        height: root.sizes.foxes
        visible: root.tally.hasFoxes

        FoxMark {
            x: root.sizes.narrow ? (parent.width - width) / 2 : 8
            anchors.verticalCenter: parent.verticalCenter
            width: 30
            height: 30
        }
        Column {
            x: 46
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            visible: !root.sizes.narrow

            Text {
                width: parent.width
                text: qsTr("Foxes")
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.bodySize
                font.weight: Font.ExtraBold
            }
            Text {
                width: parent.width
                text: qsTr("× lowest")
                color: Theme.soft
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                font.pixelSize: Theme.labelSize
            }
        }
    }
    Item {
        width: root.sizes.label
        height: root.sizes.total

        Rectangle {
            width: parent.width
            height: 2
            color: Theme.line
        }
        Text {
            x: root.sizes.narrow ? 0 : 8
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: qsTr("Total")
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: root.sizes.narrow ? Theme.bodySize : Theme.headingSize
            font.weight: Font.ExtraBold
        }
    }
}
