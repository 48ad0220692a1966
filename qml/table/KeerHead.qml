// SPDX-License-Identifier: GPL-3.0-or-later
// What is being crossed, in words, and which roll it is; solo with a track of the thirty.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property KeerPad pad
    property bool withWays: true // to the log and out

    signal logWanted
    signal homeWanted

    implicitHeight: 22

    Text {
        id: words

        objectName: "hint"
        x: 4
        width: roll.x - x - 8
        height: root.height
        text: root.pad.hint
        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.labelSize
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
    }
    Text {
        id: roll

        anchors.right: track.visible ? track.left : ways.left
        anchors.rightMargin: 6
        height: root.height
        text: root.pad.rounds > 0 ? qsTr("Roll %1 of %2").arg(root.pad.round).arg(root.pad.rounds)
                                  : qsTr("Roll %1").arg(root.pad.round)
        color: Theme.soft
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.labelSize
    }
    PaintedTrack {
        id: track

        anchors.right: ways.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? 200 : 0
        height: 10
        visible: root.pad.rounds > 0 && root.width > 520
        fields: root.pad.rounds
        unlocked: root.pad.round
        used: root.pad.round - 1
        Accessible.ignored: true
    }
    TableWays {
        id: ways

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? implicitWidth : 0
        tall: root.height
        visible: root.withWays
        onLogWanted: root.logWanted()
        onHomeWanted: root.homeWanted()
    }
}
