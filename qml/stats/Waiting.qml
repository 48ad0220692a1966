// SPDX-License-Identifier: GPL-3.0-or-later
// A thin line that comes when an answer takes longer than one notices.
import QtQuick
import Foxpad

Item {
    id: root

    required property bool waiting

    implicitHeight: 3
    visible: patience.passed && waiting
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Counting")

    Timer {
        id: patience

        property bool passed: false

        interval: 150
        running: root.waiting
        onRunningChanged: {
            if (running) {
                passed = false;
            }
        }
        onTriggered: passed = true
    }
    Rectangle {
        id: runner

        width: parent.width / 3
        height: parent.height
        radius: height / 2
        color: Theme.accent

        SequentialAnimation on x {
            loops: Animation.Infinite
            running: root.visible

            NumberAnimation {
                from: 0
                to: root.width * 2 / 3
                duration: Theme.waitTime
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                to: 0
                duration: Theme.waitTime
                easing.type: Easing.InOutQuad
            }
        }
    }
}
