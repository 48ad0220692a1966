// SPDX-License-Identifier: GPL-3.0-or-later
// The tally's measures: how large its rows and columns can be in the room there is.
import QtQuick
import Foxpad

QtObject {
    required property real roomWidth
    required property real roomHeight
    required property int seats
    required property int areas
    required property bool hasFoxes

    readonly property bool narrow: roomWidth < 320 || seats > 3 && roomWidth < 460
    readonly property real label: narrow ? 52 : roomWidth < 560 ? 108 : 150
    readonly property real column: Math.min(150, (roomWidth - label - Theme.space8) / Math.max(1, seats))
    readonly property real cell: roomWidth < 560 ? 58 : 96
    // What is not a row of an area takes about three of them.
    readonly property real row: Math.max(33, Math.min(62, roomHeight / (areas + (hasFoxes ? 3.2 : 2.2))))
    readonly property bool compact: row < 48
    readonly property real head: compact ? 38 : 48
    readonly property real foxes: compact ? 40 : 54
    readonly property real total: compact ? 38 : 62
    readonly property real width: label + Theme.space8 + column * seats
    readonly property real height: head + row * areas + (hasFoxes ? foxes : 0) + total
}
