// SPDX-License-Identifier: GPL-3.0-or-later
// A person to choose.
import QtQuick
import Foxpad

Tappable {
    id: root

    property string initial: ""
    property string colour: ""
    property bool chosen: false
    property color plain: Theme.raised

    implicitWidth: Math.min(200, implicitContentWidth + Theme.space8 + Theme.space16)
    implicitHeight: 44
    leftPadding: 6
    rightPadding: Theme.space16
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: height / 2
        color: root.chosen ? Theme.accent : root.plain
        scale: root.down ? 0.97 : 1

        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }
    contentItem: Row {
        spacing: Theme.space8

        PersonSign {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.initial !== ""
            letter: root.initial
            colour: root.colour
        }
        Item {
            width: 1
            height: 1
            visible: root.initial === ""
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 140)
            text: root.text
            color: root.chosen ? Theme.accentText : Theme.text
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
            font.weight: Font.ExtraBold
        }
    }
}
