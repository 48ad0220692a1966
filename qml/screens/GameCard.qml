// SPDX-License-Identifier: GPL-3.0-or-later
// One game in a list: its colours, which it is, what became of it, when.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Tappable {
    id: root

    required property real game
    required property string rules
    required property string gameName
    required property string tiles
    required property string title
    required property string detail

    readonly property int gap: 14
    readonly property int signSize: 18

    objectName: "game" + game
    implicitHeight: 78
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    Accessible.name: gameName + ", " + title + ", " + detail
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.raised

        FocusRing {
            radius: Theme.cardRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Row {
        spacing: root.gap

        GameTiles {
            anchors.verticalCenter: parent.verticalCenter
            tiles: root.tiles
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - root.gap - root.signSize

            Text {
                width: parent.width
                visible: root.gameName !== root.title
                text: root.gameName
                color: Theme.soft
                elide: Text.ElideRight
                font.pixelSize: Theme.bodySize - 1
            }
            Text {
                width: parent.width
                text: root.title
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Text {
                width: parent.width
                text: root.detail
                color: Theme.soft
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: root.signSize
            height: width
            kind: Glyph.Forward
            color: Theme.soft
        }
    }
}
