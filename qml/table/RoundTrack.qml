// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds and what each gives; the one that is on is inverted.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property Sheet sheet
    property bool titled: true

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Round %1 of %2").arg(sheet.round).arg(sheet.rounds)

    Text {
        height: 20
        visible: root.titled
        rightPadding: 6
        text: qsTr("Round")
        color: Theme.soft
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.labelSize
    }
    Repeater {
        model: root.sheet.rounds

        Rectangle {
            id: step

            required property int index
            readonly property bool now: index + 1 === root.sheet.round
            readonly property bool past: index + 1 < root.sheet.round
            readonly property string badge: root.sheet.roundBadges[index] ?? ""

            width: badge === "" ? 26 : 40
            height: 20
            radius: 10
            color: now ? Theme.text : past ? Theme.clear : Theme.raised
            border.width: past ? 1.5 : 0
            border.color: Theme.line

            Text {
                x: step.badge === "" ? (parent.width - width) / 2 : 8
                anchors.verticalCenter: parent.verticalCenter
                text: step.index + 1
                color: step.now ? Theme.ground : step.past ? Theme.soft : Theme.text
                font.pixelSize: Theme.labelSize
                font.weight: Font.ExtraBold
            }
            Badge {
                anchors.right: parent.right
                anchors.rightMargin: 3
                anchors.verticalCenter: parent.verticalCenter
                visible: step.badge !== ""
                width: 17
                height: 17
                unit: 17 / 20
                kind: step.badge
                opacity: step.past ? Theme.disabledShare : 1
            }
        }
    }
}
