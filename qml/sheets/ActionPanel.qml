// SPDX-License-Identifier: GPL-3.0-or-later
// The action tracks and the foxes of a seat, with words, where there is room.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Sheet sheet
    property real unit: 1

    function title(track: string): string {
        return track === "reroll" ? qsTr("Re-roll") : track === "extra" ? qsTr("Extra die") : qsTr("Polish")
    }

    radius: Theme.areaRadius * unit
    color: Theme.raised

    Column {
        id: rows

        x: 14 * root.unit
        y: 12 * root.unit
        width: root.width - 2 * x
        spacing: 12 * root.unit

        Repeater {
            model: root.sheet.tracks.length

            Item {
                id: track

                required property int index
                readonly property string name: root.sheet.tracks[index] ?? ""
                readonly property int unused: (root.sheet.unlocked[index] ?? 0) - (root.sheet.used[index] ?? 0)

                width: rows.width
                height: 60 * root.unit
                Accessible.role: Accessible.StaticText
                Accessible.name: title.text + ", " + count.text

                Badge {
                    id: badge

                    x: -3 * root.unit
                    width: 31 * root.unit
                    height: width
                    unit: root.unit
                    kind: track.name
                    Accessible.ignored: true
                }
                Text {
                    id: title

                    anchors.left: badge.right
                    anchors.leftMargin: 6 * root.unit
                    anchors.right: count.left
                    anchors.verticalCenter: badge.verticalCenter
                    text: root.title(track.name)
                    color: Theme.text
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.leastSize * root.unit
                    font.pixelSize: Theme.bodySize * root.unit
                    font.weight: Font.Bold
                }
                Text {
                    id: count

                    anchors.right: parent.right
                    anchors.verticalCenter: badge.verticalCenter
                    text: qsTr("%n left", "", track.unused)
                    color: Theme.soft
                    font.pixelSize: Theme.labelSize * root.unit
                }
                PaintedTrack {
                    y: 34 * root.unit
                    width: (root.sheet.trackFields[track.index] ?? 0) * Math.min(rows.width / 9, 22 * root.unit)
                    height: 24 * root.unit
                    unit: root.unit
                    fields: root.sheet.trackFields[track.index] ?? 0
                    unlocked: root.sheet.unlocked[track.index] ?? 0
                    used: root.sheet.used[track.index] ?? 0
                    end: root.sheet.trackEnds[track.index] ?? ""
                }
            }
        }
        Rectangle {
            width: rows.width
            height: 1
            color: Theme.line
        }
        FoxRow {
            width: rows.width
            sheet: root.sheet
            unit: root.unit
        }
    }
}
