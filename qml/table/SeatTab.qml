// SPDX-License-Identifier: GPL-3.0-or-later
// A seat of the turn strip: name, total, what it owes. A tap shows its sheet.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property int index
    required property string name
    required property string initial
    required property int total
    required property string words
    required property int dot
    required property bool shown
    required property string spoken
    property bool roomy: false // there is room for the initial

    objectName: "seat-" + index
    implicitHeight: Theme.controlTarget
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: spoken
    Accessible.selected: shown
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.shown ? Theme.text : Theme.raised

        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: SeatFace {
        seatName: root.name
        initial: root.initial
        total: root.total
        words: root.words
        dot: root.dot
        shown: root.shown
        roomy: root.roomy
    }
    padding: 6
}
