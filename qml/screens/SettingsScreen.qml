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
                Toggle {
                    objectName: "safeColours"
                    Layout.fillWidth: true
                    text: qsTr("Colours for the colour-blind")
                    detail: qsTr("Further apart in brightness")
                    on: Preferences.safeColours
                    onTurned: on => Preferences.safeColours = on
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

                Text {
                    Layout.fillWidth: true
                    text: qsTr("Foxpad %1, free software under the GNU General Public License, version 3 or later. The typeface Manrope is under the SIL Open Font License.").arg(Application.version)
                    color: Theme.text
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.bodySize
                }
                Text {
                    Layout.fillWidth: true
                    text: qsTr("Unofficial: not made, licensed or endorsed by the games' authors or publishers.")
                    color: Theme.soft
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.bodySize
                }
                Text {
                    Layout.fillWidth: true
                    text: qsTr("Your games are in %1").arg(root.shelf.file)
                    color: Theme.soft
                    wrapMode: Text.WrapAnywhere
                    textFormat: Text.PlainText
                    font.pixelSize: Theme.labelSize
                }
            }
        }
    }
}
