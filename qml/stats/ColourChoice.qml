// SPDX-License-Identifier: GPL-3.0-or-later
// The colours a person can have; each with its mark.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Flow {
    id: root

    required property Person person

    spacing: Theme.space8

    Repeater {
        model: ["yellow", "orange", "red", "pink", "purple", "blue", "green", "grey"]

        Tappable {
            id: swatch

            required property string modelData

            readonly property AreaColours colours: Theme.colours(modelData)
            readonly property bool chosen: root.person.colour === modelData

            objectName: "colour-" + modelData
            implicitWidth: Theme.controlTarget
            implicitHeight: Theme.controlTarget
            focusPolicy: Qt.StrongFocus
            Accessible.name: Theme.spokenColour(modelData)
            Accessible.checkable: true
            Accessible.checked: chosen
            onClicked: root.person.choose(chosen ? "" : modelData)
            Keys.onReturnPressed: swatch.clicked()
            Keys.onEnterPressed: swatch.clicked()

            background: Rectangle {
                radius: width / 2
                color: swatch.colours.ground
                border.width: swatch.chosen ? 4 : 0
                border.color: Theme.lit

                FocusRing {
                    radius: width / 2
                    shown: swatch.visualFocus
                }
            }
            contentItem: Item {
                Mark {
                    anchors.centerIn: parent
                    width: 22
                    height: 22
                    kind: swatch.colours.mark
                    color: swatch.colours.groundText
                }
            }
        }
    }
}
