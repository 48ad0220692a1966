// SPDX-License-Identifier: GPL-3.0-or-later
// Two players against each other: won, shared, lost. Leads to the other one's statistics.
import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    required property real player
    required property string name
    required property string games
    required property int won
    required property int shared
    required property int lost
    required property string spoken

    readonly property int parts: (won > 0) + (shared > 0) + (lost > 0)
    readonly property real gap: 3
    readonly property real least: 26 // of a part, so that its number can be read
    readonly property real each: (width - gap * (parts - 1) - least * parts) / Math.max(1, won + shared + lost)

    implicitHeight: 64
    focusPolicy: Qt.StrongFocus
    Accessible.name: spoken
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        FocusRing {
            radius: Theme.boxRadius
            shown: root.visualFocus
        }
    }
    contentItem: ColumnLayout {
        spacing: Theme.space4

        RowLayout {
            Text {
                Layout.fillWidth: true
                text: root.name
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.bodySize + 1
                font.weight: Font.ExtraBold
            }
            Text {
                text: root.games
                color: Theme.soft
                font.pixelSize: Theme.labelSize
            }
        }
        Row {
            Layout.fillWidth: true
            spacing: root.gap

            Piece {
                count: root.won
                room: root.least + root.each * root.won
                fill: Theme.accent
                ink: Theme.accentText
            }
            Piece {
                count: root.shared
                room: root.least + root.each * root.shared
                fill: Theme.text
                ink: Theme.ground
            }
            Piece {
                count: root.lost
                room: root.least + root.each * root.lost
                fill: Theme.sunk
                ink: Theme.text
            }
        }
    }

    component Piece: Rectangle {
        id: piece

        required property int count
        required property color fill
        required property color ink

        required property real room

        width: room
        height: 34
        visible: count > 0
        radius: 11
        color: fill

        Text {
            anchors.centerIn: parent
            text: piece.count
            color: piece.ink
            font.pixelSize: Theme.bodySize
            font.weight: Font.ExtraBold
        }
    }
}
