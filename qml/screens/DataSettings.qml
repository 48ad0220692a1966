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

    readonly property bool busy: shelf.transfer.busy

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
            enabled: !root.busy
            onClicked: desk.backUp()
        }
        ActionButton {
            objectName: "exportJson"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            ground: Theme.sunk
            text: qsTr("Export JSON")
            enabled: !root.busy
            onClicked: desk.exportJson()
        }
        ActionButton {
            objectName: "exportCsv"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            ground: Theme.sunk
            text: qsTr("Export CSV")
            enabled: !root.busy
            onClicked: desk.exportCsv()
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        transfer: root.shelf.transfer
    }
    FileList {
        objectName: "import"
        Layout.fillWidth: true
        enabled: !root.busy
        title: qsTr("Take games in")
        detail: qsTr("Games that are here already stay as they are.")
        files: desk.files
        names: desk.fileNames
        pattern: qsTr("Games") + " (*.pad *.json *.csv)"
        folder: desk.folder
        onChosen: file => root.shelf.take(file)
    }
    FileList {
        objectName: "restore"
        Layout.fillWidth: true
        enabled: !root.busy
        title: qsTr("Go back to a backup")
        detail: qsTr("It takes the place of all games that are here now. A second tap does it.")
        files: desk.backups
        names: desk.backupNames
        pattern: qsTr("Backups") + " (*.foxpad)"
        folder: desk.folder
        twice: true
        onChosen: file => desk.restore(file)
    }
}
