// SPDX-License-Identifier: GPL-3.0-or-later
// What this turn has brought so far, the newest first.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

SideCard {
    id: root

    required property Pad pad

    title: qsTr("This turn")

    ListView {
        id: list

        anchors.fill: parent
        anchors.topMargin: 38
        anchors.bottomMargin: 10
        anchors.leftMargin: 12
        anchors.rightMargin: 10
        clip: true
        spacing: 8
        boundsBehavior: Flickable.StopAtBounds
        model: root.pad.turn
        onCountChanged: list.positionViewAtEnd()

        delegate: LogWords {
            width: list.width
        }
    }
}
