// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

ApplicationWindow {
    id: root

    readonly property bool sideBySide: width >= Theme.mediumWidth

    width: 360
    height: 740
    minimumWidth: 320
    minimumHeight: 560
    visible: true
    title: Application.displayName
    color: Theme.ground

    Flickable {
        id: page

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.space12
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: column

            y: Theme.space12
            width: Math.min(page.width - 2 * Theme.space12, Theme.wideWidth)
            height: Math.max(implicitHeight, page.height - 2 * Theme.space12)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space12

            RowLayout {
                Layout.leftMargin: 5
                Layout.preferredHeight: 46
                spacing: Theme.space12

                FoxMark {
                    Layout.preferredWidth: 32
                    Layout.preferredHeight: 32
                }
                Text {
                    text: Application.displayName
                    color: Theme.text
                    font.pixelSize: Theme.titleSize
                    font.weight: Font.ExtraBold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
            }

            GridLayout {
                columns: root.sideBySide ? 2 : 1
                columnSpacing: Theme.space12
                rowSpacing: Theme.space12

                IntroCard {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    spacing: Theme.space8

                    Text {
                        Layout.leftMargin: 6
                        Layout.topMargin: root.sideBySide ? 0 : Theme.space8
                        text: qsTr("Games")
                        color: Theme.text
                        font.pixelSize: Theme.headingSize
                        font.weight: Font.ExtraBold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    GameCard {
                        Layout.fillWidth: true
                        name: "Ganz schön clever"
                        players: qsTr("1 to %1 players").arg(4)
                        areas: [Theme.yellow, Theme.blue, Theme.green, Theme.orange]
                    }
                    GameCard {
                        Layout.fillWidth: true
                        name: "Clever 4Ever"
                        players: qsTr("1 to %1 players").arg(4)
                        areas: [Theme.yellow, Theme.blue, Theme.grey, Theme.green]
                    }
                    GameCard {
                        Layout.fillWidth: true
                        name: "Keer op Keer"
                        players: qsTr("1 to %1 players").arg(6)
                        areas: [Theme.yellow, Theme.green, Theme.blue, Theme.red]
                    }
                }
            }

            Item {
                Layout.fillHeight: true
            }

            Text {
                objectName: "about"
                Layout.fillWidth: true
                Layout.leftMargin: 6
                Layout.rightMargin: 6
                text: qsTr("Version %1. Unofficial: not made, licensed or endorsed by the games' publishers.").arg(Application.version)
                color: Theme.soft
                wrapMode: Text.Wrap
                font.pixelSize: Theme.labelSize
            }
        }
    }
}
