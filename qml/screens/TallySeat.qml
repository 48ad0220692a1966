// SPDX-License-Identifier: GPL-3.0-or-later
// A seat's column of the tally: name, place, points of each area, foxes, total.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Rectangle {
    id: root

    required property int index
    required property string name
    required property string place
    required property bool winner
    required property list<int> points
    required property int looped
    required property int lowest
    required property int foxPoints
    required property string foxSum
    required property int total
    required property string spoken

    required property TallySizes sizes
    required property list<string> areaKeys
    required property bool hasFoxes
    required property real counted // 0 to 1: how far the numbers have counted up

    width: sizes.column
    height: sizes.height
    radius: 18
    color: winner && place !== "" ? Theme.raised : Theme.clear
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Column {
        width: parent.width

        Item {
            width: parent.width
            height: root.sizes.head

            Text {
                anchors.bottom: under.top
                x: 4
                width: parent.width - 8
                text: root.name
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: root.sizes.narrow ? Theme.labelSize : Theme.bodySize
                font.weight: Font.ExtraBold
            }
            Text {
                id: under

                anchors.bottom: parent.bottom
                anchors.bottomMargin: root.sizes.compact ? 2 : 6
                width: parent.width
                height: root.place === "" ? 0 : implicitHeight
                text: root.place
                color: root.winner ? Theme.accent : Theme.soft
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.labelSize
                font.weight: root.winner ? Font.ExtraBold : Font.DemiBold
            }
        }
        Repeater {
            model: root.points

            TallyCell {
                required property int index
                required property int modelData

                x: (root.width - width) / 2
                width: Math.min(root.width - 6, root.sizes.cell)
                height: root.sizes.row
                areaKey: root.areaKeys[index] ?? ""
                number: modelData
                spot: index * 7 + root.index * 3
                looped: root.looped === index
                lowest: root.lowest === index
                progress: Math.max(0, Math.min(1, root.counted * (root.points.length + 1) - index))
            }
        }
        Item {
            width: parent.width
            height: root.sizes.foxes
            visible: root.hasFoxes

            Column {
                anchors.centerIn: parent

                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Math.round(root.foxPoints * root.counted)
                    color: Theme.text
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.ExtraBold
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.foxSum
                    color: Theme.soft
                    font.pixelSize: Theme.labelSize
                }
            }
        }
        Item {
            width: parent.width
            height: root.sizes.total

            Text {
                objectName: "total" + root.index
                anchors.centerIn: parent
                text: Math.round(root.total * root.counted)
                color: root.winner && root.place !== "" ? Theme.accent : Theme.text
                font.pixelSize: root.sizes.narrow ? Theme.largeSize : Theme.titleSize - 2
                font.weight: Font.ExtraBold
            }
        }
    }
}
