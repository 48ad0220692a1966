// SPDX-License-Identifier: GPL-3.0-or-later
// Each colour of the pad, matched by hand to the die on the table. All is kept as it is moved.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    property string colour: "yellow"

    readonly property bool sideways: width >= Theme.mediumWidth

    objectName: "coloursScreen"

    ColourMatch {
        id: match

        colour: Theme.colours(root.colour).die
        onMatched: colour => Preferences.matchDie(root.colour, colour)
    }
    PageFrame {
        anchors.fill: parent
        title: qsTr("My own dice")
        pageWidth: root.sideways ? Theme.wideWidth : Theme.textWidth
        onBack: root.navigator.back()

        Text {
            Layout.fillWidth: true
            Layout.leftMargin: 6
            Layout.rightMargin: 6
            text: qsTr("Lay a die beside the screen, choose its colour here and move the sliders until the two are alike.")
            color: Theme.soft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.sideways ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space12

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space12

                GridLayout {
                    Layout.fillWidth: true
                    columns: 4
                    columnSpacing: Theme.space4
                    rowSpacing: Theme.space4
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Colours")

                    Repeater {
                        model: ["yellow", "orange", "red", "pink", "purple", "blue", "green", "grey"]

                        DieButton {
                            required property string modelData

                            objectName: "match-" + modelData
                            Layout.fillWidth: true
                            Layout.preferredHeight: 56
                            colour: modelData
                            chosen: root.colour === modelData
                            onClicked: root.colour = modelData
                        }
                    }
                }
                ColourSample {
                    objectName: "sample"
                    Layout.fillWidth: true
                    colour: root.colour
                }
            }
            ColourTones {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                match: match
                colour: root.colour
            }
        }
    }
}
