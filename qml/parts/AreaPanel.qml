// SPDX-License-Identifier: GPL-3.0-or-later
// The printed ground of an area.
import QtQuick
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Sheet sheet
    required property int area
    property real unit: 1
    readonly property string name: sheet.areas[area] ?? ""
    readonly property AreaColours colours: Theme.colours(name) ?? Theme.grey
    readonly property int score: sheet.scores[area] ?? 0

    radius: Theme.areaRadius * unit
    color: colours.ground
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %n point(s)", "", score).arg(Theme.spokenColour(name))
}
