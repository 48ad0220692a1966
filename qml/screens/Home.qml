// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pad opens. Its head and bar are there at once; the games come with the frame after, so
// that the window need not wait for them.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    readonly property bool low: height < 480 && width >= Theme.mediumWidth
    readonly property real heroHeight: width >= Theme.wideWidth && height > 560 ? 400 : 206
    readonly property bool sideBySide: width >= Theme.mediumWidth
    property bool drawn: false // once

    objectName: "home"

    Connections {
        target: root.Window.window
        enabled: !root.drawn

        function onFrameSwapped() {
            after.start();
        }
    }
    Timer {
        id: after

        interval: 1
        onTriggered: root.drawn = true
    }
    Flickable {
        id: page

        anchors.fill: parent
        anchors.leftMargin: root.low ? bar.width : 0
        anchors.bottomMargin: root.low ? 0 : bar.height
        contentHeight: games.y + games.height + Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        visible: root.shelf.status !== Shelf.Trouble

        HomeHead {
            id: head

            x: (page.width - width) / 2
            y: Theme.space12
            width: Math.min(page.width - 2 * Theme.space12, Theme.pageWidth)
            onSettings: root.navigator.settings()
        }
        // Where the game to go on with will be.
        Rectangle {
            x: head.x
            y: games.y
            width: root.sideBySide ? (head.width - Theme.space24) / 2 : head.width
            height: root.heroHeight
            visible: games.status !== Loader.Ready
            radius: Theme.cardRadius
            color: Theme.hero
        }
        Loader {
            id: games

            x: head.x
            y: head.y + head.height + Theme.space12
            width: head.width
            height: Math.max(implicitHeight, page.height - y - Theme.space12)
            active: root.drawn && root.shelf.status !== Shelf.Opening
            Component.onCompleted: setSource("HomeGames.qml", {
                "shelf": root.shelf,
                "navigator": root.navigator,
                "heroHeight": Qt.binding(() => root.heroHeight),
                "sideBySide": Qt.binding(() => root.sideBySide)
            })
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
    Loader {
        anchors.fill: parent
        active: root.shelf.status === Shelf.Trouble
        Component.onCompleted: setSource("TroubleCard.qml", { "shelf": root.shelf })
    }
}
