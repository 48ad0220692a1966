// SPDX-License-Identifier: GPL-3.0-or-later
// The action tracks and the foxes of a seat, small.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Sheet sheet
    property real unit: 1

    implicitWidth: 174 * unit
    implicitHeight: 36 * unit
    radius: 12 * unit
    color: Theme.raised

    Column {
        x: 7 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1 * root.unit

        Repeater {
            model: root.sheet.tracks.length

            ActionTrack {
                required property int index

                sheet: root.sheet
                track: index
                unit: root.unit
            }
        }
    }
    FoxCount {
        anchors.right: parent.right
        anchors.rightMargin: 4 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        sheet: root.sheet
        unit: root.unit
    }
}
