// SPDX-License-Identifier: GPL-3.0-or-later
// Something that was never done better. Leads to its game.
import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    required property int kind
    required property string key
    required property string title
    required property string detail
    required property real game

    implicitHeight: 52
    focusPolicy: Qt.StrongFocus
    Accessible.name: title + ", " + detail
    Accessible.description: qsTr("Look at this game")
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.boxRadius
        color: Theme.clear

        FocusRing {
            radius: Theme.boxRadius
            shown: root.visualFocus
        }
    }
    contentItem: RowLayout {
        spacing: Theme.space12

        RecordSign {
            Layout.preferredWidth: 44
            Layout.preferredHeight: 44
            kind: root.kind
            key: root.key
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.title
                color: Theme.text
                elide: Text.ElideRight
                font.pixelSize: Theme.buttonSize - 1
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
            Layout.preferredWidth: 16
            Layout.preferredHeight: 16
            kind: Glyph.Forward
            color: Theme.soft
        }
    }
}
