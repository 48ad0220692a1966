// SPDX-License-Identifier: GPL-3.0-or-later
// Leads on when nothing is owed, and otherwise says what is. It can be pressed even then: it goes
// to whoever owes it.
import QtQuick
import Foxpad
import Foxpad.App

Tappable {
    id: root

    required property Pad pad
    readonly property bool filled: pad.nextReady && !pad.nextCalm
    property int lines: 1
    property int detailLines: 1 // that it takes

    objectName: "next"
    implicitHeight: Theme.controlTarget
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    topPadding: 0
    bottomPadding: 0
    Accessible.name: pad.nextTitle + ". " + pad.nextDetail
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onClicked: root.pad.next()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.filled ? Theme.accent : Theme.raised
        border.width: root.filled ? 0 : 1.5
        border.color: root.pad.nextReady ? Theme.soft : Theme.line
        scale: root.down ? 0.98 : 1

        FocusRing {
            radius: Theme.buttonRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            Text {
                width: parent.width
                text: root.pad.nextTitle
                color: root.filled ? Theme.accentText : root.pad.nextReady ? Theme.text : Theme.soft
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                lineHeight: root.detailLines > 1 ? 0.9 : 1
                font.pixelSize: root.detailLines > 1 && root.height < 56 ? Theme.bodySize : Theme.buttonSize
                font.weight: Font.ExtraBold
            }
            Text {
                width: parent.width
                visible: text !== ""
                text: root.pad.nextDetail
                color: root.filled ? Theme.accentText : Theme.pending
                elide: Text.ElideRight
                wrapMode: root.lines > 1 ? Text.Wrap : Text.NoWrap
                maximumLineCount: root.lines
                onLineCountChanged: root.detailLines = lineCount
                lineHeight: root.lines > 1 ? 0.9 : 1
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: root.lines > 1 ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                font.pixelSize: root.lines > 1 && root.height < 56 ? Theme.leastSize : Theme.labelSize
            }
        }
    }
}
