// SPDX-License-Identifier: GPL-3.0-or-later
// The languages, each in its own words.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Flow {
    id: root

    spacing: Theme.space8

    Repeater {
        model: ["", "en", "nl", "de", "hu"]

        Chip {
            required property string modelData

            function inItself(code: string): string {
                switch (code) {
                case "en": return "English"
                case "nl": return "Nederlands"
                case "de": return "Deutsch"
                case "hu": return "Magyar"
                }
                return qsTr("System", "the system's language")
            }

            objectName: "language-" + modelData
            text: inItself(modelData)
            chosen: Preferences.language === modelData
            ground: chosen ? Theme.text : Theme.sunk
            onClicked: Preferences.language = modelData
        }
    }
}
