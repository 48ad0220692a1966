// SPDX-License-Identifier: GPL-3.0-or-later
// A winner's crown, worn a little askew.
import Foxpad

Glyph {
    implicitWidth: 34
    implicitHeight: 34
    rotation: -14
    kind: Glyph.Crown
    color: Theme.crown
    edge: Theme.heroAccentText
}
