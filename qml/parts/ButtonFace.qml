// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a button: its sign and its words, in the middle.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
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

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    RowLayout {
        id: row

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width)
        spacing: Theme.space8

        Glyph {
            Layout.preferredWidth: root.glyphSize
            Layout.preferredHeight: root.glyphSize
            visible: root.glyph >= 0
            kind: root.glyph
            color: root.ink
        }
        ColumnLayout {
            visible: root.text !== ""
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: root.text
                color: root.ink
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: root.textSize
                font.weight: Font.ExtraBold
            }
            Text {
                Layout.fillWidth: true
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
