// SPDX-License-Identifier: GPL-3.0-or-later
// A player against each of the others.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats

    signal chosen(player: real)

    title: qsTr("%1 head to head").arg(stats.playerName)
    remark: qsTr("won · shared · lost")

    Repeater {
        model: root.stats.duels

        DuelBar {
            objectName: "duel-" + name
            Layout.fillWidth: true
            onClicked: root.chosen(player)
        }
    }
}
