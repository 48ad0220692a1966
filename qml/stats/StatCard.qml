// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the statistics: a heading, a remark beside it, and what it shows.
import QtQuick
import QtQuick.Layouts
import Foxpad

Rectangle {
    id: root

    required property string title
    property string remark: ""
    // The content grows with the card. Not where rows come and go: Qt 6.4 lays out a row that is
    // just being deleted when its going changes the height from outside.
    property bool stretches: false
    default property alias content: inside.data

    implicitHeight: inside.implicitHeight + 2 * Theme.space16
    radius: Theme.cardRadius
    color: Theme.raised

    ColumnLayout {
        id: inside

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * x
        height: root.stretches ? parent.height - 2 * y : implicitHeight
        spacing: Theme.space8

        Flow {
            Layout.fillWidth: true
            spacing: 6

            Text {
                width: Math.min(implicitWidth, parent.width)
                text: root.title
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.headingSize - 1
                font.weight: Font.ExtraBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                width: Math.min(implicitWidth, parent.width)
                topPadding: 4
                visible: text !== ""
                text: root.remark
                color: Theme.soft
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
