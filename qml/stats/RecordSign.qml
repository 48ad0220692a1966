// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of a record: a crown, lightning, a fox, or the area's mark.
import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property int kind
    required property string key

    readonly property AreaColours colours: Theme.colours(key)

    radius: Theme.dieRadius * width
    color: colours ? colours.ground : Theme.sunk

    Crown {
        anchors.centerIn: parent
        visible: root.kind === RecordModel.Total
        rotation: 0
        scale: 0.72
    }
    ChainSign {
        anchors.centerIn: parent
        visible: root.kind === RecordModel.Chain
        width: 26
        height: 26
    }
    FoxMark {
        anchors.centerIn: parent
        visible: root.kind === RecordModel.Foxes
        width: 28
        height: 28
    }
    AreaSign {
        anchors.centerIn: parent
        visible: root.kind === RecordModel.Area
        areaKey: root.key
    }
}
