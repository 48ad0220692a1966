// SPDX-License-Identifier: GPL-3.0-or-later
// The exclamation marks of the seat that is shown; in sheet entry a tap crosses one off.
import QtQuick
import Foxpad
import Foxpad.App

Tappable {
    id: root

    required property KeerPad pad
    readonly property int unused: 8 - (pad.sheet.used[0] ?? 0)

    objectName: "marks"
    implicitHeight: 24
    padding: 0
    Accessible.name: qsTr("%n exclamation mark(s) left", "", root.unused)
    onClicked: root.pad.useMark()

    contentItem: PaintedTrack {
        fields: 8
        unlocked: 8
        used: root.pad.sheet.used[0] ?? 0
        sign: "!"
    }
}
