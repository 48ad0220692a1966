// SPDX-License-Identifier: GPL-3.0-or-later
// A game in words, by turn. A tap on an entry looks at that moment.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

ListView {
    id: root

    required property LogModel log
    property int at: -1 // the entry that is looked at

    signal lookedAt(entry: int)
    signal corrected(entry: int)

    clip: true
    model: log
    currentIndex: at
    highlightMoveDuration: 0
    keyNavigationEnabled: false
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

        width: root.width

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
            now: line.entry === root.at
            onLookedAt: root.lookedAt(entry)
            onCorrected: root.corrected(entry)
        }
    }
}
