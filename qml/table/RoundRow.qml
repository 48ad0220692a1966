// SPDX-License-Identifier: GPL-3.0-or-later
// The round track with the ways to the log and out.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Pad pad

    signal logWanted
    signal homeWanted

    implicitHeight: 20

    RoundTrack {
        x: 4
        sheet: root.pad.sheet
        titled: root.width >= (root.pad.rounds > 5 ? 380 : 330)
    }
    TableWays {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        onLogWanted: root.logWanted()
        onHomeWanted: root.homeWanted()
    }
}
