// SPDX-License-Identifier: GPL-3.0-or-later
// The sliders that match a colour, and the ways back to the printed ones.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property ColourMatch match
    required property string colour

    implicitHeight: column.height + 2 * Theme.space16
    radius: Theme.cardRadius
    color: Theme.raised

    ColumnLayout {
        id: column

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * x
        spacing: Theme.space12

        Text {
            objectName: "matchedColour"
            Layout.fillWidth: true
            text: Theme.spokenColour(root.colour)
            color: Theme.text
            elide: Text.ElideRight
            font.pixelSize: Theme.headingSize
            font.weight: Font.ExtraBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        ToneSlider {
            objectName: "hue"
            Layout.fillWidth: true
            name: qsTr("Hue")
            value: root.match.hue
            stops: root.match.hues
            step: 1 / 180
            onMoved: value => root.match.hue = value
        }
        ToneSlider {
            objectName: "strength"
            Layout.fillWidth: true
            name: qsTr("Strength", "of a colour")
            value: root.match.strength
            stops: root.match.strengths
            onMoved: value => root.match.strength = value
        }
        ToneSlider {
            objectName: "lightness"
            Layout.fillWidth: true
            name: qsTr("Lightness")
            value: root.match.lightness
            stops: root.match.lightnesses
            onMoved: value => root.match.lightness = value
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.width < 420 ? 1 : 2
            columnSpacing: Theme.space8
            rowSpacing: Theme.space8

            ActionButton {
                objectName: "unmatch"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                ground: Theme.sunk
                text: qsTr("This one as printed")
                onClicked: Preferences.unmatchDie(root.colour)
            }
            ActionButton {
                objectName: "unmatchAll"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                ground: Theme.sunk
                text: qsTr("All as printed")
                onClicked: Preferences.unmatchDice()
            }
        }
    }
}
