// SPDX-License-Identifier: GPL-3.0-or-later
// One of several choices that stand below each other, with its words.
import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    required property bool chosen
    property string detail: ""

    implicitHeight: Math.max(Theme.controlTarget, implicitContentHeight + Theme.space8)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: detail
    Accessible.checkable: true
    Accessible.checked: chosen
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

        Rectangle {
            Layout.preferredWidth: 24
            Layout.preferredHeight: 24
            radius: width / 2
            color: Theme.clear
            border.width: 2
            border.color: root.chosen ? Theme.accent : Theme.soft

            Rectangle {
                anchors.centerIn: parent
                width: 12
                height: 12
                radius: 6
                visible: root.chosen
                color: Theme.accent
            }
        }
        ColumnLayout {
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
    }
}
