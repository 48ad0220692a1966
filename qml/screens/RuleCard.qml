// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the rules, with the dice and badges it is about.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property string topic
    required property string title
    required property string words
    required property string colour
    required property list<string> dice
    required property list<string> badges
    required property bool wanted // a refusal asked for it

    readonly property AreaColours area: Theme.colours(colour)

    objectName: "rule-" + topic
    implicitHeight: column.height + 2 * Theme.space16
    radius: Theme.cardRadius
    color: wanted ? Theme.pendingGround : Theme.raised
    border.width: wanted ? 2 : 0
    border.color: Theme.pending
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ". " + words

    ColumnLayout {
        id: column

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * x
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space12

            MarkTile {
                visible: root.area !== null
                area: root.area ?? Theme.white
            }
            Text {
                Layout.fillWidth: true
                text: root.title
                color: root.wanted ? Theme.pending : Theme.text
                wrapMode: Text.Wrap
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
        }
        Text {
            Layout.fillWidth: true
            text: root.words
            color: root.wanted ? Theme.pending : Theme.text
            wrapMode: Text.Wrap
            lineHeight: 1.1
            font.pixelSize: Theme.bodySize
        }
        Flow {
            Layout.fillWidth: true
            visible: root.dice.length + root.badges.length > 0
            spacing: Theme.space8

            Repeater {
                model: root.dice

                Die {
                    required property string modelData

                    width: 34
                    height: 34
                    colour: modelData.split(" ")[0]
                    face: parseInt(modelData.split(" ")[1])
                }
            }
            Repeater {
                model: root.badges

                Badge {
                    required property string modelData

                    width: 26
                    height: 26
                    kind: modelData
                }
            }
        }
    }
}
