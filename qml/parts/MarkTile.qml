// SPDX-License-Identifier: GPL-3.0-or-later
// A small die-coloured tile with its area's mark.
import QtQuick
import Foxpad

Rectangle {
    id: root

    required property AreaColours area

    implicitWidth: 25
    implicitHeight: 25
    radius: Theme.dieRadius * width
    color: area.die

    Mark {
        anchors.centerIn: parent
        width: 15
        height: 15
        kind: root.area.mark
        color: root.area.pip
    }
}
