// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a game's sheet.
import QtQuick

Item {
    id: root

    required property string game

    Accessible.ignored: true
}
