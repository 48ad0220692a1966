// SPDX-License-Identifier: GPL-3.0-or-later
// An action's badge and the fields of its track.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    required property int track
    property real unit: 1
    readonly property string name: sheet.tracks[track] ?? ""
    readonly property int unused: (sheet.unlocked[track] ?? 0) - (sheet.used[track] ?? 0)

    implicitWidth: 118 * unit
    implicitHeight: 16 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %n left", "", unused).arg(badge.spoken)

    PaintedBadge {
        id: badge

        x: -3 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 21 * root.unit
        height: width
        unit: root.unit
        kind: root.name
    }
    PaintedTrack {
        x: 19 * root.unit
        width: parent.width - x
        height: parent.height
        unit: root.unit
        fields: root.sheet.trackFields[root.track] ?? 0
        unlocked: root.sheet.unlocked[root.track] ?? 0
        used: root.sheet.used[root.track] ?? 0
        end: root.sheet.trackEnds[root.track] ?? ""
    }
}
