// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a new player's name. Stays open for the next one until it is closed.
import QtQuick
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string problem

    signal entered(name: string)
    signal edited

    function open() {
        root.visible = true;
        name.forceActiveFocus();
    }
    function clear() {
        name.clear();
        root.visible = false;
    }

    visible: false
    spacing: Theme.space4

    RowLayout {
        spacing: Theme.space8

        InputField {
            id: name

            objectName: "name"
            Layout.fillWidth: true
            placeholderText: qsTr("Name")
            wrong: root.problem !== ""
            Accessible.name: qsTr("Name of a new player")
            onTextEdited: root.edited()
            onAccepted: root.entered(text)
            Keys.onEscapePressed: root.clear()
        }
        ActionButton {
            objectName: "addName"
            text: qsTr("Add")
            enabled: name.text !== ""
            onClicked: root.entered(name.text)
        }
    }
    Text {
        objectName: "nameProblem"
        Layout.fillWidth: true
        Layout.leftMargin: 6
        visible: text !== ""
        text: root.problem
        color: Theme.danger
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        font.pixelSize: Theme.bodySize
    }
}
