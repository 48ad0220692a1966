// SPDX-License-Identifier: GPL-3.0-or-later
// A sticker: what a box, line, round or track gives. `kind` is the rules' word for it.
import QtQuick
import Foxpad

PaintedBadge {
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
}
