// SPDX-License-Identifier: GPL-3.0-or-later
// The areas on average, beside the table's, and what foxes and chains add.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats

    title: qsTr("Areas on average")
    remark: stats.playerName === "" ? "" : qsTr("mark: the table's")

    Repeater {
        model: root.stats.areas

        AverageBar {
            objectName: "area-" + key
            Layout.fillWidth: true
        }
    }
    RowLayout {
        Layout.topMargin: Theme.space4
        visible: root.stats.foxes !== ""
        spacing: Theme.space12

        FoxMark {
            Layout.leftMargin: 4
            Layout.preferredWidth: 26
            Layout.preferredHeight: 26
        }
        Text {
            objectName: "foxes"
            Layout.fillWidth: true
            text: root.stats.foxes
            color: Theme.text
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
    }
    RowLayout {
        visible: root.stats.chain !== ""
        spacing: Theme.space12

        ChainSign {
            Layout.leftMargin: 4
            Layout.preferredWidth: 26
            Layout.preferredHeight: 26
        }
        Text {
            objectName: "chain"
            Layout.fillWidth: true
            text: root.stats.chain
            color: Theme.text
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
    }
}
