// SPDX-License-Identifier: GPL-3.0-or-later
// The head of Home: the fox, the name, the way to the settings.
import QtQuick
import QtQuick.Layouts
import Foxpad

RowLayout {
    id: root

    signal settings

    spacing: Theme.space12

    FoxMark {
        Layout.leftMargin: 5
        Layout.preferredWidth: 32
        Layout.preferredHeight: 32
    }
    Text {
        Layout.fillWidth: true
        text: Application.displayName
        color: Theme.text
        font.pixelSize: Theme.titleSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ActionButton {
        objectName: "settings"
        Layout.preferredWidth: Theme.controlTarget
        glyph: Glyph.Gear
        Accessible.name: qsTr("Settings")
        onClicked: root.settings()
    }
}
