// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays: the seats in order, the others who are known, and a field for a new name.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property NewGame setup

    spacing: Theme.space8

    RowLayout {
        Layout.leftMargin: 6
        Layout.rightMargin: 6

        Text {
            Layout.fillWidth: true
            text: qsTr("Players")
            color: Theme.text
            font.pixelSize: Theme.headingSize
            font.weight: Font.ExtraBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            text: qsTr("%1 of %2").arg(root.setup.people.seated).arg(root.setup.mostSeats)
            color: root.setup.people.seated > root.setup.mostSeats ? Theme.danger : Theme.soft
            font.pixelSize: Theme.bodySize
        }
    }
    Column {
        id: seats

        Layout.fillWidth: true
        spacing: 6
        move: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.litTime
            }
        }

        Repeater {
            model: root.setup.people

            SeatRow {
                width: seats.width
                people: root.setup.people
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8

        Repeater {
            model: root.setup.people

            Chip {
                required property int index
                required property string name
                required property int seat

                objectName: "person-" + name
                width: Math.min(implicitWidth, parent.width)
                visible: seat === 0
                text: name
                onClicked: root.setup.people.toggle(index)
            }
        }
        Chip {
            objectName: "newPerson"
            visible: !field.visible
            glyph: Glyph.Plus
            text: qsTr("New player")
            onClicked: field.open()
        }
    }
    NameField {
        id: field

        Layout.fillWidth: true
        problem: root.setup.nameProblem
        onEdited: root.setup.forgetNameProblem()
        onEntered: name => {
            if (root.setup.add(name)) {
                field.clear();
            }
        }
    }
}
