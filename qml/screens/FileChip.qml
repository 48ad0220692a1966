// SPDX-License-Identifier: GPL-3.0-or-later
// A file to tap; once more where it was asked for.
import QtQuick
import Foxpad

Chip {
    id: root

    required property string name
    required property bool asked

    text: asked ? qsTr("Tap again: %1").arg(name) : name
    ground: asked ? Theme.pendingGround : Theme.sunk
    ink: asked ? Theme.pending : Theme.text
}
