// SPDX-License-Identifier: GPL-3.0-or-later
// Any file, from anywhere.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad

ActionButton {
    id: root

    required property string title
    required property list<string> patterns
    required property url folder

    signal chosen(file: string)

    ground: Theme.sunk
    text: qsTr("Choose a file…")
    enabled: picker.status === Loader.Null
    Accessible.name: title + ": " + text
    onClicked: picker.setSource("FilePicker.qml", {
        "title": root.title,
        "patterns": root.patterns,
        "folder": root.folder
    })

    Loader {
        id: picker
    }
    Connections {
        target: picker.item
        ignoreUnknownSignals: true

        function onChosen(file: string) {
            root.chosen(file);
        }
        function onClosed() {
            // Not while the dialog is still telling of it.
            Qt.callLater(() => picker.setSource(""));
        }
    }
}
