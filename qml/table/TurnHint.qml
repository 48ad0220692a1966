// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done now, in words, where the wide table has room for a line of its own.
import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property CleverPad pad

    radius: 18
    color: Theme.raised

    TableHints {
        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 36
        textSize: Theme.buttonSize
        pad: root.pad
    }
}
