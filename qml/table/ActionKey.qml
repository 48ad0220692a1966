// SPDX-License-Identifier: GPL-3.0-or-later
// An action with how many are left. Ready: it can be used now.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string track
    required property int unused
    required property bool ready
    required property bool chosen
    required property string spoken

    objectName: "action-" + track
    implicitWidth: 56
    implicitHeight: Theme.controlTarget
    focusPolicy: Qt.StrongFocus
    Accessible.name: spoken
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.chosen ? Theme.text : root.ready ? Theme.raised : Theme.clear
        border.width: root.ready ? 0 : 1.5
        border.color: Theme.line
        scale: root.down ? 0.96 : 1

        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: 3
            opacity: root.unused > 0 ? 1 : Theme.disabledShare

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                width: root.width < 50 ? 22 : 28
                height: width
                unit: width / 20
                kind: root.track
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: root.unused
                color: root.chosen ? Theme.ground : Theme.text
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
        }
    }
    padding: 0
}
