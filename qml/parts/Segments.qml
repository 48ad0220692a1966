// SPDX-License-Identifier: GPL-3.0-or-later
// A few choices side by side, one of them chosen.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

Rectangle {
    id: root

    required property list<string> choices
    required property int chosen
    property string name: ""

    signal choose(index: int)

    implicitHeight: Theme.controlTarget
    implicitWidth: row.implicitWidth + 8
    radius: height / 2
    color: Theme.sunk
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: 4
        spacing: 4

        Repeater {
            model: root.choices

            Chip {
                required property int index
                required property string modelData

                objectName: root.objectName + index
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                text: modelData
                chosen: root.chosen === index
                ground: chosen ? Theme.raised : Theme.clear
                ink: chosen ? Theme.text : Theme.soft
                onClicked: root.choose(index)
            }
        }
    }
}
