// SPDX-License-Identifier: GPL-3.0-or-later
// A field to type in, in the look of the pad.
import QtQuick
import QtQuick.Controls.Basic
import Foxpad

TextField {
    id: root

    property bool wrong: false

    implicitHeight: Theme.controlTarget
    leftPadding: Theme.space16
    color: Theme.text
    placeholderTextColor: Theme.soft
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.pixelSize: Theme.buttonSize
    maximumLength: 200
    Accessible.name: placeholderText

    background: Rectangle {
        radius: Theme.buttonRadius
        color: Theme.raised
        border.width: 2
        border.color: root.wrong ? Theme.danger : root.activeFocus ? Theme.accent : Theme.line
    }
}
