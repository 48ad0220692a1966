// SPDX-License-Identifier: GPL-3.0-or-later
// What the shelf has to say.
import Foxpad
import Foxpad.App

Notice {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    text: shelf.message
    link: shelf.canBringBack ? qsTr("Undo") : shelf.messageHasReport ? qsTr("Report") : ""
    onLinked: root.shelf.canBringBack ? root.shelf.bringBack() : root.navigator.report()
    onClosed: root.shelf.forgetMessage()
}
