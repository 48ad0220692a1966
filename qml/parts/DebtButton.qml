// SPDX-License-Identifier: GPL-3.0-or-later
// The button that leads on: filled when nothing is owed, and otherwise it says what is.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string title
    required property string detail
    required property bool ready

    implicitHeight: 56
    enabled: ready
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    Accessible.name: title + ". " + detail
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.ready ? Theme.accent : Theme.raised
        border.width: root.ready ? 0 : 2
        border.color: Theme.line
        scale: root.down ? 0.98 : 1

        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            Text {
                width: parent.width
                text: root.title
                color: root.ready ? Theme.accentText : Theme.soft
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.detail
                color: root.ready ? Theme.accentText : Theme.pending
                elide: Text.ElideRight
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
