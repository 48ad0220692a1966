// SPDX-License-Identifier: GPL-3.0-or-later
// Records, each a tap away from its game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats

    signal looked(game: real)

    title: qsTr("Records")

    Repeater {
        model: root.stats.records

        RecordLine {
            required property int index

            objectName: "record" + index
            Layout.fillWidth: true
            onClicked: root.looked(game)
        }
    }
}
