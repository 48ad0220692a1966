// SPDX-License-Identifier: GPL-3.0-or-later
// The whole game in words, by turn. A tap on an entry shows how it was then.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Foxpad
import Foxpad.App

Drawer {
    id: root

    required property Pad pad

    objectName: "logDrawer"
    edge: Qt.RightEdge
    width: Math.min(parent.width * 0.9, 380)
    height: parent.height
    onAboutToShow: list.positionViewAtEnd()

    background: Rectangle {
        color: Theme.ground

        Rectangle {
            width: 2
            height: parent.height
            color: Theme.line
        }
    }

    Text {
        id: title

        x: 18
        y: 14
        text: qsTr("Log")
        color: Theme.text
        font.pixelSize: Theme.largeSize
        font.weight: Font.ExtraBold
    }
    ListView {
        id: list

        anchors.fill: parent
        anchors.topMargin: 52
        anchors.leftMargin: 12
        anchors.rightMargin: 8
        clip: true
        model: root.pad.log
        boundsBehavior: Flickable.StopAtBounds
        section.property: "turn"
        // The heading of a turn stands in its first line: Qt 6.4 makes no bound section delegate.
        delegate: Column {
            id: line

            required property string words
            required property string detail
            required property string colour
            required property string turn
            required property int entry
            required property bool correctable

            width: list.width

            Text {
                width: parent.width
                visible: line.ListView.section !== line.ListView.previousSection
                topPadding: 14
                bottomPadding: 4
                text: line.turn
                color: Theme.soft
                font.pixelSize: Theme.labelSize
                font.weight: Font.ExtraBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            LogLine {
                width: parent.width
                words: line.words
                detail: line.detail
                colour: line.colour
                entry: line.entry
                correctable: line.correctable
                onLookedAt: {
                    root.pad.lookAt(entry + 1)
                    root.close()
                }
                onCorrected: {
                    root.pad.correct(entry)
                    root.close()
                }
            }
        }
    }
}
