// SPDX-License-Identifier: GPL-3.0-or-later
// Two names, one person: choose the other one. The question comes after.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property Person person
    property bool open: false

    signal chosen(player: real, name: string)

    spacing: Theme.space8

    Text {
        Layout.fillWidth: true
        text: qsTr("Is %1 in the list twice, under two names? Make them one.").arg(root.person.name)
        color: Theme.soft
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        font.pixelSize: Theme.bodySize
    }
    ActionButton {
        objectName: "merge"
        visible: !root.open
        ground: Theme.sunk
        text: root.person.merging ? qsTr("Merging…") : qsTr("Merge with someone…")
        enabled: root.person.otherCount > 0 && !root.person.merging
        onClicked: root.open = true
    }
    Text {
        visible: root.open
        text: qsTr("Who is %1, too?").arg(root.person.name)
        color: Theme.text
        textFormat: Text.PlainText
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
    }
    Flow {
        Layout.fillWidth: true
        visible: root.open
        spacing: Theme.space8

        Repeater {
            model: root.person.others

            PersonChip {
                required property real player
                required property string name

                required initial
                required colour
                objectName: "mergeInto-" + name
                text: name
                plain: Theme.sunk
                onClicked: root.chosen(player, name)
            }
        }
        Chip {
            objectName: "mergeNot"
            text: qsTr("Nobody")
            ground: Theme.clear
            onClicked: root.open = false
        }
    }
}
