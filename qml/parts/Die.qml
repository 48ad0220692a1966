// SPDX-License-Identifier: GPL-3.0-or-later
// A die. To be tapped, it stands in a button.
import QtQuick
import Foxpad

PaintedDie {
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
}
