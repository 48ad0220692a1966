// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of an area of the tally: its colour's mark, or, in Keer op Keer, what is counted.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property string areaKey

    readonly property AreaColours colours: Theme.colours(areaKey)

    implicitWidth: 24
    implicitHeight: 24

    Mark {
        anchors.fill: parent
        visible: root.colours !== null
        kind: root.colours ? root.colours.mark : 0
        color: root.colours ? root.colours.groundText : Theme.text
    }
    Grid {
        anchors.centerIn: parent
        visible: root.areaKey === "colours"
        columns: 2
        spacing: 2

        Repeater {
            model: [Theme.yellow.die, Theme.green.die, Theme.blue.die, Theme.red.die]

            Rectangle {
                required property color modelData

                width: 10
                height: 10
                radius: 3
                color: modelData
            }
        }
    }
    Glyph {
        anchors.fill: parent
        visible: root.areaKey === "columns"
        kind: Glyph.Bars
    }
    Text {
        anchors.centerIn: parent
        visible: root.areaKey === "marks" || root.areaKey === "stars"
        text: root.areaKey === "marks" ? "!" : "★"
        color: Theme.text
        font.pixelSize: Theme.largeSize
        font.weight: Font.ExtraBold
    }
}
