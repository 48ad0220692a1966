// SPDX-License-Identifier: GPL-3.0-or-later
// A die on the table. What can be entered stands out; a chosen one that lies on the tray can be
// polished up or down.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Tappable {
    id: root

    required property int index
    required property string colour
    required property int face
    required property int place
    required property int slot
    required property bool enterable
    required property bool chosen
    required property bool dimmed
    required property int polish
    required property bool mayRise
    required property bool mayFall
    required property string spoken

    objectName: "die-" + colour
    visible: place !== DiceModel.Nowhere
    focusPolicy: Qt.StrongFocus
    Accessible.name: spoken
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        PaintedDie {
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height) + 8
            height: width
            unit: width / 54
            colour: root.colour
            face: Math.max(1, root.face + root.polish)
            style: root.face === 0 ? PaintedDie.Outline : PaintedDie.Solid
            chosen: root.chosen
            opacity: root.dimmed ? Theme.dimmedBox : 1
            scale: root.down ? 0.94 : 1
        }
        Text {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -4
            visible: root.polish !== 0
            text: root.polish > 0 ? "+" + root.polish : root.polish
            color: Theme.accent
            style: Text.Outline
            styleColor: Theme.ground
            font.pixelSize: Theme.bodySize
            font.weight: Font.ExtraBold
        }
    }
    background: FocusRing {
        radius: root.width * Theme.dieRadius + 4
        shown: root.visualFocus
    }
}
