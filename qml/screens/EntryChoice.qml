// SPDX-License-Identifier: GPL-3.0-or-later
// How the game is entered, on which sheet, and with how many others at the table.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property NewGame setup

    spacing: Theme.space8

    Text {
        Layout.leftMargin: 6
        text: qsTr("The pad")
        color: Theme.text
        font.pixelSize: Theme.headingSize
        font.weight: Font.ExtraBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: words.height + 2 * Theme.space12
        radius: Theme.cardRadius
        color: Theme.raised

        ColumnLayout {
            id: words

            x: Theme.space12
            y: Theme.space12
            width: parent.width - 2 * x
            spacing: Theme.space12

            Segments {
                objectName: "entry"
                Layout.fillWidth: true
                name: qsTr("What is entered")
                choices: [qsTr("Dice"), qsTr("Sheet only")]
                chosen: root.setup.sheetEntry ? 1 : 0
                onChoose: index => root.setup.sheetEntry = index === 1
            }
            Text {
                Layout.fillWidth: true
                Layout.leftMargin: 4
                text: root.setup.sheetEntry
                    ? qsTr("Marks go straight onto the sheet, as on paper. For those who only want the pad.")
                    : qsTr("Tap in every roll: the pad lights what fits and checks each entry.")
                color: Theme.soft
                wrapMode: Text.Wrap
                font.pixelSize: Theme.bodySize
            }
            Stepper {
                objectName: "table"
                Layout.fillWidth: true
                Layout.leftMargin: 4
                visible: root.setup.sheetEntry
                text: qsTr("People at the table")
                detail: root.setup.table > root.setup.people.seated ? qsTr("Others keep pads of their own") : ""
                value: root.setup.table
                least: Math.max(1, root.setup.people.seated)
                most: root.setup.mostSeats
                onChanged: value => root.setup.table = value
            }
            Toggle {
                objectName: "totals"
                Layout.fillWidth: true
                Layout.leftMargin: 4
                text: qsTr("Show running totals")
                on: !Preferences.totalsHidden
                onTurned: on => Preferences.totalsHidden = !on
            }
            SheetColours {
                Layout.fillWidth: true
                Layout.leftMargin: 4
                visible: root.setup.sheets.length > 0
                setup: root.setup
            }
        }
    }
}
