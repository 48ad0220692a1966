// SPDX-License-Identifier: GPL-3.0-or-later
// A bonus that waits, as its badge; of several, a tap says which comes first.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string badge
    required property string words
    required property int count
    required property bool chosen
    property bool alone: true

    objectName: "chip-" + badge
    width: alone ? 44 : 48
    height: 48
    padding: 0
    focusPolicy: Qt.StrongFocus
    Accessible.name: words
    Accessible.checkable: !alone
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: 14
        color: root.chosen && !root.alone ? Theme.ground : Theme.clear
        border.width: root.alone ? 0 : root.chosen ? 2.5 : 1.5
        border.color: Theme.pending

        FocusRing {
            radius: 16
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Badge {
            anchors.centerIn: parent
            width: root.alone ? 36 : 32
            height: width
            unit: width / 20
            kind: root.badge
        }
        Text {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            visible: root.count > 1
            text: "×" + root.count
            color: Theme.pending
            font.pixelSize: Theme.leastSize
            font.weight: Font.ExtraBold
        }
    }
}
