// SPDX-License-Identifier: GPL-3.0-or-later
// Lets what happens at the table be heard. Loaded only where sounds are wanted: Qt Multimedia takes
// time and memory. Where nothing can play them, nothing is heard.
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Foxpad.App

Item {
    id: root

    required property Feedback feedback

    readonly property bool ready: entered.status === SoundEffect.Ready

    objectName: "soundPlayer"
    visible: false

    function effectOf(event: int): SoundEffect {
        switch (event) {
        case Feedback.Refused: return refused
        case Feedback.Step: return step
        case Feedback.Fox: return fox
        case Feedback.Over: return over
        }
        return entered
    }

    Chimes {
        id: chimes
    }
    SoundEffect {
        id: entered

        source: chimes.source(Feedback.Entered)
    }
    SoundEffect {
        id: refused

        source: chimes.source(Feedback.Refused)
    }
    SoundEffect {
        id: step

        source: chimes.source(Feedback.Step)
    }
    SoundEffect {
        id: fox

        source: chimes.source(Feedback.Fox)
    }
    SoundEffect {
        id: over

        source: chimes.source(Feedback.Over)
    }
    Connections {
        target: root.feedback

        function onHappened(event: int) {
            root.effectOf(event).play();
        }
    }
}
