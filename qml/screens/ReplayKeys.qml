// SPDX-License-Identifier: GPL-3.0-or-later
// To the start, a step back, play, a step on.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

RowLayout {
    id: root

    required property Replay replay
    property bool playing: false
    property bool roundsShown: false

    spacing: Theme.space4

    Timer {
        interval: 700
        repeat: true
        running: root.playing
        onTriggered: {
            root.replay.at += 1;
            if (root.replay.at === root.replay.length) {
                root.playing = false;
            }
        }
    }
    ActionButton {
        objectName: "replayFirst"
        Layout.preferredWidth: 56
        glyph: Glyph.First
        enabled: root.replay.at > 0
        Accessible.name: qsTr("To the start")
        onClicked: root.replay.at = 0
    }
    ActionButton {
        objectName: "replayBack"
        Layout.preferredWidth: 56
        glyph: Glyph.Back
        enabled: root.replay.at > 0
        Accessible.name: qsTr("A step back")
        onClicked: root.replay.at -= 1
    }
    ActionButton {
        objectName: "replayPlay"
        Layout.fillWidth: true
        primary: true
        glyph: root.playing ? Glyph.Pause : Glyph.Play
        glyphSize: 18
        text: root.playing ? qsTr("Pause") : qsTr("Play")
        onClicked: {
            if (!root.playing && root.replay.at === root.replay.length) {
                root.replay.at = 0;
            }
            root.playing = !root.playing;
        }
    }
    ActionButton {
        objectName: "replayOn"
        Layout.preferredWidth: 56
        glyph: Glyph.Forward
        enabled: root.replay.at < root.replay.length
        Accessible.name: qsTr("A step on")
        onClicked: root.replay.at += 1
    }
    ActionButton {
        objectName: "replayRounds"
        Layout.preferredWidth: 56
        glyph: Glyph.List
        Accessible.name: qsTr("To a round")
        onClicked: root.roundsShown = !root.roundsShown
    }
}
