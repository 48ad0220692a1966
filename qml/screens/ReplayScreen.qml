// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked at again: any sheet at any moment, step by step.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    required property real game

    // The sheet beside the words and the bar where it is wide enough.
    readonly property bool sideBySide: width >= Theme.mediumWidth
    readonly property bool listed: sideBySide && height >= 480

    function share() {
        const file = root.shelf.newPicture(replay.gameName);
        frame.grabToImage(result => {
            if (!result.saveToFile(file)) {
                root.shelf.say(qsTr("The picture could not be saved as %1.").arg(file));
            } else {
                root.shelf.offer(file);
            }
        }, Qt.size(frame.width * 2, frame.height * 2));
    }

    objectName: "replay"
    Component.onCompleted: {
        replay.load(root.shelf, root.game);
        stored.load(root.shelf, root.game);
    }
    Keys.onLeftPressed: replay.at -= 1
    Keys.onRightPressed: replay.at += 1
    Keys.onSpacePressed: keys.playing = !keys.playing

    Replay {
        id: replay
    }
    StoredGame {
        id: stored
    }
    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        title: replay.day
        detail: qsTr("%1 · replay").arg(replay.gameName)
        onBack: root.navigator.back()

        ActionButton {
            objectName: "playOn"
            Layout.preferredWidth: Theme.controlTarget
            ground: Theme.clear
            glyph: Glyph.Pen
            enabled: replay.at < replay.length
            Accessible.name: qsTr("Play on from here as a new game")
            onClicked: stored.playOn(replay.at)
        }
        ActionButton {
            objectName: "replayShare"
            Layout.preferredWidth: Theme.controlTarget
            ground: Theme.clear
            glyph: Glyph.Share
            Accessible.name: qsTr("Share as a picture")
            onClicked: root.share()
        }
    }
    GridLayout {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space8
        x: (parent.width - width) / 2
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        columns: root.sideBySide ? 2 : 1
        columnSpacing: Theme.space12
        rowSpacing: 6

        ColumnLayout {
            spacing: 6

            ReplaySeats {
                Layout.fillWidth: true
                replay: replay
            }
            SheetFrame {
                id: frame

                Layout.fillWidth: true
                Layout.fillHeight: true
                sheet: replay.sheet
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: root.listed
            Layout.maximumWidth: root.sideBySide ? root.width * 0.42 : 100000
            Layout.alignment: Qt.AlignBottom
            spacing: 6

            LogList {
                objectName: "replayLog"
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.listed
                log: replay.log
                at: replay.at - 1
                onLookedAt: entry => replay.at = entry + 1
            }
            ReplayWords {
                Layout.fillWidth: true
                replay: replay
            }
            ReplayRounds {
                Layout.fillWidth: true
                visible: keys.roundsShown
                replay: replay
            }
            ReplayStrokes {
                Layout.fillWidth: true
                Layout.preferredHeight: 46
                replay: replay
            }
            ReplayKeys {
                id: keys

                Layout.fillWidth: true
                replay: replay
            }
        }
    }
}
