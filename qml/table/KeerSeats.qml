// SPDX-License-Identifier: GPL-3.0-or-later
// All seats in one small target: a finger shows the seat it is on, a key the next one.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Tappable {
    id: root

    required property Pad pad
    readonly property int rows: Math.ceil(seats.count / 2)

    function showNext(): void {
        root.pad.showSeat((root.pad.shownSeat + 1) % seats.count)
    }

    padding: 0
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("Show the next sheet")
    Keys.onReturnPressed: root.showNext()
    Keys.onEnterPressed: root.showNext()
    Accessible.onPressAction: root.showNext()
    onClicked: {
        const touched = Math.floor(pressY / height * rows) * 2 + (pressX > width / 2 ? 1 : 0)
        if (touched >= seats.count || touched === root.pad.shownSeat)
            root.showNext()
        else
            root.pad.showSeat(touched)
    }

    Item {
        anchors.fill: parent

        Repeater {
            id: seats

            model: root.pad.seats

            Rectangle {
                id: seat

                required property int index
                required property string name
                required property int total
                required property string words
                required property int dot
                required property bool shown
                readonly property color ink: shown ? Theme.ground : Theme.text

                objectName: "seat-" + index
                x: index % 2 * (root.width + 4) / 2
                y: Math.floor(index / 2) * (root.height + 4) / root.rows
                width: seats.count === 1 ? root.width : (root.width - 4) / 2
                height: (root.height + 4) / root.rows - 4
                radius: 9
                color: shown ? Theme.text : Theme.raised

                Text {
                    x: 6
                    y: root.rows > 2 ? (parent.height - height) / 2 : 2
                    width: parent.width - 2 * x
                    text: seat.name
                    color: seat.ink
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    font.pixelSize: Theme.labelSize
                    font.weight: Font.ExtraBold
                }
                Text {
                    x: 4
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 2
                    width: parent.width - 2 * x
                    visible: root.rows <= 2
                    text: seat.words
                    color: seat.shown ? Theme.ground : Theme.soft
                    elide: Text.ElideRight
                    font.pixelSize: Theme.leastSize
                }
            }
        }
    }
}
