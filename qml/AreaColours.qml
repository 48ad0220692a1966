// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of one area, and the mark that stands for it where hue alone would not do.
import QtQuick

QtObject {
    required property int mark
    required property color ground
    required property color box
    required property color ink
    required property color groundText
    required property color die
    required property color pip
    required property color edge
}
