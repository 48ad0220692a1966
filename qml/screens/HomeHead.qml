// SPDX-License-Identifier: GPL-3.0-or-later
// The head of Home: the fox, the name, the way to the settings. Like all that the first frame
// shows it is laid out by hand: Qt's layouts would be one more module to load before it.
import QtQuick
import Foxpad

Item {
    id: root

    signal settings

    implicitHeight: gear.height

    FoxMark {
        id: fox

        x: 5
        anchors.verticalCenter: parent.verticalCenter
        width: 32
        height: 32
    }
    Text {
        x: fox.x + fox.width + Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        width: gear.x - x - Theme.space12
        text: Application.displayName
        color: Theme.text
        elide: Text.ElideRight
        font.pixelSize: Theme.titleSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ActionButton {
        id: gear

        objectName: "settings"
        anchors.right: parent.right
        width: Theme.controlTarget
        glyph: Glyph.Gear
        Accessible.name: qsTr("Settings")
        onClicked: root.settings()
    }
}
