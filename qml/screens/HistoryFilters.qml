// SPDX-License-Identifier: GPL-3.0-or-later
// Which games History shows: chips for the game and the state, a field for names and places.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property History past
    required property GameList catalogue

    spacing: Theme.space8

    InputField {
        objectName: "search"
        Layout.fillWidth: true
        placeholderText: qsTr("Name or place")
        onTextEdited: root.past.text = text
    }
    Flickable {
        Layout.fillWidth: true
        implicitHeight: chips.height
        contentWidth: chips.width
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Row {
            id: chips

            spacing: Theme.space8

            Repeater {
                model: root.catalogue

                Chip {
                    required property string rules
                    required property string title

                    objectName: "filter-" + rules
                    text: title
                    chosen: root.past.rules === rules
                    onClicked: root.past.rules = chosen ? "" : rules
                }
            }
            Chip {
                objectName: "filter-finished"
                text: qsTr("Finished")
                chosen: root.past.which === History.Finished
                onClicked: root.past.which = chosen ? History.All : History.Finished
            }
            Chip {
                objectName: "filter-unfinished"
                text: qsTr("Not finished")
                chosen: root.past.which === History.Unfinished
                onClicked: root.past.which = chosen ? History.All : History.Unfinished
            }
            Repeater {
                model: root.past.people

                Chip {
                    required property string modelData

                    objectName: "filter-" + modelData
                    text: modelData
                    chosen: root.past.person === modelData
                    onClicked: root.past.person = chosen ? "" : modelData
                }
            }
        }
    }
}
