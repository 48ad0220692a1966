// SPDX-License-Identifier: GPL-3.0-or-later
// A pad that is heard and felt, as far as people want that.
import QtQuick
import Foxpad.App

Item {
    id: root

    property Pad pad: null

    visible: false

    Feedback {
        id: feedback

        pad: root.pad
        active: Preferences.sounds || felt
        felt: Preferences.haptics
    }
    Loader {
        active: Preferences.sounds
        Component.onCompleted: setSource("SoundPlayer.qml", { "feedback": feedback })
    }
}
