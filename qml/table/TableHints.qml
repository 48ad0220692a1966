// SPDX-License-Identifier: GPL-3.0-or-later
// Which roll it is, and what can be done now.
import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property CleverPad pad
    property int textSize: Theme.labelSize

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: roll.text + " " + words.text

    Text {
        id: roll

        visible: text !== ""
        text: root.pad.roll > 0 && !root.pad.sharing ? qsTr("Roll %1 of 3").arg(root.pad.roll) : ""
        color: Theme.soft
        font.pixelSize: root.textSize
    }
    Text {
        id: words

        objectName: "hint"
        width: root.width - (roll.visible ? roll.width + root.spacing : 0)
        text: root.pad.hint
        color: Theme.text
        elide: Text.ElideRight
        textFormat: Text.PlainText
        font.pixelSize: root.textSize
        font.weight: Font.Bold
    }
}
