// SPDX-License-Identifier: GPL-3.0-or-later
// A page with a head that stays, over a column that scrolls.
import QtQuick
import QtQuick.Layouts
import Foxpad

Item {
    id: root

    required property string title
    property real pageWidth: Theme.textWidth
    default property alias content: column.data

    signal back

    Flickable {
        id: page

        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: column.height + Theme.space24
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: column

            x: (page.width - width) / 2
            width: Math.min(page.width - 2 * Theme.space12, root.pageWidth)
            spacing: Theme.space8
        }
    }
    // What scrolls stays under the head.
    Rectangle {
        width: parent.width
        height: page.y
        color: Theme.ground
    }
    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, root.pageWidth)
        title: root.title
        onBack: root.back()
    }
}
