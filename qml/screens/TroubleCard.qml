// SPDX-License-Identifier: GPL-3.0-or-later
// The database could not be opened: what that means, and the ways out.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Shelf shelf

    objectName: "trouble"

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space12, 480)
        height: words.height + 2 * Theme.space24
        radius: Theme.cardRadius
        color: Theme.raised

        ColumnLayout {
            id: words

            anchors.centerIn: parent
            width: parent.width - 2 * Theme.space24
            spacing: Theme.space12

            FoxMark {
                Layout.preferredWidth: 48
                Layout.preferredHeight: 48
            }
            Text {
                objectName: "problem"
                Layout.fillWidth: true
                text: root.shelf.problem
                color: Theme.text
                wrapMode: Text.Wrap
                font.pixelSize: Theme.largeSize
                font.weight: Font.ExtraBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                Layout.fillWidth: true
                text: root.shelf.advice
                color: Theme.text
                wrapMode: Text.Wrap
                font.pixelSize: Theme.bodySize
            }
            Text {
                Layout.fillWidth: true
                text: root.shelf.file
                color: Theme.soft
                wrapMode: Text.WrapAnywhere
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
            ActionButton {
                objectName: "tryAgain"
                Layout.fillWidth: true
                primary: true
                glyph: Glyph.Again
                text: qsTr("Try again")
                onClicked: root.shelf.tryAgain()
            }
            ActionButton {
                objectName: "wayOut"
                Layout.fillWidth: true
                visible: root.shelf.wayOut !== ""
                text: root.shelf.wayOut
                ground: Theme.sunk
                onClicked: root.shelf.takeWayOut()
            }
        }
    }
}
