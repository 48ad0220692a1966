// SPDX-License-Identifier: GPL-3.0-or-later
// A die of Keer op Keer on the table, to be tapped. One that somebody took says who.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property int index
    required property string colour
    required property int face
    required property bool chosen
    required property bool ready
    required property string taker
    property bool number: false
    readonly property real side: Math.min(width, height)
    readonly property string spoken: number ? face > 5 ? qsTr("Joker number die") : qsTr("Number die, %1").arg(face)
                                            : qsTr("%1 die").arg(Theme.spokenColour(colour))

    padding: 0
    focusPolicy: Qt.StrongFocus
    Accessible.name: taker === "" ? spoken : qsTr("%1, taken by %2").arg(spoken).arg(taker)
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: FocusRing {
        anchors.margins: 0
        radius: 12
        shown: root.visualFocus
    }
    contentItem: Item {
        PaintedDie {
            anchors.centerIn: parent
            width: root.side
            height: root.side
            unit: root.side / 54
            colour: root.colour
            face: root.face
            kind: root.number ? PaintedDie.Number : PaintedDie.Sign
            style: root.taker === "" ? PaintedDie.Solid : PaintedDie.Faint
            opacity: root.ready || root.chosen || root.taker !== "" ? 1 : Theme.idleDie
            chosen: root.chosen
        }
        Text {
            anchors.centerIn: parent
            width: parent.width
            visible: root.taker !== ""
            text: root.taker
            color: Theme.text
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            style: Text.Outline
            styleColor: Theme.ground
            textFormat: Text.PlainText
            font.pixelSize: Theme.labelSize
            font.weight: Font.ExtraBold
        }
    }
}
