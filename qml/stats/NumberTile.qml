// SPDX-License-Identifier: GPL-3.0-or-later
// A large number and what it counts; may lead somewhere.
import QtQuick
import Foxpad

Tappable {
    id: root

    required property string number
    property string remark: ""
    property color ink: Theme.text
    property bool leads: false

    implicitHeight: implicitContentHeight
    focusPolicy: leads ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: leads ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1 %2", "a number, what it counts").arg(number).arg(text)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.raised

        FocusRing {
            radius: Theme.cardRadius + 4
            shown: root.visualFocus
        }
    }
    contentItem: Column {
        topPadding: Theme.space12
        bottomPadding: Theme.space12
        leftPadding: Theme.space16
        rightPadding: Theme.space16

        Text {
            width: root.width - 2 * Theme.space16
            text: root.number
            color: root.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.headingSize
            font.pixelSize: Theme.titleSize + 4
            font.weight: Font.ExtraBold
        }
        Text {
            width: root.width - 2 * Theme.space16
            text: root.text
            color: Theme.soft
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font.pixelSize: Theme.bodySize
        }
        Text {
            width: root.width - 2 * Theme.space16
            visible: text !== ""
            text: root.remark
            color: Theme.soft
            elide: Text.ElideRight
            textFormat: Text.PlainText
            font.pixelSize: Theme.leastSize
        }
    }
}
