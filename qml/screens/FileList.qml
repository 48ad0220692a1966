// SPDX-License-Identifier: GPL-3.0-or-later
// Files to choose from; nothing where there are none.
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
    property bool twice: false // the first tap only asks
    property int asked: -1

    signal chosen(file: string)

    visible: files.length > 0
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
    Repeater {
        model: root.names

        Chip {
            required property int index
            required property string modelData

            objectName: root.objectName + index
            Layout.fillWidth: true
            text: root.asked === index ? qsTr("Tap again: %1").arg(modelData) : modelData
            ground: root.asked === index ? Theme.pendingGround : Theme.sunk
            ink: root.asked === index ? Theme.pending : Theme.text
            onClicked: {
                if (root.twice && root.asked !== index) {
                    root.asked = index;
                    return;
                }
                root.asked = -1;
                root.chosen(root.files[index]);
            }
        }
    }
}
