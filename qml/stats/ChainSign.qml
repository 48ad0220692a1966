// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of a chain: lightning.
import QtQuick
import QtQuick.Shapes
import Foxpad

Item {
    id: root

    implicitWidth: 24
    implicitHeight: 24
    Accessible.ignored: true

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: Math.min(root.width, root.height) / 24

        ShapePath {
            fillColor: Theme.yellow.ground
            strokeColor: Theme.yellow.edge
            strokeWidth: 1.2
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M13.6 2.6 L4.8 13.6 H10.8 L9.4 21.4 L19 9.6 H12.6 Z" }
        }
    }
}
