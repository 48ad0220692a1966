// SPDX-License-Identifier: GPL-3.0-or-later
// People under a heading, side by side where there is room.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property PersonModel people
    property string title: ""

    signal chosen(player: real)

    spacing: Theme.space8

    SectionTitle {
        visible: text !== ""
        text: root.title
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root.width >= Theme.wideWidth ? 3 : root.width >= Theme.mediumWidth ? 2 : 1
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8

        Repeater {
            model: root.people

            PlayerCard {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.chosen(player)
            }
        }
    }
}
