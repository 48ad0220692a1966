// SPDX-License-Identifier: GPL-3.0-or-later
// A pill to tap: one of several, chosen or not.
import QtQuick
import Foxpad

Tappable {
    id: root

    property int glyph: -1
    property bool chosen: false
    property color ground: chosen ? Theme.text : Theme.raised
    property color ink: chosen ? Theme.ground : Theme.text

    implicitWidth: Math.max(Theme.controlTarget, implicitContentWidth + 2 * Theme.space16)
    implicitHeight: 44
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: height / 2
        color: root.ground
        scale: root.down ? 0.97 : 1

        FocusRing {
            radius: height / 2
            shown: root.visualFocus
        }
    }
    contentItem: ButtonFace {
        text: root.text
        detail: ""
        glyph: root.glyph
        glyphSize: 18
        textSize: Theme.bodySize
        ink: root.ink
        softInk: root.ink
    }
}
