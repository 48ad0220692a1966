// SPDX-License-Identifier: GPL-3.0-or-later
// A small drawn sign on a button: what it does, beside or instead of words.
import QtQuick
import QtQuick.Shapes
import Foxpad

Item {
    id: root

    enum Kind { Play, Plus, Again, Undo, Redo, Back, Forward, First, Share, Eye, Gear, Clock, Bars, List,
                Tick, Close, Bin, Search, Pen, Handle, Grid, Dice, Person, Pause, Pin, Down }

    required property int kind
    property color color: Theme.text
    property real weight: 2.4
    // Some signs are filled, the others are lines.
    readonly property bool solid: kind === Glyph.Play || kind === Glyph.Pause || kind === Glyph.Handle

    // Drawn in a 24 × 24 field.
    function outline(sign: int): string {
        switch (sign) {
        case Glyph.Play: return "M7.4 4.6 L19.4 12 L7.4 19.4 Z"
        case Glyph.Pause: return "M6 5 h4.4 v14 h-4.4 Z M13.6 5 h4.4 v14 h-4.4 Z"
        case Glyph.Plus: return "M12 4.5 V19.5 M4.5 12 H19.5"
        case Glyph.Again: return "M19.6 13.6 A7.8 7.8 0 1 1 17.6 6.6 L19.4 8.6 M19.6 3.6 V8.8 H14.4"
        case Glyph.Undo: return "M8.6 5.2 L4.4 9.4 L8.6 13.6 M4.8 9.4 H14.4 A4.9 4.9 0 0 1 14.4 19.2 H10.6"
        case Glyph.Redo: return "M15.4 5.2 L19.6 9.4 L15.4 13.6 M19.2 9.4 H9.6 A4.9 4.9 0 0 0 9.6 19.2 H13.4"
        case Glyph.Back: return "M14.8 4.8 L7.6 12 L14.8 19.2"
        case Glyph.Forward: return "M9.2 4.8 L16.4 12 L9.2 19.2"
        case Glyph.Down: return "M4.8 9.2 L12 16.4 L19.2 9.2"
        case Glyph.First: return "M17.4 4.8 L10.2 12 L17.4 19.2 M6.2 4.8 V19.2"
        case Glyph.Share: return "M12 14.6 V3.6 M7.8 7.4 L12 3.4 L16.2 7.4 M5.4 11.4 V20 H18.6 V11.4"
        case Glyph.Eye:
            return "M2.4 12 C5 7.6 8.2 5.6 12 5.6 C15.8 5.6 19 7.6 21.6 12 C19 16.4 15.8 18.4 12 18.4 "
                + "C8.2 18.4 5 16.4 2.4 12 Z M9.2 12 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z"
        case Glyph.Gear:
            return "M8.7 12 a3.3 3.3 0 1 0 6.6 0 a3.3 3.3 0 1 0 -6.6 0 Z M12 2.4 V4.8 M12 19.2 V21.6 "
                + "M2.4 12 H4.8 M19.2 12 H21.6 M5.2 5.2 L6.9 6.9 M17.1 17.1 L18.8 18.8 "
                + "M18.8 5.2 L17.1 6.9 M6.9 17.1 L5.2 18.8"
        case Glyph.Clock: return "M3.6 12 a8.4 8.4 0 1 0 16.8 0 a8.4 8.4 0 1 0 -16.8 0 Z M12 7 V12.2 L15.4 14.4"
        case Glyph.Bars: return "M4 3.6 V20.4 H20.8 M8.6 20 V12.6 M12.8 20 V7.6 M17 20 V10.4"
        case Glyph.List: return "M9 5.4 H20.4 M9 12 H20.4 M9 18.6 H17 M3.9 5.4 h.2 M3.9 12 h.2 M3.9 18.6 h.2"
        case Glyph.Tick: return "M4.6 12.8 L9.6 17.6 L19.4 6.8"
        case Glyph.Close: return "M5.6 5.6 L18.4 18.4 M18.4 5.6 L5.6 18.4"
        case Glyph.Bin: return "M4 6.4 H20 M9 6.2 V3.8 H15 V6.2 M6 6.6 L7 20.4 H17 L18 6.6 M10.4 10.4 V16.6 M13.6 10.4 V16.6"
        case Glyph.Search: return "M4 10.4 a6.4 6.4 0 1 0 12.8 0 a6.4 6.4 0 1 0 -12.8 0 Z M15.2 15.2 L20.6 20.6"
        case Glyph.Pen: return "M4.4 19.6 L5.4 15 L16 4.4 L19.6 8 L9 18.6 Z M13.6 6.8 L17.2 10.4"
        case Glyph.Handle:
            return "M7.4 5 h3 v3 h-3 Z M13.6 5 h3 v3 h-3 Z M7.4 10.5 h3 v3 h-3 Z M13.6 10.5 h3 v3 h-3 Z "
                + "M7.4 16 h3 v3 h-3 Z M13.6 16 h3 v3 h-3 Z"
        case Glyph.Grid: return "M4 4 H20 V20 H4 Z M4 12 H20 M12 4 V20"
        case Glyph.Dice: return "M4.6 4.6 H19.4 V19.4 H4.6 Z M8.9 8.9 h.2 M14.9 8.9 h.2 M8.9 14.9 h.2 M14.9 14.9 h.2"
        case Glyph.Person: return "M8.2 8 a3.8 3.8 0 1 0 7.6 0 a3.8 3.8 0 1 0 -7.6 0 Z M4.4 20.4 C4.4 16 7.6 14.4 12 14.4 C16.4 14.4 19.6 16 19.6 20.4"
        case Glyph.Pin: return "M12 21.4 C8 16.6 5.4 13.4 5.4 9.8 A6.6 6.6 0 0 1 18.6 9.8 C18.6 13.4 16 16.6 12 21.4 Z M9.8 9.8 a2.2 2.2 0 1 0 4.4 0 a2.2 2.2 0 1 0 -4.4 0 Z"
        }
        return ""
    }

    implicitWidth: 24
    implicitHeight: 24
    Accessible.ignored: true

    Shape {
        anchors.centerIn: parent
        width: 24
        height: 24
        scale: Math.min(root.width, root.height) / 24

        ShapePath {
            fillColor: root.solid ? root.color : Theme.clear
            strokeColor: root.color
            strokeWidth: root.solid ? 1.2 : root.weight
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.outline(root.kind) }
        }
    }
}
