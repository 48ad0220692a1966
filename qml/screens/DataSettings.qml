// SPDX-License-Identifier: GPL-3.0-or-later
// All games out to files, and back in.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property Shelf shelf

    spacing: Theme.space12

    DataDesk {
        id: desk

        shelf: root.shelf
    }
    GridLayout {
        columns: 2
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8

        ActionButton {
            objectName: "backUp"
            Layout.fillWidth: true
            Layout.columnSpan: 2
            primary: true
            text: qsTr("Back up all games")
            enabled: !desk.busy
            onClicked: desk.backUp()
        }
        ActionButton {
            objectName: "exportJson"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            ground: Theme.sunk
            text: qsTr("Export JSON")
            enabled: !desk.busy
            onClicked: desk.exportJson()
        }
        ActionButton {
            objectName: "exportCsv"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            ground: Theme.sunk
            text: qsTr("Export CSV")
            enabled: !desk.busy
            onClicked: desk.exportCsv()
        }
    }
    BusySign {
        Layout.alignment: Qt.AlignHCenter
        visible: desk.busy
        busy: desk.busy
    }
    FileList {
        objectName: "import"
        Layout.fillWidth: true
        title: qsTr("Take games in")
        detail: qsTr("Files from your documents and downloads. Games that are here already stay as they are.")
        files: desk.files
        names: desk.fileNames
        onChosen: file => root.shelf.take(file)
    }
    FileList {
        objectName: "restore"
        Layout.fillWidth: true
        title: qsTr("Go back to a backup")
        detail: qsTr("It takes the place of all games that are here now. A second tap does it.")
        files: desk.backups
        names: desk.backupNames
        twice: true
        onChosen: file => desk.restore(file)
    }
}
