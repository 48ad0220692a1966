// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before something that can't be undone. Lies over the page until it is answered.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

FocusScope {
    id: root

    required property string title
    required property string words
    required property string yes
    required property string no

    signal agreed

    function ask() {
        root.visible = true;
        refuse.forceActiveFocus();
    }

    visible: false
    z: 2
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: root.visible = false
    Keys.onBackPressed: root.visible = false

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        MouseArea {
            anchors.fill: parent
            onClicked: root.visible = false
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space16, 440)
        height: column.height + 2 * Theme.space24
        radius: Theme.cardRadius
        color: Theme.raised

        MouseArea {
            anchors.fill: parent // a tap beside the buttons answers nothing
        }
        ColumnLayout {
            id: column

            x: Theme.space24
            y: Theme.space24
            width: parent.width - 2 * x
            spacing: Theme.space12

            Text {
                objectName: "question"
                Layout.fillWidth: true
                text: root.title
                color: Theme.text
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font.pixelSize: Theme.largeSize
                font.weight: Font.ExtraBold
            }
            Text {
                Layout.fillWidth: true
                text: root.words
                color: Theme.text
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font.pixelSize: Theme.bodySize
            }
            RowLayout {
                Layout.topMargin: Theme.space8
                spacing: Theme.space8

                ActionButton {
                    id: refuse

                    objectName: "refuse"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    ground: Theme.sunk
                    text: root.no
                    onClicked: root.visible = false
                }
                ActionButton {
                    objectName: "agree"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    primary: true
                    text: root.yes
                    onClicked: {
                        root.visible = false;
                        root.agreed();
                    }
                }
            }
        }
    }
}
