// SPDX-License-Identifier: GPL-3.0-or-later
// A winner's crown, worn a little askew.
import QtQuick
import QtQuick.Shapes
import Foxpad

Item {
    implicitWidth: 34
    implicitHeight: 30
    rotation: -14
    Accessible.ignored: true

    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: Theme.crown
            strokeColor: Theme.heroAccentText
            strokeWidth: 2
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M5 25 L3 8 L11 15 L17 3 L23 15 L31 8 L29 25 Z" }
        }
    }
}
