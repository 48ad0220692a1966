// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pad opens: go on with a game, begin one, look at the last ones.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    // Hero and buttons on the left, the lists on the right, where there is room for both.
    readonly property bool sideBySide: width >= Theme.mediumWidth
    readonly property bool first: shelf.unfinished.count === 0 && shelf.lately.count === 0

    readonly property bool low: height < 480 && width >= Theme.mediumWidth

    objectName: "home"

    Flickable {
        id: page

        anchors.fill: parent
        anchors.leftMargin: root.low ? bar.width : 0
        anchors.bottomMargin: root.low ? 0 : bar.height
        contentHeight: column.height + 2 * Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        visible: root.shelf.status !== Shelf.Trouble

        ColumnLayout {
            id: column

            x: (page.width - width) / 2
            y: Theme.space12
            width: Math.min(page.width - 2 * Theme.space12, Theme.pageWidth)
            height: Math.max(implicitHeight, page.height - 2 * Theme.space12)
            spacing: Theme.space12

            HomeHead {
                Layout.fillWidth: true
                onSettings: root.navigator.settings()
            }

            GridLayout {
                columns: root.sideBySide ? 2 : 1
                columnSpacing: Theme.space24
                rowSpacing: Theme.space12

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.space8 + 2

                    HomeHero {
                        Layout.fillWidth: true
                        shelf: root.shelf
                        tall: root.width >= Theme.wideWidth && root.height > 560 ? 400 : 206
                        onPlay: (game, rules) => root.navigator.play(game, rules)
                    }
                    HomeButtons {
                        Layout.fillWidth: true
                        shelf: root.shelf
                        onNewGame: root.navigator.newGame("")
                    }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.space8

                    GamesSection {
                        Layout.fillWidth: true
                        objectName: "goingOn"
                        title: qsTr("Also going on")
                        games: root.shelf.unfinished
                        from: 1
                        onChosen: (game, rules) => root.navigator.play(game, rules)
                    }
                    GamesSection {
                        Layout.fillWidth: true
                        objectName: "lately"
                        title: qsTr("Lately")
                        games: root.shelf.lately
                        link: root.shelf.moreGames ? qsTr("All games") : ""
                        onChosen: (game, rules) => root.navigator.look(game)
                        onLinkChosen: root.navigator.history()
                    }
                    FirstGames {
                        Layout.fillWidth: true
                        visible: root.first && root.shelf.status === Shelf.Ready
                        games: root.shelf.catalogue
                        onChosen: game => root.navigator.newGame(game)
                    }
                }
            }
            Item {
                Layout.fillHeight: true
            }
            Text {
                objectName: "about"
                Layout.fillWidth: true
                Layout.margins: 6
                text: qsTr("Version %1. Unofficial: not made, licensed or endorsed by the games' publishers.").arg(Application.version)
                color: Theme.soft
                wrapMode: Text.Wrap
                font.pixelSize: Theme.labelSize
            }
        }
    }

    HomeBar {
        id: bar

        visible: page.visible
        upright: root.low
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: root.low ? implicitWidth : parent.width
        height: root.low ? parent.height : implicitHeight
        onStatistics: root.navigator.statistics(-1, "")
        onHistory: root.navigator.history()
        onRules: root.navigator.rules("ganz-schoen-clever", "")
    }
    // (A Loader can't make bound components in Qt 6.4.)
    Repeater {
        model: root.shelf.status === Shelf.Trouble ? 1 : 0

        TroubleCard {
            anchors.fill: parent
            shelf: root.shelf
        }
    }
}
