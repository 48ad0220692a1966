// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the roll grid: a die, and its six faces to tap.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property int die
    required property string colour
    required property int face
    required property string spoken
    readonly property AreaColours colours: Theme.colours(colour)
    readonly property real cell: (width - seal.width - 10) / 6

    signal tapped(face: int)

    implicitHeight: 46
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        radius: 14
        color: root.colours.die
        opacity: Theme.rowTint
    }
    Rectangle {
        id: seal

        x: 7
        anchors.verticalCenter: parent.verticalCenter
        width: 30
        height: 30
        radius: 15
        color: root.colours.die

        Mark {
            anchors.centerIn: parent
            width: 18
            height: 18
            kind: root.colours.mark
            color: root.colours.pip
        }
    }
    Repeater {
        model: 6

        Tappable {
            id: cell

            required property int index
            readonly property bool tapped: root.face === index + 1

            objectName: "roll-" + root.colour + "-" + (index + 1)
            x: seal.x + seal.width + 2 + index * root.cell
            y: -1
            z: tapped ? 1 : 0
            width: root.cell
            height: root.height + 2
            padding: 0
            focusPolicy: Qt.StrongFocus
            Accessible.name: qsTr("%1 %2", "a die and its face").arg(root.spoken).arg(index + 1)
            Accessible.checkable: true
            Accessible.checked: tapped
            Keys.onReturnPressed: cell.clicked()
            Keys.onEnterPressed: cell.clicked()
            onClicked: root.tapped(index + 1)

            contentItem: Item {
                PaintedDie {
                    anchors.centerIn: parent
                    width: (cell.tapped ? 44 : 34) + 8
                    height: width
                    unit: width / 54
                    colour: root.colour
                    face: cell.index + 1
                    style: cell.tapped ? PaintedDie.Solid : PaintedDie.Outline
                    chosen: cell.tapped
                }
            }
            background: FocusRing {
                anchors.margins: 0
                radius: 12
                shown: cell.visualFocus
            }
        }
    }
}
