// SPDX-License-Identifier: GPL-3.0-or-later
// The roll grid of Keer op Keer: a row a die, a column a face; one tap a die.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property KeerPad pad
    property bool sideBySide: false
    readonly property int count: pad.dicePerKind
    readonly property real rowHeight: 48
    readonly property real blockWidth: sideBySide ? (width - 12) / 2 : width - 8
    readonly property list<string> colourNames: ["yellow", "green", "blue", "red", "orange", "x"]

    implicitHeight: 40 + (sideBySide ? 1 : 2) * count * (rowHeight + 3) + 6
    radius: Theme.cardRadius
    color: Theme.raised
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    // Taps beside a cell must not reach what lies below.
    MouseArea {
        anchors.fill: parent
    }
    Text {
        id: title

        x: 14
        y: 8
        text: root.pad.correcting ? qsTr("What was rolled?") : qsTr("What did you roll?")
        color: Theme.text
        font.pixelSize: Theme.buttonSize
        font.weight: Font.ExtraBold
    }
    Repeater {
        model: 2 * root.count * 6

        Tappable {
            id: cell

            required property int index
            readonly property int row: Math.floor(index / 6)
            readonly property bool number: row >= root.count
            readonly property int line: number && root.sideBySide ? row - root.count : row
            // In the record there is room for three of a kind, in solo only two are used.
            readonly property int die: number ? 3 + row - root.count : row
            readonly property int face: index % 6 + 1
            readonly property bool tapped: (root.pad.faces[die] ?? 0) === face

            objectName: "roll-" + die + "-" + face
            x: 4 + (number && root.sideBySide ? root.blockWidth + 4 : 0) + (face - 1) * root.blockWidth / 6
            y: 38 + line * (root.rowHeight + 3)
            width: root.blockWidth / 6
            height: root.rowHeight
            padding: 0
            focusPolicy: Qt.StrongFocus
            Accessible.name: number ? face > 5 ? qsTr("Joker number die") : qsTr("Number die, %1").arg(face)
                                    : qsTr("%1 die").arg(Theme.spokenColour(root.colourNames[face - 1]))
            Accessible.checkable: true
            Accessible.checked: tapped
            Keys.onReturnPressed: cell.clicked()
            Keys.onEnterPressed: cell.clicked()
            onClicked: root.pad.setFace(cell.die, cell.face)

            background: FocusRing {
                anchors.margins: 0
                radius: 12
                shown: cell.visualFocus
            }
            contentItem: Item {
                PaintedDie {
                    anchors.centerIn: parent
                    width: (cell.tapped ? 42 : 34) + 8
                    height: width
                    unit: width / 54
                    colour: cell.number ? "white" : root.colourNames[cell.face - 1]
                    face: cell.face
                    kind: cell.number ? PaintedDie.Number : PaintedDie.Sign
                    style: cell.tapped ? PaintedDie.Solid : PaintedDie.Outline
                    chosen: cell.tapped
                }
            }
        }
    }
}
