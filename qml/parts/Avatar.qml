// SPDX-License-Identifier: GPL-3.0-or-later
// A round field with the first letter of a name.
import QtQuick
import Foxpad

Rectangle {
    id: root

    required property string letter
    property color ink: Theme.ground

    implicitWidth: 32
    implicitHeight: width
    radius: width / 2
    color: Theme.text
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        text: root.letter
        color: root.ink
        textFormat: Text.PlainText
        font.pixelSize: Math.round(root.width * 0.46)
        font.weight: Font.ExtraBold
    }
}
