// SPDX-License-Identifier: GPL-3.0-or-later
// What people keep with a game: where it was, a note; and what can be done with it.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property StoredGame stored

    spacing: Theme.space8

    InputField {
        objectName: "place"
        Layout.fillWidth: true
        placeholderText: qsTr("Place")
        maximumLength: 100
        text: root.stored?.place ?? ""
        onEditingFinished: root.stored.place = text
    }
    InputField {
        objectName: "note"
        Layout.fillWidth: true
        placeholderText: qsTr("Note")
        maximumLength: 4000
        text: root.stored?.note ?? ""
        onEditingFinished: root.stored.note = text
    }
    RowLayout {
        spacing: Theme.space8

        ActionButton {
            objectName: "export"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            glyph: Glyph.Down
            text: qsTr("Save as a file")
            onClicked: root.stored.exportRecord()
        }
        ActionButton {
            objectName: "delete"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            glyph: Glyph.Bin
            ink: Theme.danger
            text: qsTr("Delete")
            onClicked: root.stored.remove()
        }
    }
    // Opened by whatever handles it; Foxpad itself reaches no network.
    ActionButton {
        objectName: "bgStats"
        Layout.fillWidth: true
        visible: root.stored?.over ?? false
        glyph: Glyph.Share
        text: qsTr("Hand over to BG Stats")
        onClicked: Qt.openUrlExternally(root.stored.bgStatsLink())
    }
}
