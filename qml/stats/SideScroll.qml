// SPDX-License-Identifier: GPL-3.0-or-later
// A row that scrolls sideways where it is too long.
import QtQuick
import Foxpad

Flickable {
    id: root

    default property alias content: row.data

    implicitWidth: row.width
    implicitHeight: row.height
    contentWidth: row.width
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Row {
        id: row

        spacing: Theme.space8
    }
}
