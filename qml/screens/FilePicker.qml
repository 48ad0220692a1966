// SPDX-License-Identifier: GPL-3.0-or-later
// The system's way to choose a file, or Qt's where it has none. Loaded when it is wanted.
import QtQuick
import QtQuick.Dialogs

Item {
    id: root

    required property string title
    required property string pattern
    required property url folder

    signal chosen(file: string)
    signal closed

    FileDialog {
        id: dialog

        objectName: "filePicker"
        title: root.title
        nameFilters: [root.pattern, qsTr("All files") + " (*)"]
        currentFolder: root.folder
        onAccepted: {
            root.chosen(`${dialog.selectedFile}`);
            root.closed();
        }
        onRejected: root.closed()
    }
    Component.onCompleted: dialog.open()
}
