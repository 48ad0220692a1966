// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the wide table's column: a heading, and a few words beside it.
import QtQuick
import Foxpad

Rectangle {
    id: root

    property string title: ""
    property string aside: ""

    radius: 18
    color: Theme.raised

    Text {
        x: 16
        y: 12
        text: root.title
        color: Theme.text
        font.pixelSize: Theme.bodySize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Text {
        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 13
        text: root.aside
        color: Theme.soft
        font.pixelSize: Theme.labelSize
    }
}
