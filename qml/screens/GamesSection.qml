// SPDX-License-Identifier: GPL-3.0-or-later
// A heading and some games under it; nothing at all where there are none.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Column {
    id: root

    required property string title
    required property GameList games
    property int from: 0 // the first ones are shown elsewhere
    property string link: ""

    signal chosen(game: real, rules: string)
    signal linkChosen

    visible: games.count > from
    spacing: Theme.space8

    Item {
        x: 6
        width: root.width - 2 * x
        height: Math.max(heading.implicitHeight, link.visible ? link.implicitHeight : 0)

        Text {
            id: heading

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (link.visible ? link.width : 0)
            text: root.title
            color: Theme.text
            font.pixelSize: Theme.headingSize
            font.weight: Font.ExtraBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Tappable {
            id: link

            objectName: "allGames"
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            visible: text !== ""
            text: root.link
            implicitHeight: 36
            onClicked: root.linkChosen()
            contentItem: Text {
                text: link.text
                color: Theme.accent
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: Theme.bodySize - 1
                font.weight: Font.Bold
                font.underline: link.visualFocus
            }
        }
    }
    Repeater {
        model: root.games

        GameCard {
            required property int index

            width: root.width
            visible: index >= root.from
            onClicked: root.chosen(game, rules)
        }
    }
}
