// SPDX-License-Identifier: GPL-3.0-or-later
// A switch with its words: on or off.
import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    required property bool on
    property string detail: ""

    signal turned(on: bool)

    implicitHeight: Math.max(Theme.controlTarget, implicitContentHeight + Theme.space8)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: on
    onClicked: root.turned(!root.on)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        FocusRing {
            radius: Theme.boxRadius
            shown: root.visualFocus
        }
    }
    contentItem: RowLayout {
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.text
                color: Theme.text
                wrapMode: Text.Wrap
                font.pixelSize: Theme.bodySize
                font.weight: Font.Bold
            }
            Text {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.detail
                color: Theme.soft
                wrapMode: Text.Wrap
                font.pixelSize: Theme.labelSize
            }
        }
        Rectangle {
            Layout.preferredWidth: 48
            Layout.preferredHeight: 28
            radius: height / 2
            color: root.on ? Theme.accent : Theme.sunk
            border.width: root.on ? 0 : 2
            border.color: Theme.soft

            Rectangle {
                x: root.on ? parent.width - width - 4 : 5
                anchors.verticalCenter: parent.verticalCenter
                width: root.on ? 20 : 16
                height: width
                radius: height / 2
                color: root.on ? Theme.accentText : Theme.soft

                Behavior on x {
                    NumberAnimation {
                        duration: Theme.litTime
                    }
                }
            }
        }
    }
}
