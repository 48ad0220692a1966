// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that were earned and never used.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

StatCard {
    id: root

    required property Statistics stats

    title: qsTr("Actions left over")
    remark: qsTr("a game, on average")

    Repeater {
        model: root.stats.unused

        RowLayout {
            id: line

            required property string key
            required property string name
            required property string own
            required property string table
            required property string spoken

            objectName: "unused-" + key
            Layout.fillWidth: true
            spacing: Theme.space12
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Badge {
                Layout.preferredWidth: 28
                Layout.preferredHeight: 28
                unit: 1.4
                kind: line.key
            }
            Text {
                Layout.fillWidth: true
                text: line.name
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.bodySize
                font.weight: Font.Bold
            }
            Text {
                visible: line.table !== ""
                text: qsTr("the table %1").arg(line.table)
                color: Theme.soft
                font.pixelSize: Theme.labelSize
            }
            Text {
                Layout.minimumWidth: 34
                text: line.own
                color: Theme.text
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.headingSize
                font.weight: Font.ExtraBold
            }
        }
    }
}
