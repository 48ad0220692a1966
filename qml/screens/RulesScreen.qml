// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the games, short. A refusal leads to its line.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    property string game: "ganz-schoen-clever"
    property string topic: ""

    readonly property bool sideBySide: width >= Theme.wideWidth

    objectName: "rulesScreen"

    RuleBook {
        id: book

        game: root.game
    }
    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        title: qsTr("Rules")
        onBack: root.navigator.back()
    }
    Flow {
        id: games

        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 2 * Theme.space12, Theme.pageWidth)
        spacing: Theme.space8

        Repeater {
            model: root.shelf.catalogue

            Chip {
                required property string rules
                required property string title

                objectName: "rulesOf-" + rules
                text: title
                chosen: root.game === rules
                onClicked: {
                    root.topic = "";
                    root.game = rules;
                    list.positionViewAtBeginning();
                }
            }
        }
    }
    NewGame {
        id: setup

        shelf: root.shelf
    }
    SheetPicture {
        id: picture

        anchors.top: games.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space16
        x: games.x
        width: root.sideBySide ? games.width * 0.46 : 0
        visible: root.sideBySide
        setup: setup
        game: root.game
    }
    ListView {
        id: list

        objectName: "rulesList"
        anchors.top: games.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        x: root.sideBySide ? picture.x + picture.width + Theme.space24 : games.x
        width: games.x + games.width - x
        spacing: Theme.space8
        bottomMargin: Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        cacheBuffer: 4000
        model: book.lines
        delegate: RuleCard {
            width: list.width
            wanted: topic === root.topic
        }

        // When the cards have their heights.
        Timer {
            running: root.topic !== ""
            interval: 0
            onTriggered: list.positionViewAtIndex(Math.max(0, book.rowOf(root.topic)), ListView.Beginning)
        }
    }
}
