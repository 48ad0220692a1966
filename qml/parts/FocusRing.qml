// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where the keyboard is. Stands around its parent.
import QtQuick
import Foxpad

Rectangle {
    required property bool shown

    anchors.fill: parent
    anchors.margins: -4
    visible: shown
    color: Theme.clear
    border.width: 2.5
    border.color: Theme.lit
}
