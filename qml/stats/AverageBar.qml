// SPDX-License-Identifier: GPL-3.0-or-later
// An average as a bar; a mark shows the table's.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

RowLayout {
    id: root

    required property string key
    required property string name
    required property string own
    required property string table
    required property double share
    required property double tableShare
    required property bool below
    required property string remark
    required property string spoken

    readonly property AreaColours colours: Theme.colours(key)
    readonly property color fill: colours ? colours.ground : below ? Theme.danger : Theme.chartBar
    readonly property color ink: colours ? colours.groundText : below ? Theme.raised : Theme.text

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        Layout.preferredWidth: 34
        Layout.preferredHeight: 34
        radius: Theme.dieRadius * width
        color: root.colours ? root.colours.ground : Theme.sunk

        AreaSign {
            anchors.centerIn: parent
            width: 20
            height: 20
            areaKey: root.key
        }
    }
    Rectangle {
        id: ground

        Layout.fillWidth: true
        Layout.preferredHeight: 34
        radius: 11
        color: Theme.sunk

        Rectangle {
            id: bar

            width: Math.max(12, parent.width * root.share)
            height: parent.height
            radius: parent.radius
            color: root.fill
        }
        Text {
            id: label

            // In the bar where it fits, else beside it; never under the table's mark
            readonly property bool inside: number.end >= implicitWidth + number.implicitWidth + 30

            x: inside ? 11 : Math.max(bar.width, mark.visible ? mark.x + mark.width : 0) + 8
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            color: inside ? root.ink : Theme.text
            font.pixelSize: Theme.bodySize - 1
            font.weight: Font.ExtraBold
        }
        Text {
            id: number

            readonly property bool marked: mark.visible && mark.x < bar.width + 3 && mark.x > bar.width - implicitWidth - 20
            readonly property real end: marked ? mark.x - 7 : bar.width - 11

            x: label.inside ? end - width : label.x + label.implicitWidth + 8
            anchors.verticalCenter: parent.verticalCenter
            text: root.own
            color: label.inside ? root.ink : Theme.text
            font.pixelSize: Theme.bodySize + 1
            font.weight: Font.ExtraBold
        }
        Rectangle {
            id: mark

            visible: root.table !== ""
            x: ground.width * root.tableShare - 1.5
            y: -3
            width: 3
            height: ground.height + 6
            radius: 1.5
            color: Theme.lit
            border.width: 0.5
            border.color: Theme.raised
        }
        Text {
            readonly property real taken: Math.max(label.inside ? bar.width : number.x + number.implicitWidth, ground.width * root.tableShare) + 8

            x: Math.max(taken, 0)
            width: Math.max(0, parent.width - x - 6)
            visible: width > 20
            anchors.verticalCenter: parent.verticalCenter
            text: root.remark
            color: Theme.soft
            elide: Text.ElideRight
            font.pixelSize: Theme.labelSize
        }
    }
}
