// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody who ever played.
import QtQuick
import QtQuick.Templates
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    objectName: "playersScreen"
    // Somebody may have changed while the page was covered.
    StackView.onActivating: players.reload()

    Players {
        id: players

        shelf: root.shelf
    }
    PageFrame {
        anchors.fill: parent
        title: qsTr("Players")
        pageWidth: Theme.pageWidth
        onBack: root.navigator.back()

        PeopleGrid {
            Layout.fillWidth: true
            people: players.people
            onChosen: player => root.navigator.person(player)
        }
        PeopleGrid {
            objectName: "archivedPeople"
            Layout.fillWidth: true
            Layout.topMargin: Theme.space12
            visible: players.archivedCount > 0
            title: qsTr("Archived")
            people: players.archived
            onChosen: player => root.navigator.person(player)
        }
        Invitation {
            objectName: "nobody"
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: true
            Layout.maximumWidth: 420
            Layout.topMargin: Theme.space24 * 2
            visible: players.nobody
            title: qsTr("Nobody has played yet")
            words: qsTr("Begin a game with your family or friends. Each gets a page here.")
            action: qsTr("New game")
            onAccepted: root.navigator.newGame("")
        }
    }
}
