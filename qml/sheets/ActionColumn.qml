// SPDX-License-Identifier: GPL-3.0-or-later
// The action tracks and the foxes of a seat, upright beside an area.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Sheet sheet
    property real unit: 1

    implicitWidth: 46 * unit
    radius: 12 * unit
    color: Theme.raised

    Row {
        id: tracks

        x: (root.width - width) / 2
        y: 4 * root.unit
        height: root.height - 44 * root.unit

        Repeater {
            model: root.sheet.tracks.length

            Item {
                id: track

                required property int index
                readonly property int unused: (root.sheet.unlocked[index] ?? 0) - (root.sheet.used[index] ?? 0)

                width: 15 * root.unit
                height: tracks.height
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %n left", "", unused).arg(badge.spoken)

                PaintedBadge {
                    id: badge

                    x: -2 * root.unit
                    width: 18 * root.unit
                    height: width
                    unit: root.unit
                    kind: root.sheet.tracks[track.index] ?? ""
                }
                PaintedTrack {
                    y: 20 * root.unit
                    width: parent.width
                    // All fields of all tracks are alike.
                    height: (root.sheet.trackFields[track.index] ?? 0) * 18 * root.unit
                    unit: root.unit
                    upright: true
                    fields: root.sheet.trackFields[track.index] ?? 0
                    unlocked: root.sheet.unlocked[track.index] ?? 0
                    used: root.sheet.used[track.index] ?? 0
                    end: root.sheet.trackEnds[track.index] ?? ""
                }
            }
        }
    }
    FoxCount {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6 * root.unit
        sheet: root.sheet
        unit: root.unit * 0.85
    }
}
