// SPDX-License-Identifier: GPL-3.0-or-later
// One game in a list: its colours, which it is, what became of it, when.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Foxpad

AbstractButton {
    id: root

    required property real game
    required property string rules
    required property string gameName
    required property string tiles
    required property string title
    required property string detail

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
    contentItem: RowLayout {
        spacing: 14

        GameTiles {
            tiles: root.tiles
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                visible: root.gameName !== root.title
                text: root.gameName
                color: Theme.soft
                elide: Text.ElideRight
                font.pixelSize: Theme.bodySize - 1
            }
            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Text {
                Layout.fillWidth: true
                text: root.detail
                color: Theme.soft
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
        }
        Glyph {
            Layout.preferredWidth: 18
            Layout.preferredHeight: 18
            kind: Glyph.Forward
            color: Theme.soft
        }
    }
}
