// SPDX-License-Identifier: GPL-3.0-or-later
// How people like their pad.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    objectName: "settingsScreen"

    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.textWidth)
        title: qsTr("Settings")
        onBack: root.navigator.back()
    }
    Flickable {
        id: page

        objectName: "settingsPage"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: column.height + 2 * Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: column

            x: (page.width - width) / 2
            y: Theme.space4
            width: Math.min(page.width - 2 * Theme.space12, Theme.textWidth)
            spacing: Theme.space16

            SettingsCard {
                Layout.fillWidth: true
                title: qsTr("Language")

                LanguageChoice {
                    Layout.fillWidth: true
                }
            }
            SettingsCard {
                Layout.fillWidth: true
                title: qsTr("Look")

                Segments {
                    objectName: "scheme"
                    Layout.fillWidth: true
                    name: qsTr("Light or dark")
                    choices: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                    chosen: Preferences.scheme
                    onChoose: index => Preferences.scheme = index
                }
                ColourSetChoice {
                    Layout.fillWidth: true
                    onMatchWanted: root.navigator.colours()
                }
                Toggle {
                    objectName: "letters"
                    Layout.fillWidth: true
                    text: qsTr("Letters instead of shapes")
                    detail: qsTr("On dice, badges and tiles")
                    on: Preferences.letters
                    onTurned: on => Preferences.letters = on
                }
                Toggle {
                    objectName: "still"
                    Layout.fillWidth: true
                    text: qsTr("Less motion")
                    detail: qsTr("Short fades instead of things that move")
                    on: Preferences.still
                    onTurned: on => Preferences.still = on
                }
            }
            SettingsCard {
                Layout.fillWidth: true
                title: qsTr("At the table")

                Toggle {
                    objectName: "totalsHidden"
                    Layout.fillWidth: true
                    text: qsTr("Hide running totals")
                    detail: qsTr("Nobody knows who leads until the tally")
                    on: Preferences.totalsHidden
                    onTurned: on => Preferences.totalsHidden = on
                }
                Toggle {
                    objectName: "leftHanded"
                    Layout.fillWidth: true
                    text: qsTr("Left-handed")
                    detail: qsTr("What the thumb taps is on the left")
                    on: Preferences.leftHanded
                    onTurned: on => Preferences.leftHanded = on
                }
                Toggle {
                    objectName: "keepAwake"
                    Layout.fillWidth: true
                    text: qsTr("Keep the screen on")
                    detail: qsTr("While a game is on the table")
                    on: Preferences.keepAwake
                    onTurned: on => Preferences.keepAwake = on
                }
                Toggle {
                    objectName: "sounds"
                    Layout.fillWidth: true
                    text: qsTr("Sounds")
                    detail: qsTr("Quiet ones: an entry, a bonus, a fox, a refusal, the end")
                    on: Preferences.sounds
                    onTurned: on => Preferences.sounds = on
                }
                Toggle {
                    objectName: "haptics"
                    Layout.fillWidth: true
                    visible: Preferences.canFeel
                    text: qsTr("Touch feedback")
                    detail: qsTr("The phone answers with a small tick")
                    on: Preferences.haptics
                    onTurned: on => Preferences.haptics = on
                }
            }
            SettingsCard {
                Layout.fillWidth: true
                title: qsTr("Your games")

                DataSettings {
                    Layout.fillWidth: true
                    shelf: root.shelf
                }
            }
            SettingsCard {
                Layout.fillWidth: true
                title: qsTr("About")

                AboutSettings {
                    Layout.fillWidth: true
                    file: root.shelf.file
                }
            }
        }
    }
}
