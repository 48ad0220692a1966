// SPDX-License-Identifier: GPL-3.0-or-later
// Which colours dice and areas have.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    signal matchWanted

    spacing: Theme.space4
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Text {
        id: heading

        Layout.fillWidth: true
        text: qsTr("Colours")
        color: Theme.soft
        font.pixelSize: Theme.labelSize
        font.weight: Font.Bold
    }
    Row {
        Layout.fillWidth: true
        Accessible.ignored: true

        Repeater {
            model: ["yellow", "orange", "red", "pink", "purple", "blue", "green", "grey"]

            Die {
                required property string modelData

                objectName: "sample-" + modelData
                width: Math.min(40, root.width / 8)
                height: width
                colour: modelData
                kind: Die.Sign
                Accessible.ignored: true
            }
        }
    }
    RadioRow {
        objectName: "standardColours"
        Layout.fillWidth: true
        text: qsTr("Standard")
        detail: qsTr("Like the dice in the box")
        chosen: Preferences.colourSet === Preferences.StandardColours
        onClicked: Preferences.colourSet = Preferences.StandardColours
    }
    RadioRow {
        objectName: "safeColours"
        Layout.fillWidth: true
        text: qsTr("Colours for the colour-blind")
        detail: qsTr("Further apart in brightness")
        chosen: Preferences.colourSet === Preferences.SafeColours
        onClicked: Preferences.colourSet = Preferences.SafeColours
    }
    RadioRow {
        objectName: "ownColours"
        Layout.fillWidth: true
        text: qsTr("My own dice")
        detail: qsTr("Each colour matched by hand")
        chosen: Preferences.colourSet === Preferences.OwnColours
        onClicked: Preferences.colourSet = Preferences.OwnColours
    }
    ActionButton {
        objectName: "matchColours"
        Layout.fillWidth: true
        visible: Preferences.colourSet === Preferences.OwnColours
        ground: Theme.sunk
        glyph: Glyph.Dice
        text: qsTr("Match my dice")
        onClicked: root.matchWanted()
    }
}
