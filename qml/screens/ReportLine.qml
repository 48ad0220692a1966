// SPDX-License-Identifier: GPL-3.0-or-later
// A game that was refused, and why.
import QtQuick
import QtQuick.Layouts
import Foxpad

Rectangle {
    id: root

    required property int index
    required property string game
    required property string why

    objectName: "refused" + index
    implicitHeight: words.height + 2 * Theme.space12
    radius: Theme.areaRadius
    color: Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: game + ". " + why

    ColumnLayout {
        id: words

        x: Theme.space16
        y: Theme.space12
        width: parent.width - 2 * x
        spacing: Theme.space4

        Text {
            Layout.fillWidth: true
            text: root.game
            color: Theme.text
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Text {
            Layout.fillWidth: true
            text: root.why
            color: Theme.soft
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
            Accessible.ignored: true
        }
    }
}
