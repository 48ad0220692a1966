// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a screen: the way back, its title, and what stands on the right.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

RowLayout {
    id: root

    required property string title
    property string detail: ""
    default property alias extra: side.data

    signal back

    spacing: Theme.space4

    ActionButton {
        objectName: "back"
        Layout.preferredWidth: Theme.controlTarget
        glyph: Glyph.Back
        ground: Theme.clear
        Accessible.name: qsTr("Back")
        onClicked: root.back()
    }
    ColumnLayout {
        spacing: 0

        Text {
            Layout.fillWidth: true
            text: root.title
            color: Theme.text
            elide: Text.ElideRight
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.bodySize
            font.pixelSize: Theme.headingSize
            font.weight: Font.ExtraBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.detail
            color: Theme.soft
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font.pixelSize: Theme.labelSize
        }
    }
    RowLayout {
        id: side

        Layout.rightMargin: Theme.space4
        spacing: Theme.space8
    }
}
