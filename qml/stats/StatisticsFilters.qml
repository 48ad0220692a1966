// SPDX-License-Identifier: GPL-3.0-or-later
// Of which game, whom and which time.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

GridLayout {
    id: root

    required property Statistics stats
    required property GameList catalogue

    columns: width < Theme.mediumWidth ? 1 : 2
    columnSpacing: Theme.space16
    rowSpacing: Theme.space8

    SideScroll {
        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true

        Repeater {
            model: root.catalogue

            Chip {
                required property string rules
                required property string title

                objectName: "statsOf-" + rules
                text: title
                chosen: root.stats.rules === rules
                onClicked: root.stats.rules = rules
            }
        }
    }
    Segments {
        objectName: "span"
        Layout.row: root.columns === 1 ? 2 : 0
        Layout.column: root.columns === 1 ? 0 : 1
        Layout.fillWidth: root.columns === 1
        Layout.preferredWidth: root.columns === 1 ? -1 : 340
        name: qsTr("Time")
        choices: [qsTr("All time"), qsTr("Year"), qsTr("3 months"), qsTr("Month")]
        chosen: root.stats.span
        onChoose: index => root.stats.span = index
    }
    SideScroll {
        Layout.fillWidth: true
        Layout.row: 1
        Layout.column: 0
        Layout.columnSpan: root.columns
        visible: root.stats.state !== Statistics.NoGame

        PersonChip {
            objectName: "statsOfAll"
            text: qsTr("Everyone")
            chosen: root.stats.player === 0
            onClicked: root.stats.player = 0
        }
        Repeater {
            model: root.stats.people

            PersonChip {
                required property real player
                required property string name

                required initial
                required colour
                objectName: "statsOf-" + name
                text: name
                chosen: root.stats.player === player
                onClicked: root.stats.player = player
            }
        }
    }
}
