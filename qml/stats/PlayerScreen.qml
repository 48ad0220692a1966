// SPDX-License-Identifier: GPL-3.0-or-later
// One player: what was played, and what can be changed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    required property real player

    objectName: "playerScreen"
    StackView.onActivating: person.reload()

    Person {
        id: person

        shelf: root.shelf
        player: root.player
        onMerged: merge.open = false
    }
    PageFrame {
        anchors.fill: parent
        title: qsTr("Player")
        onBack: root.navigator.back()

        PlayerHead {
            Layout.fillWidth: true
            person: person
        }
        SectionTitle {
            Layout.topMargin: Theme.space8
            visible: person.games > 0
            text: qsTr("Statistics")
        }
        Repeater {
            model: person.played

            GameCard {
                objectName: "played-" + rules
                Layout.fillWidth: true
                onClicked: root.navigator.statistics(person.player, rules)
            }
        }
        GamesSection {
            objectName: "personLately"
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            title: qsTr("Lately")
            games: person.lately
            onChosen: (game, rules) => root.navigator.look(game)
        }
        SettingsCard {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            title: qsTr("Colour")

            ColourChoice {
                Layout.fillWidth: true
                person: person
            }
        }
        SettingsCard {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            title: qsTr("In the list of players")

            Toggle {
                objectName: "archive"
                Layout.fillWidth: true
                text: qsTr("Archived")
                detail: qsTr("Not offered for new games; stays in all games and statistics")
                on: person.archived
                onTurned: on => person.archive(on)
            }
            MergeChoice {
                id: merge

                Layout.fillWidth: true
                person: person
                onChosen: (player, name) => {
                    question.other = player;
                    question.otherName = name;
                    question.ask();
                }
            }
        }
    }
    Question {
        id: question

        property real other: 0
        property string otherName: ""

        anchors.fill: parent
        title: qsTr("Are %1 and %2 one person?").arg(person.name).arg(otherName)
        words: qsTr("%n games of %1 become %2’s, and %1 is gone from the list. This can’t be undone.", "", person.games).arg(person.name).arg(otherName)
        yes: qsTr("Merge")
        no: qsTr("Leave both")
        onAgreed: person.mergeInto(question.other)
    }
}
