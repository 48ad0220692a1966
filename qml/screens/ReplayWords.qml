// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered at this moment.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Replay replay

    implicitHeight: 50
    radius: Theme.buttonRadius
    color: Theme.raised
    Accessible.role: Accessible.StaticText
    Accessible.name: replay.words + ". " + replay.detail

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.space8
        anchors.rightMargin: Theme.space12
        spacing: Theme.space12

        MarkTile {
            Layout.preferredWidth: 34
            Layout.preferredHeight: 34
            area: Theme.colours(root.replay.colour) ?? Theme.white
        }
        ColumnLayout {
            spacing: 0

            Text {
                objectName: "replayWords"
                Layout.fillWidth: true
                text: root.replay.words
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                font.pixelSize: Theme.bodySize
                font.weight: Font.ExtraBold
            }
            Text {
                Layout.fillWidth: true
                text: root.replay.detail
                color: Theme.soft
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
