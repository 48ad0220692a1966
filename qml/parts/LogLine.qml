// SPDX-License-Identifier: GPL-3.0-or-later
// An entry of the log: a tap looks at that moment, the pen puts the entry right.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string words
    required property string detail
    required property string colour
    required property int entry
    required property bool correctable
    property bool now: false // it is looked at

    signal lookedAt
    signal corrected

    objectName: "log-" + entry
    implicitHeight: Math.max(48, line.implicitHeight + 12)
    focusPolicy: Qt.StrongFocus
    padding: 0
    Accessible.name: words + ". " + detail
    Keys.onReturnPressed: root.lookedAt()
    Keys.onEnterPressed: root.lookedAt()
    onClicked: root.lookedAt()

    background: Rectangle {
        radius: 12
        color: root.down || root.now ? Theme.raised : Theme.clear

        FocusRing {
            anchors.margins: 0
            radius: 12
            shown: root.visualFocus
        }
    }
    LogWords {
        id: line

        x: 4
        width: root.width - (root.correctable ? 56 : 8)
        anchors.verticalCenter: parent.verticalCenter
        words: root.words
        detail: root.detail
        colour: root.colour
    }
    ActionButton {
        objectName: "correct-" + root.entry
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        height: 44
        visible: root.correctable
        glyph: Glyph.Pen
        glyphSize: 18
        ground: Theme.clear
        Accessible.name: qsTr("Correct")
        onClicked: root.corrected()
    }
}
