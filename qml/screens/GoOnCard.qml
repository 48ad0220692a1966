// SPDX-License-Identifier: GPL-3.0-or-later
// A game to go on with: which, how far, who, and its sheet as it lies there.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property int index
    required property real game
    required property string rules
    required property string gameName
    required property string title
    required property string detail
    required property string next
    required property Sheet sheet

    signal play

    radius: Theme.cardRadius
    color: Theme.hero

    Column {
        id: words

        x: 18
        y: Theme.space16
        width: parent.width - (picture.visible ? picture.width + 44 : 36)

        Text {
            width: words.width
            text: qsTr("Go on")
            color: Theme.heroAccent
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
        Text {
            width: words.width
            text: root.gameName
            color: Theme.heroText
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.95
            font.pixelSize: Theme.largeSize
            font.weight: Font.ExtraBold
        }
        Text {
            width: words.width
            text: root.title
            color: Theme.heroSoft
            elide: Text.ElideRight
            font.pixelSize: Theme.bodySize
        }
        Text {
            width: words.width
            text: root.detail
            color: Theme.heroSoft
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
        }
    }
    ActionButton {
        objectName: "goOn"
        x: 14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        width: Math.min(words.width + 4, 220)
        height: 50
        glyph: Glyph.Play
        glyphSize: 16
        text: root.next
        ground: Theme.heroAccent
        ink: Theme.heroAccentText
        Accessible.name: qsTr("Go on with %1: %2").arg(root.gameName).arg(root.next)
        onClicked: root.play()
    }
    LaterSheet {
        id: picture

        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        y: Theme.space16
        width: root.width < 520 ? 128 : root.width - 300
        height: parent.height - 2 * y
        visible: sheet.game !== ""
        sheet: root.sheet
    }
}
