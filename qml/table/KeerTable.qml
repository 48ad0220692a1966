// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Keer op Keer.
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
    readonly property var colourKeys: ({
        "y": "yellow", "g": "green", "b": "blue", "r": "red", "o": "orange", "x": "x"
    })

    signal homeWanted
    signal ruleWanted(topic: string)
    signal finished // to the tally

    focus: true
    Keys.onPressed: event => {
        event.accepted = true
        if (event.matches(StandardKey.Undo) || event.key === Qt.Key_Backspace)
            pad.undo()
        else if (event.matches(StandardKey.Redo) || event.key === Qt.Key_Delete)
            pad.redo()
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            pad.next()
        else if (event.key === Qt.Key_Escape && pad.chosenBoxes > 0)
            pad.forgetTaps()
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            pad.showSeat(pad.shownSeat + (event.key === Qt.Key_PageDown ? 1 : -1))
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_6)
            pad.typeNumber(event.key - Qt.Key_0)
        else if (event.text === "?")
            pad.typeNumber(6)
        else if (event.text === "l")
            log.open()
        else if (event.text === "p" && pad.mayPass)
            pad.pass()
        else if (colourKeys[event.text] !== undefined)
            pad.typeColour(colourKeys[event.text])
        else
            event.accepted = false
    }

    KeerPad {
        id: pad

        onFinished: root.finished()
    }
    Connections {
        target: pad.sheet

        function onBoxTapped(area: int, box: int): void {
            pad.tapBox(box)
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Repeater {
        model: pad.game !== "" && root.wide ? 1 : 0

        KeerWide {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }
    Repeater {
        model: pad.game !== "" && root.sideways ? 1 : 0

        KeerSideways {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }
    Repeater {
        model: pad.game !== "" && !root.wide && !root.sideways ? 1 : 0

        KeerUpright {
            anchors.fill: parent
            pad: root.pad
            mirrored: root.leftHanded
            onLogWanted: log.open()
            onHomeWanted: root.homeWanted()
        }
    }
    LookCard {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        width: Math.min(parent.width - 8, 520)
        pad: pad
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
