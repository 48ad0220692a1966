// SPDX-License-Identifier: GPL-3.0-or-later
// The five colours of a sheet of Keer op Keer: boxes left, and the points for the first who has
// them all and for those after.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property Sheet sheet
    property real unit: 1

    signal goalTapped(line: int)

    spacing: 3 * unit

    Repeater {
        model: 5

        PaintedGoal {
            id: goal

            required property int index

            objectName: "goal-" + line
            width: (root.width - 4 * root.spacing) / 5
            height: root.height
            unit: root.unit
            sheet: root.sheet
            area: 0
            line: 15 + index
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            TapHandler {
                onTapped: root.goalTapped(goal.line)
            }
        }
    }
}
