// SPDX-License-Identifier: GPL-3.0-or-later
// What the held box would set off, before it counts: a badge a step.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property ChipModel chain

    objectName: "chainBubble"
    visible: steps.count > 0
    implicitWidth: flow.implicitWidth + 20
    implicitHeight: flow.implicitHeight + 16
    radius: 18
    color: Theme.text
    Accessible.role: Accessible.ToolTip
    Accessible.name: qsTr("What this box sets off")

    Flow {
        id: flow

        anchors.centerIn: parent
        width: Math.min(steps.count * 58, 312)
        spacing: 2

        Repeater {
            id: steps

            model: root.chain

            Column {
                id: step

                required property string badge
                required property string words
                required property int count

                width: 56

                Badge {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 28
                    height: 28
                    unit: 28 / 20
                    kind: step.badge
                }
                Text {
                    width: parent.width
                    text: step.words
                    color: Theme.ground
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    font.pixelSize: Theme.leastSize
                }
            }
        }
    }
}
