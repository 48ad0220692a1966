// SPDX-License-Identifier: GPL-3.0-or-later
// Who it is: sign, name, games; the name can be changed here.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Person person
    property bool renaming: false

    function begin() {
        name.text = root.person.name;
        root.renaming = true;
        name.forceActiveFocus();
        name.selectAll();
    }
    function leave() {
        root.person.forgetNameProblem();
        root.renaming = false;
    }

    implicitHeight: column.height + 2 * Theme.space16
    radius: Theme.cardRadius
    color: Theme.raised

    Connections {
        target: root.person

        function onRenamed() {
            root.renaming = false;
        }
    }
    ColumnLayout {
        id: column

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * x
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space16

            PersonSign {
                Layout.preferredWidth: 64
                Layout.preferredHeight: 64
                letter: root.person.initial
                colour: root.person.colour
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Text {
                    objectName: "playerName"
                    Layout.fillWidth: true
                    text: root.person.name
                    color: Theme.text
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    font.pixelSize: Theme.largeSize
                    font.weight: Font.ExtraBold
                }
                Text {
                    Layout.fillWidth: true
                    text: root.person.detail
                    color: Theme.soft
                    elide: Text.ElideRight
                    font.pixelSize: Theme.bodySize
                }
            }
            ActionButton {
                objectName: "rename"
                Layout.preferredWidth: Theme.controlTarget
                enabled: !root.renaming
                glyph: Glyph.Pen
                ground: Theme.sunk
                Accessible.name: qsTr("Change the name")
                onClicked: root.begin()
            }
        }
        RowLayout {
            visible: root.renaming
            spacing: Theme.space8

            InputField {
                id: name

                objectName: "newName"
                Layout.fillWidth: true
                maximumLength: 40
                wrong: root.person.nameProblem !== ""
                placeholderText: qsTr("Name")
                onTextEdited: root.person.forgetNameProblem()
                onAccepted: root.person.rename(text)
                Keys.onEscapePressed: root.leave()
            }
            ActionButton {
                objectName: "keepName"
                Layout.preferredWidth: Theme.controlTarget
                glyph: Glyph.Tick
                primary: true
                Accessible.name: qsTr("Keep this name")
                onClicked: root.person.rename(name.text)
            }
        }
        Text {
            objectName: "renameProblem"
            Layout.fillWidth: true
            visible: root.renaming && text !== ""
            text: root.person.nameProblem
            color: Theme.danger
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
        }
    }
}
