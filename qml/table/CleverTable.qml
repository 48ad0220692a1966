// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a Clever game: the layout that fits the window, and what lies over all of them. All
// that is tapped is in the pad, so that turning the phone loses nothing.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    property alias pad: pad
    property bool leftHanded: false
    readonly property bool wide: width >= Theme.wideWidth && height >= 560
    readonly property bool sideways: !wide && height < 480 && width > height

    signal homeWanted
    signal ruleWanted(topic: string)
    signal finished // to the tally

    focus: true
    Keys.onPressed: event => event.accepted = keys.pressed(event)

    CleverPad {
        id: pad

        stepTime: Theme.still ? 0 : Theme.chainTime + Theme.chainGap
        onFinished: root.finished()
    }
    TableKeys {
        id: keys

        pad: pad
        onLogWanted: log.open()
        onHomeWanted: root.homeWanted()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    // One of them is there; a Loader can't make bound components in Qt 6.4.
    Repeater {
        model: pad.game !== "" && !root.wide && !root.sideways ? 1 : 0

        UprightTable {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }
    Repeater {
        model: pad.game !== "" && root.sideways ? 1 : 0

        SidewaysTable {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }
    Repeater {
        model: pad.game !== "" && root.wide ? 1 : 0

        WideTable {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }

    // A chain that plays is skipped by a tap anywhere.
    MouseArea {
        anchors.fill: parent
        enabled: pad.playing
        onPressed: mouse => {
            pad.skip()
            mouse.accepted = false
        }
    }
    BadgeFlight {
        anchors.fill: parent
        table: root
        pad: pad
    }
    LookCard {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        width: Math.min(parent.width - 8, 520)
        pad: pad
    }
    ChainBubble {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 58
        chain: pad.chain
    }
    Notice {
        objectName: "refusal"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 56
        width: Math.min(parent.width - 24, 460)
        time: 5000
        text: pad.refusal
        link: pad.refusalTopic === "" ? "" : qsTr("The rule")
        onLinked: root.ruleWanted(pad.refusalTopic)
        onClosed: pad.forgetRefusal()
    }
    LogDrawer {
        id: log

        parent: root
        pad: pad
    }
}
