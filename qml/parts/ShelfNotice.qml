// SPDX-License-Identifier: GPL-3.0-or-later
// What the shelf has to say.
import Foxpad
import Foxpad.App

Notice {
    id: root

    required property Shelf shelf

    text: shelf.message
    link: shelf.canBringBack ? qsTr("Undo") : ""
    onLinked: root.shelf.bringBack()
    onClosed: root.shelf.forgetMessage()
}
