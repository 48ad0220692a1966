// SPDX-License-Identifier: GPL-3.0-or-later
// What a dot of the chart means.
import QtQuick
import Foxpad

Row {
    id: root

    required property string text
    required property bool filled

    spacing: 6

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 9
        height: 9
        radius: width / 2
        color: root.filled ? Theme.text : Theme.raised
        border.width: 2
        border.color: Theme.text
    }
    Text {
        text: root.text
        color: Theme.soft
        font.pixelSize: Theme.labelSize
    }
}
