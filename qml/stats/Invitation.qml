// SPDX-License-Identifier: GPL-3.0-or-later
// Where there is nothing to show yet: what would be here, and how to get it.
import QtQuick
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string title
    required property string words
    property string action: ""

    signal accepted

    spacing: Theme.space12

    FoxMark {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: 72
        Layout.preferredHeight: 72
    }
    Text {
        Layout.fillWidth: true
        text: root.title
        color: Theme.text
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.largeSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Text {
        Layout.fillWidth: true
        text: root.words
        color: Theme.soft
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.bodySize
    }
    ActionButton {
        objectName: "accept"
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.space8
        visible: text !== ""
        primary: true
        text: root.action
        onClicked: root.accepted()
    }
}
