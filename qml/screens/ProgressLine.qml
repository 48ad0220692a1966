// SPDX-License-Identifier: GPL-3.0-or-later
// How far games are on their way to a file or from one.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property Transfer transfer

    readonly property bool known: transfer.share >= 0

    objectName: "progress"
    visible: transfer.busy
    spacing: Theme.space8
    Accessible.role: Accessible.ProgressBar
    Accessible.name: words.text

    Text {
        id: words

        Layout.fillWidth: true
        text: root.known ? qsTr("%1: %2 %", "what is done, how far it is").arg(root.transfer.doing).arg(Math.floor(root.transfer.share * 100))
                         : root.transfer.doing
        color: Theme.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 8
        visible: root.known
        radius: height / 2
        color: Theme.sunk

        Rectangle {
            width: Math.max(parent.height, parent.width * root.transfer.share)
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
    BusySign {
        visible: !root.known
        busy: root.transfer.busy && !root.known
    }
}
