// SPDX-License-Identifier: GPL-3.0-or-later
// The system's way to choose a file, or Qt's where it has none. Loaded when it is wanted.
import QtQuick
import QtQuick.Dialogs

Item {
    id: root

    required property string title
    required property list<string> patterns
    required property url folder

    signal chosen(file: string)
    signal closed

    FileDialog {
        id: dialog

        objectName: "filePicker"
        title: root.title
        nameFilters: root.patterns
        currentFolder: root.folder
        onAccepted: {
            root.chosen(dialog.selectedFile.toString());
            root.closed();
        }
        onRejected: root.closed()
    }
    Component.onCompleted: dialog.open()
}
