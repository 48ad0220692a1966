// SPDX-License-Identifier: GPL-3.0-or-later
// Which game: a small picture of each sheet.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

RowLayout {
    id: root

    required property NewGame setup

    spacing: Theme.space8

    Repeater {
        model: root.setup.games

        Tappable {
            id: choice

            required property string modelData
            readonly property bool chosen: root.setup.game === modelData

            objectName: "choose-" + modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.preferredHeight: width * 1.1 + 52
            Layout.maximumHeight: 240
            focusPolicy: Qt.StrongFocus
            text: root.setup.gameName(modelData)
            Accessible.name: text + ", " + root.setup.playersOf(modelData)
            Accessible.checkable: true
            Accessible.checked: chosen
            Keys.onReturnPressed: choice.clicked()
            onClicked: root.setup.game = modelData

            background: Rectangle {
                radius: Theme.cardRadius
                color: Theme.raised
                border.width: choice.chosen ? 3 : 0
                border.color: Theme.accent
                scale: choice.down ? 0.98 : 1

                FocusRing {
                    radius: Theme.cardRadius + 4
                    shown: choice.visualFocus
                }
            }
            contentItem: ColumnLayout {
                spacing: 2

                SheetPicture {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.margins: Theme.space12
                    Layout.bottomMargin: 4
                    setup: root.setup
                    game: choice.modelData
                }
                Text {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.space4
                    Layout.rightMargin: Theme.space4
                    text: choice.text
                    color: choice.chosen ? Theme.accent : Theme.text
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    horizontalAlignment: Text.AlignHCenter
                    lineHeight: 0.9
                    font.pixelSize: Theme.bodySize - 1
                    font.weight: Font.ExtraBold
                }
                Text {
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.space8
                    text: root.setup.playersOf(choice.modelData)
                    color: Theme.soft
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.leastSize
                }
            }
        }
    }
}
