// SPDX-License-Identifier: GPL-3.0-or-later
// The seats with their totals at this moment; a tap shows that sheet.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

RowLayout {
    id: root

    required property Replay replay

    spacing: Theme.space4

    Repeater {
        model: root.replay.names

        Tappable {
            id: seat

            required property int index
            required property string modelData
            readonly property bool shown: root.replay.seat === index
            readonly property int total: root.replay.totals[index] ?? 0

            objectName: "replaySeat" + index
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            implicitHeight: Theme.controlTarget
            leftPadding: root.replay.names.length > 3 ? Theme.space8 : 14
            rightPadding: leftPadding
            focusPolicy: Qt.StrongFocus
            Accessible.name: qsTr("%1, %2").arg(modelData).arg(total)
            onClicked: root.replay.seat = index

            background: Rectangle {
                radius: Theme.buttonRadius
                color: seat.shown ? Theme.text : Theme.raised

                FocusRing {
                    radius: Theme.buttonRadius + 4
                    shown: seat.visualFocus
                }
            }
            contentItem: RowLayout {
                spacing: 4

                Text {
                    Layout.fillWidth: true
                    text: seat.modelData
                    color: seat.shown ? Theme.ground : Theme.text
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    font.pixelSize: root.replay.names.length > 3 ? Theme.labelSize : Theme.bodySize
                    font.weight: Font.ExtraBold
                }
                Text {
                    text: seat.total
                    color: seat.shown ? Theme.ground : Theme.soft
                    font.pixelSize: root.replay.names.length > 3 ? Theme.labelSize : Theme.bodySize
                    font.weight: Font.ExtraBold
                }
            }
        }
    }
}
