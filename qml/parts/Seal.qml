// SPDX-License-Identifier: GPL-3.0-or-later
// An area's mark with its score; the mark alone where scores are hidden.
import QtQuick
import Foxpad

PaintedSeal {
    required property int score
    property bool scoreShown: Theme.scoresShown

    text: scoreShown ? score : ""
    Accessible.ignored: true
}
