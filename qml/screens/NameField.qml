// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a new player's name. Stays open for the next one until it is closed.
import QtQuick
import QtQuick.Controls.Basic
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

        TextField {
            id: name

            objectName: "name"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.controlTarget
            leftPadding: Theme.space16
            color: Theme.text
            placeholderText: qsTr("Name")
            placeholderTextColor: Theme.soft
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentText
            font.pixelSize: Theme.buttonSize
            maximumLength: 200
            Accessible.name: qsTr("Name of a new player")
            onTextEdited: root.edited()
            onAccepted: root.entered(text)
            Keys.onEscapePressed: root.clear()

            background: Rectangle {
                radius: Theme.buttonRadius
                color: Theme.raised
                border.width: 2
                border.color: root.problem !== "" ? Theme.danger : name.activeFocus ? Theme.accent : Theme.line
            }
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
