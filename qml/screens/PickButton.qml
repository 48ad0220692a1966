// SPDX-License-Identifier: GPL-3.0-or-later
// Any file, from anywhere.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

ActionButton {
    id: root

    required property string title
    required property string pattern
    required property url folder

    signal chosen(file: string)

    ground: Theme.sunk
    text: qsTr("Choose a file…")
    enabled: picker.status === Loader.Null
    Accessible.name: title + ": " + text
    onClicked: picker.setSource("FilePicker.qml", {
        "title": root.title,
        "pattern": root.pattern,
        "folder": root.folder
    })

    Loader {
        id: picker
    }
    Timer {
        id: leaving

        interval: 0 // not while the dialog is still telling of it
        onTriggered: picker.setSource("")
    }
    Connections {
        target: picker.item
        ignoreUnknownSignals: true

        function onChosen(file: string) {
            root.chosen(file);
        }
        function onClosed() {
            leaving.start();
        }
    }
}
