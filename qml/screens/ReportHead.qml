// SPDX-License-Identifier: GPL-3.0-or-later
// The gist of a report.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Transfer transfer

    implicitHeight: card.height + Theme.space8

    Rectangle {
        id: card

        width: parent.width
        height: words.height + 2 * words.y
        radius: Theme.cardRadius
        color: Theme.hero

        Column {
            id: words

            x: 18
            y: 18
            width: parent.width - 2 * x
            spacing: Theme.space8

            Text {
                objectName: "reportTitle"
                width: parent.width
                text: root.transfer.title
                color: root.transfer.failed ? Theme.heroReason : Theme.heroText
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                font.pixelSize: Theme.largeSize
                font.weight: Font.ExtraBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: root.transfer.facts

                Text {
                    required property int index
                    required property string modelData

                    objectName: "reportFact" + index
                    width: words.width
                    text: modelData
                    color: Theme.heroSoft
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                    font.pixelSize: Theme.bodySize
                }
            }
        }
    }
}
