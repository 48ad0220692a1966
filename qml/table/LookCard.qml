// SPDX-License-Identifier: GPL-3.0-or-later
// Tells that an earlier moment is on the screen, or an entry is being put right, and what would
// follow from that before it counts.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Pad pad
    readonly property bool ready: pad.correctionReady

    objectName: "lookCard"
    visible: pad.lookingAt >= 0
    implicitHeight: column.height + 20
    radius: 18
    color: Theme.pendingGround
    border.width: 2
    border.color: Theme.pending
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    MouseArea {
        anchors.fill: parent
    }
    Column {
        id: column

        x: 12
        y: 10
        width: parent.width - 24
        spacing: 6

        Text {
            id: title

            width: parent.width
            text: root.ready ? qsTr("Put it right?")
                : root.pad.correcting ? qsTr("Tap it in as it should have been") : qsTr("An earlier moment")
            color: Theme.pending
            wrapMode: Text.Wrap
            font.pixelSize: Theme.buttonSize
            font.weight: Font.ExtraBold
        }
        Repeater {
            model: root.pad.consequence

            Text {
                required property string modelData

                width: column.width
                text: modelData
                color: Theme.pending
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font.pixelSize: Theme.bodySize
            }
        }
        Row {
            anchors.right: parent.right
            spacing: 8

            ActionButton {
                objectName: "lookBack"
                height: 44
                visible: !root.pad.correcting
                glyph: Glyph.Back
                Accessible.name: qsTr("One entry back")
                enabled: root.pad.lookingAt > 0
                onClicked: root.pad.lookAt(root.pad.lookingAt - 1)
            }
            ActionButton {
                objectName: "lookOn"
                height: 44
                visible: !root.pad.correcting
                glyph: Glyph.Forward
                Accessible.name: qsTr("One entry on")
                onClicked: root.pad.lookAt(root.pad.lookingAt + 1)
            }
            ActionButton {
                objectName: "leaveLook"
                height: 44
                text: root.pad.correcting ? qsTr("Leave it") : qsTr("Back to now")
                onClicked: root.pad.leaveCorrection()
            }
            ActionButton {
                objectName: "makeCorrection"
                height: 44
                visible: root.ready
                primary: true
                text: qsTr("Put it right")
                onClicked: root.pad.makeCorrection()
            }
        }
    }
}
