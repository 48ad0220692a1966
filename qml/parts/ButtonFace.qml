// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a button: its sign and its words, in the middle.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

Item {
    id: root

    required property string text
    required property string detail
    required property int glyph
    required property int glyphSize
    required property color ink
    required property color softInk
    property int textSize: Theme.buttonSize
    readonly property real inset: root.glyph < 0 ? 0 : root.text === "" ? root.glyphSize : root.glyphSize + Theme.space8
    readonly property real wordsWidth: Math.max(words.implicitWidth, under.visible ? under.implicitWidth : 0)

    implicitWidth: inset + (text === "" ? 0 : Math.ceil(wordsWidth))
    implicitHeight: Math.max(glyph < 0 ? 0 : glyphSize, text === "" ? 0 : column.height)

    Item {
        anchors.centerIn: parent
        width: Math.min(root.implicitWidth, root.width)
        height: root.implicitHeight

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: root.glyphSize
            height: root.glyphSize
            visible: root.glyph >= 0
            kind: root.glyph
            color: root.ink
        }
        Column {
            id: column

            x: root.inset
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            visible: root.text !== ""

            Text {
                id: words

                width: parent.width
                text: root.text
                color: root.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: root.textSize
                font.weight: Font.ExtraBold
            }
            Text {
                id: under

                width: parent.width
                visible: root.detail !== ""
                text: root.detail
                color: root.softInk
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
