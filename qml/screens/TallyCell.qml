// SPDX-License-Identifier: GPL-3.0-or-later
// Points of an area, written by hand. A loop marks what broke a tie, a fox what foxes count.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property string areaKey
    required property int number
    required property int spot // by which the handwriting differs
    required property bool looped
    required property bool lowest
    required property real progress

    readonly property AreaColours colours: Theme.colours(areaKey)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 4
        anchors.bottomMargin: 4
        radius: 14
        color: root.colours ? root.colours.box : Theme.plainBox
        border.width: root.lowest ? 3 : 0
        border.color: Theme.fox

        Handwriting {
            anchors.centerIn: parent
            width: Math.min(parent.width - 4, 52)
            height: Math.min(parent.height - 4, 34)
            number: root.number
            place: root.spot
            color: Theme.pen
            progress: root.progress
        }
    }
    Handwriting {
        anchors.fill: parent
        anchors.margins: -4
        anchors.topMargin: -1
        anchors.bottomMargin: -1
        visible: root.looped
        sign: Handwriting.Loop
        color: Theme.lit
        place: root.spot
        progress: root.progress
    }
    FoxMark {
        anchors.right: parent.right
        anchors.rightMargin: -6
        y: -2
        width: 18
        height: 18
        visible: root.lowest
    }
}
