// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds, to go to their beginning by a tap.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Flickable {
    id: root

    required property Replay replay

    implicitHeight: rounds.height
    contentWidth: rounds.width
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Row {
        id: rounds

        spacing: Theme.space4

        Repeater {
            model: root.replay.rounds

            Chip {
                required property int index
                required property int modelData

                objectName: "round" + (index + 1)
                text: index + 1
                chosen: root.replay.at >= modelData && root.replay.at < (root.replay.rounds[index + 1] ?? root.replay.length + 1)
                Accessible.name: qsTr("To round %1").arg(index + 1)
                onClicked: root.replay.at = modelData
            }
        }
    }
}
