// SPDX-License-Identifier: GPL-3.0-or-later
// The shape that stands for a colour: on a die, a badge, a seal, a tile.
import QtQuick
import QtQuick.Shapes

Item {
    id: root

    enum Kind { Sun, Drop, Leaf, Flame, Gem, Bloom, Peak, Heart }

    required property int kind
    required property color color

    // Drawn in a 24 × 24 field.
    function outline(mark: int): string {
        switch (mark) {
        case Mark.Sun:
            return "M12 1.40 L15.02 4.70 L19.50 4.50 L19.30 8.98 L22.60 12 L19.30 15.02 "
                + "L19.50 19.50 L15.02 19.30 L12 22.60 L8.98 19.30 L4.50 19.50 L4.70 "
                + "15.02 L1.40 12 L4.70 8.98 L4.50 4.50 L8.98 4.70 Z"
        case Mark.Drop:
            return "M12 1.8 C12 1.8 4.4 10.2 4.4 14.8 A7.6 7.6 0 0 0 19.6 14.8 C19.6 10.2 "
                + "12 1.8 12 1.8 Z"
        case Mark.Leaf:
            return "M3.2 20.8 L3.2 13.6 C3.2 7.4 7.4 3.2 13.6 3.2 L20.8 3.2 L20.8 10.4 "
                + "C20.8 16.6 16.6 20.8 10.4 20.8 Z"
        case Mark.Flame:
            return "M12.6 1.8 C13.6 6.4 19 8.6 19 14.8 A7 7.2 0 0 1 5 14.8 C5 11.6 6.6 9.6 "
                + "7.9 8 C8.3 9.8 9.1 10.7 10.1 10.9 C9.5 7.5 10.3 4.3 12.6 1.8 Z"
        case Mark.Gem:
            return "M7 3.8 L17 3.8 L22 9.6 L12 21 L2 9.6 Z"
        case Mark.Bloom:
            return "M7.40 6.40 a4.6 4.6 0 1 1 9.2 0 a4.6 4.6 0 1 1 -9.2 0 Z M12.73 10.27 "
                + "a4.6 4.6 0 1 1 9.2 0 a4.6 4.6 0 1 1 -9.2 0 Z M10.69 16.53 a4.6 4.6 0 1 "
                + "1 9.2 0 a4.6 4.6 0 1 1 -9.2 0 Z M4.11 16.53 a4.6 4.6 0 1 1 9.2 0 a4.6 "
                + "4.6 0 1 1 -9.2 0 Z M2.07 10.27 a4.6 4.6 0 1 1 9.2 0 a4.6 4.6 0 1 1 "
                + "-9.2 0 Z"
        case Mark.Peak:
            return "M1.8 19.8 L8.8 5 L12.8 12 L15 8.8 L22.2 19.8 Z"
        case Mark.Heart:
            return "M12 21 C5 15.8 1.8 12.2 1.8 8.2 A5.3 5.3 0 0 1 12 6.2 A5.3 5.3 0 0 1 "
                + "22.2 8.2 C22.2 12.2 19 15.8 12 21 Z"
        }
        return ""
    }

    implicitWidth: 24
    implicitHeight: 24

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: Math.min(root.width, root.height) / 24

        ShapePath {
            fillColor: root.color
            fillRule: ShapePath.WindingFill
            strokeWidth: -1
            PathSvg { path: root.outline(root.kind) }
        }
    }
}
