// SPDX-License-Identifier: GPL-3.0-or-later
// A person in the list of players.
import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    required property real player
    required property string name
    required property string initial
    required property string colour
    required property bool archived
    required property string detail

    objectName: "player-" + name
    implicitHeight: 68
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    Accessible.name: name + ", " + detail
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

        PersonSign {
            Layout.preferredWidth: 44
            Layout.preferredHeight: 44
            opacity: root.archived ? Theme.disabledShare : 1
            letter: root.initial
            colour: root.colour
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.name
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
                font.pixelSize: Theme.labelSize + 1
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
