// SPDX-License-Identifier: GPL-3.0-or-later
// A button of the pad: a sign, words, or both; a second line under the words where there is room.
// Filled in the accent colour when it is the thing to do now.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import Foxpad

Tappable {
    id: root

    property int glyph: -1
    property string detail: ""
    property bool primary: false
    property color ground: primary ? Theme.accent : Theme.raised
    property color ink: primary ? Theme.accentText : Theme.text
    property color softInk: primary ? Theme.accentText : Theme.soft
    property int glyphSize: 22

    implicitWidth: Math.max(Theme.controlTarget, implicitContentWidth + 2 * Theme.space16)
    implicitHeight: detail === "" ? Theme.controlTarget : 60
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledShare
    Accessible.name: detail === "" ? text : text + ", " + detail
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.ground
        scale: root.down ? 0.97 : 1

        Behavior on scale {
            NumberAnimation {
                duration: Theme.pressTime
            }
        }
        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: ButtonFace {
        text: root.display === AbstractButton.IconOnly ? "" : root.text
        detail: root.detail
        glyph: root.glyph
        glyphSize: root.glyphSize
        ink: root.ink
        softInk: root.softInk
    }
}
