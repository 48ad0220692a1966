// SPDX-License-Identifier: GPL-3.0-or-later
// A box of a sheet. It draws, and answers to, what the sheet has at its place.
import QtQuick
import Foxpad

PaintedBox {
    id: root

    objectName: "box-" + area + "-" + box

    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: root.tap()
}
