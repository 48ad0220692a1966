// SPDX-License-Identifier: GPL-3.0-or-later
// Files to choose from: those found, the newest first, and any other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string title
    required property string detail
    required property list<string> files
    required property list<string> names
    required property string pattern // for the picker
    required property url folder
    property bool twice: false // the first tap only asks
    property string asked: ""
    property string picked: "" // a file from elsewhere, asked for

    signal chosen(file: string)

    function choose(file: string) {
        if (root.twice && root.asked !== file) {
            root.asked = file;
            return;
        }
        root.asked = "";
        root.picked = "";
        root.chosen(file);
    }

    spacing: Theme.space4

    Text {
        Layout.fillWidth: true
        text: root.title
        color: Theme.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
    }
    Text {
        Layout.fillWidth: true
        text: root.detail
        color: Theme.soft
        wrapMode: Text.Wrap
        font.pixelSize: Theme.labelSize
    }
    FileChip {
        objectName: root.objectName + "Picked"
        Layout.fillWidth: true
        visible: root.picked !== ""
        name: decodeURIComponent(root.picked).replace(/.*[/:]/, "")
        asked: visible && root.asked === root.picked
        onClicked: root.choose(root.picked)
    }
    Repeater {
        model: root.names

        FileChip {
            required property int index
            required property string modelData

            objectName: root.objectName + index
            Layout.fillWidth: true
            name: modelData
            asked: root.asked !== "" && root.asked === root.files[index]
            onClicked: root.choose(root.files[index])
        }
    }
    PickButton {
        objectName: root.objectName + "Pick"
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
        title: root.title
        pattern: root.pattern
        folder: root.folder
        onChosen: file => {
            if (root.twice) {
                root.picked = file;
            }
            root.choose(file);
        }
    }
}
