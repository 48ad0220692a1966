// SPDX-License-Identifier: GPL-3.0-or-later
// Words that come up from below and go again by a tap: something could not be done, or was done.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad

Tappable {
    id: root

    property int time: 8000
    property string link: "" // a tap leads on from here

    signal linked
    signal closed

    objectName: "notice"
    visible: opacity > 0
    opacity: text === "" ? 0 : 1
    implicitHeight: contentItem.implicitHeight + 2 * Theme.space12
    leftPadding: Theme.space16
    rightPadding: Theme.space16
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onClicked: {
        if (root.link !== "") {
            root.linked();
        }
        root.closed();
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.litTime
        }
    }
    Timer {
        interval: root.time
        running: root.text !== ""
        onTriggered: root.closed()
    }

    background: Rectangle {
        radius: Theme.buttonRadius
        color: Theme.pendingGround
        border.width: 2
        border.color: Theme.pending
    }
    contentItem: RowLayout {
        spacing: Theme.space12

        Text {
            Layout.fillWidth: true
            text: root.text
            color: Theme.pending
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
        Text {
            visible: root.link !== ""
            text: root.link
            color: Theme.pending
            font.pixelSize: Theme.bodySize
            font.weight: Font.ExtraBold
            font.underline: true
        }
    }
}
