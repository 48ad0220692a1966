// SPDX-License-Identifier: GPL-3.0-or-later
// The whole game as a row of strokes, one an entry in its area's colour; drag or tap to go there.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Replay replay

    readonly property real pitch: width / Math.max(1, replay.length)

    function go(x: real) {
        root.replay.at = Math.round(x / root.pitch + 0.5);
    }

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Entry %1 of %2").arg(replay.at).arg(replay.length)

    Repeater {
        model: root.replay.length

        Rectangle {
            required property int index
            readonly property bool now: index + 1 === root.replay.at
            readonly property AreaColours colours: Theme.colours(root.replay.colours[index] ?? "")

            x: index * root.pitch + (root.pitch - width) / 2
            y: 30 - height
            width: now ? 3 : Math.max(1.5, Math.min(5, root.pitch * 0.7))
            height: now ? 32 : 7 + 22 * (root.replay.gains[index] ?? 0)
            radius: width / 2
            color: now ? Theme.lit : index >= root.replay.at ? Theme.line : colours ? colours.die : Theme.soft
        }
    }
    Repeater {
        model: root.replay.rounds

        Text {
            required property int index
            required property int modelData

            x: Math.min(modelData * root.pitch, root.width - width)
            y: 32
            // Keer op Keer has too many to name each.
            visible: root.replay.rounds.length <= 8 || index % 5 === 0
            text: index + 1
            color: Theme.soft
            font.pixelSize: Theme.leastSize
            font.weight: Font.Bold
        }
    }
    MouseArea {
        objectName: "strokes"
        anchors.fill: parent
        preventStealing: true
        onPressed: mouse => root.go(mouse.x)
        onPositionChanged: mouse => root.go(mouse.x)
    }
}
