// SPDX-License-Identifier: GPL-3.0-or-later
// Who won, with how much, and why.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

Rectangle {
    id: root

    required property Tally tally

    implicitHeight: words.height + 2 * Theme.space12 + Theme.space4
    radius: Theme.cardRadius
    color: Theme.heroAccent
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2. %3").arg(tally.headline).arg(tally.points).arg(tally.reason)

    Confetti {
        anchors.fill: parent
        visible: root.tally.over
    }
    ColumnLayout {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space12
        width: parent.width - 2 * x
        spacing: Theme.space8

        RowLayout {
            Layout.leftMargin: 6
            Layout.topMargin: 6
            spacing: 14

            Avatar {
                Layout.preferredWidth: 66
                visible: letter !== ""
                letter: root.tally.winnerInitial
                color: Theme.heroAccentText
                ink: Theme.heroText

                Crown {
                    x: -3
                    y: -17
                    visible: root.tally.over && root.tally.seats > 1
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Text {
                    objectName: "headline"
                    Layout.fillWidth: true
                    text: root.tally.headline
                    color: Theme.heroAccentText
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    lineHeight: 0.95
                    font.pixelSize: Theme.titleSize - 2
                    font.weight: Font.ExtraBold
                }
                Text {
                    Layout.fillWidth: true
                    text: root.tally.points
                    color: Theme.heroAccentText
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.Bold
                }
            }
        }
        BandMeter {
            Layout.fillWidth: true
            visible: root.tally.band >= 0
            bands: root.tally.bands
            band: root.tally.band
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: reason.height + 18
            visible: reason.text !== ""
            radius: Math.min(19, height / 2)
            color: Theme.heroAccentText

            Text {
                id: reason

                objectName: "reason"
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.space12
                width: parent.width - 2 * x
                text: root.tally.reason
                color: Theme.heroReason
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.labelSize
                font.weight: Font.Bold
            }
        }
    }
}
