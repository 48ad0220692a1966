// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that belong together, under a heading.
import QtQuick
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string title
    default property alias content: inside.data

    spacing: Theme.space8

    Text {
        Layout.leftMargin: 6
        text: root.title
        color: Theme.text
        font.pixelSize: Theme.headingSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: inside.height + 2 * Theme.space16
        radius: Theme.cardRadius
        color: Theme.raised

        ColumnLayout {
            id: inside

            x: Theme.space16
            y: Theme.space16
            width: parent.width - 2 * x
            spacing: Theme.space12
        }
    }
}
