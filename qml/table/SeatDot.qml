// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat has to do, as a sign: rolls, owes, may add a die, done.
import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property int kind
    required property color rim

    width: 15
    height: 15
    radius: width / 2
    visible: kind !== SeatModel.NoDot
    color: kind === SeatModel.Rolls ? Theme.fox : kind === SeatModel.Done ? Theme.good : Theme.pending
    border.width: 1.5
    border.color: rim
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        visible: root.kind === SeatModel.Owes
        text: "!"
        color: Theme.pendingGround
        font.pixelSize: Theme.leastSize
        font.weight: Font.ExtraBold
    }
    Glyph {
        anchors.centerIn: parent
        width: 9
        height: 9
        visible: root.kind !== SeatModel.Owes
        kind: root.kind === SeatModel.Rolls ? Glyph.Play : root.kind === SeatModel.MayAdd ? Glyph.Plus : Glyph.Tick
        color: root.kind === SeatModel.Rolls ? Theme.badgeRim
            : root.kind === SeatModel.MayAdd ? Theme.pendingGround : Theme.ground
        weight: 4
    }
}
