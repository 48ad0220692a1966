// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a file that was taken in or restored: how many games, and which were refused and why.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator

    readonly property Transfer transfer: shelf.transfer

    objectName: "reportScreen"

    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.textWidth)
        title: qsTr("Report")
        detail: root.transfer.file
        onBack: root.navigator.back()
    }
    ListView {
        id: list

        objectName: "refusedGames"
        anchors.top: head.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: done.top
        anchors.bottomMargin: Theme.space8
        x: (parent.width - width) / 2
        width: Math.min(parent.width - 2 * Theme.space12, Theme.textWidth)
        clip: true
        spacing: Theme.space8
        boundsBehavior: Flickable.StopAtBounds
        topMargin: gist.height
        model: root.transfer.refused
        onTopMarginChanged: contentY = -topMargin
        delegate: ReportLine {
            width: list.width
        }

        // Qt 6.4 makes no header of a bound component.
        ReportHead {
            id: gist

            parent: list.contentItem
            y: -height
            width: list.width
            transfer: root.transfer
        }
    }
    ActionButton {
        id: done

        objectName: "reportDone"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        x: list.x
        width: list.width
        primary: true
        focus: true
        text: qsTr("Done")
        onClicked: root.navigator.back()
    }
}
