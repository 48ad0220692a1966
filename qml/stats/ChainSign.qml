// SPDX-License-Identifier: GPL-3.0-or-later
// The sign of a chain: lightning.
import Foxpad

Glyph {
    kind: Glyph.Lightning
    color: Theme.yellow.ground
    edge: Theme.yellow.edge
}
