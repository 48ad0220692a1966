// SPDX-License-Identifier: GPL-3.0-or-later
// A seat of the new game: drag it to another place, or Alt with an arrow key; tap ✕ to get up.
import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Item {
    id: root

    required property int index
    required property string name
    required property string initial
    required property int seat
    required property People people

    readonly property real pitch: height + 6
    property real offset: 0 // how far it is dragged from its place
    property real moved: 0  // how far its place has moved since the drag began

    objectName: "seat-" + name
    visible: seat > 0
    height: 52
    z: drag.active ? 1 : 0
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Seat %1: %2").arg(seat).arg(name)
    Accessible.description: qsTr("Alt and an arrow key change the order, Delete takes the seat away")
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
            root.people.toggle(root.index);
        } else if (event.key === Qt.Key_Up && event.modifiers & Qt.AltModifier) {
            root.people.move(root.index, root.index - 1);
        } else if (event.key === Qt.Key_Down && event.modifiers & Qt.AltModifier) {
            root.people.move(root.index, root.index + 1);
        } else {
            return;
        }
        event.accepted = true;
    }

    Rectangle {
        y: root.offset
        width: parent.width
        height: parent.height
        radius: Theme.buttonRadius
        color: Theme.raised
        scale: drag.active ? 1.03 : 1
        border.width: drag.active ? 2 : 0
        border.color: Theme.accent

        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.activeFocus
        }
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: Theme.space12
            spacing: Theme.space12

            Avatar {
                letter: root.initial
            }
            Text {
                Layout.fillWidth: true
                text: root.name
                color: Theme.text
                elide: Text.ElideRight
                textFormat: Text.PlainText
                font.pixelSize: Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Item {
                objectName: "handle-" + root.name
                Layout.preferredWidth: Theme.controlTarget
                Layout.fillHeight: true
                visible: root.people.seated > 1

                Glyph {
                    anchors.centerIn: parent
                    kind: Glyph.Handle
                    color: Theme.soft
                }
                DragHandler {
                    id: drag

                    target: null
                    xAxis.enabled: false
                    onActiveTranslationChanged: {
                        // Past half a seat, the others make room.
                        const steps = Math.round((drag.activeTranslation.y - root.moved) / root.pitch);
                        const place = Math.max(0, Math.min(root.people.seated - 1, root.index + steps));
                        if (place !== root.index) {
                            root.moved += (place - root.index) * root.pitch;
                            root.people.move(root.index, place);
                        }
                        root.offset = drag.activeTranslation.y - root.moved;
                    }
                    onActiveChanged: {
                        root.moved = 0;
                        root.offset = 0;
                    }
                }
            }
            ActionButton {
                objectName: "leave-" + root.name
                Layout.preferredWidth: Theme.controlTarget
                Layout.leftMargin: -Theme.space12
                ground: Theme.clear
                ink: Theme.soft
                glyph: Glyph.Close
                glyphSize: 16
                Accessible.name: qsTr("%1 does not play").arg(root.name)
                onClicked: root.people.toggle(root.index)
            }
        }
    }
}
