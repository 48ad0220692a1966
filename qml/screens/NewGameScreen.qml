// SPDX-License-Identifier: GPL-3.0-or-later
// A game is set up: which, who, how it is entered.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    property string wantedGame: ""

    readonly property bool sideBySide: width >= Theme.mediumWidth

    objectName: "newGameScreen"
    Component.onCompleted: {
        if (root.wantedGame !== "") {
            setup.game = root.wantedGame;
        }
    }

    NewGame {
        id: setup

        shelf: root.shelf
    }

    ScreenHead {
        id: head

        anchors.top: parent.top
        anchors.topMargin: Theme.space4
        x: (parent.width - width) / 2
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        title: qsTr("New game")
        onBack: root.navigator.back()
    }
    Flickable {
        id: page

        anchors.top: head.bottom
        anchors.bottom: start.top
        anchors.bottomMargin: Theme.space8
        width: parent.width
        contentHeight: grid.height + Theme.space16
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        GridLayout {
            id: grid

            x: (page.width - width) / 2
            width: Math.min(page.width - 2 * Theme.space12, Theme.pageWidth)
            columns: root.sideBySide ? 2 : 1
            columnSpacing: Theme.space24
            rowSpacing: Theme.space16

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space16

                GameChoice {
                    Layout.fillWidth: true
                    setup: setup
                }
                EntryChoice {
                    Layout.fillWidth: true
                    visible: root.sideBySide
                    setup: setup
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space16

                PeopleChoice {
                    Layout.fillWidth: true
                    setup: setup
                }
                EntryChoice {
                    Layout.fillWidth: true
                    visible: !root.sideBySide
                    setup: setup
                }
            }
        }
    }
    DebtButton {
        id: start

        objectName: "start"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 2 * Theme.space12, Theme.pageWidth)
        title: qsTr("Start")
        detail: setup.problem === "" ? setup.summary : setup.problem
        ready: setup.problem === ""
        onClicked: setup.start()
    }
}
