// SPDX-License-Identifier: GPL-3.0-or-later
// The back of the pad: the winner, the table, and what can be done next.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Tally tally
    required property Shelf shelf
    property bool canUndo: true
    property bool canRematch: true
    property StoredGame stored: null // a game of the past: its day, note and place

    signal back
    signal undo
    signal rematch
    signal sheets

    // The winner beside the table where there is room, or where the table needs all the height.
    readonly property bool sideBySide: width >= Theme.mediumWidth
    readonly property real side: Math.min(380, width * 0.42)
    // Held sideways the table needs all the height: the bar goes below the winner.
    readonly property bool low: sideBySide && height < 560
    readonly property bool wide: width >= Theme.wideWidth && height >= 600

    function share() {
        const file = root.shelf.newPicture(root.tally.gameName);
        picture.grabToImage(result => {
            if (!result.saveToFile(file)) {
                root.shelf.say(qsTr("The picture could not be saved as %1.").arg(file));
            } else {
                root.shelf.offer(file);
            }
        }, Qt.size(picture.width * 2, picture.height * 2));
    }

    objectName: "tally"

    ScreenHead {
        id: head

        x: (parent.width - width) / 2
        y: Theme.space4
        width: Math.min(parent.width - Theme.space8, Theme.pageWidth)
        title: root.tally.gameName
        detail: root.stored?.day ?? ""
        onBack: root.back()

        Text {
            visible: text !== ""
            text: root.stored?.duration ?? ""
            color: Theme.soft
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
    }
    Flickable {
        id: page

        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: root.low ? parent.bottom : bar.top
        anchors.bottomMargin: root.low ? 0 : Theme.space8
        width: parent.width
        contentHeight: picture.height + (details.visible ? details.height + Theme.space16 : 0)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        // What is shared as a picture, ground included.
        Rectangle {
            id: picture

            width: page.width
            height: root.stored ? grid.height : Math.max(grid.height, page.height)
            color: Theme.ground

            GridLayout {
                id: grid

                x: (parent.width - width) / 2
                width: Math.min(parent.width - 2 * Theme.space12, Theme.pageWidth)
                columns: root.sideBySide ? 2 : 1
                columnSpacing: Theme.space16
                rowSpacing: Theme.space8

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.maximumWidth: root.sideBySide ? root.side : 100000
                    Layout.alignment: Qt.AlignTop
                    Layout.topMargin: Theme.space4
                    spacing: Theme.space16

                    TallyHero {
                        id: hero

                        Layout.fillWidth: true
                        tally: root.tally
                    }
                    LaterSheet {
                        objectName: "winnerSheet"
                        Layout.fillWidth: true
                        Layout.preferredHeight: Math.min(page.height - hero.height - Theme.space24, root.side * 1.4)
                        visible: root.wide
                        sheet: root.tally.sheet
                    }
                }
                TallyTable {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    tally: root.tally
                    roomHeight: root.sideBySide ? page.height : page.height - hero.height - Theme.space16
                }
            }
        }
        GameDetails {
            id: details

            anchors.top: picture.bottom
            anchors.topMargin: Theme.space16
            x: (page.width - width) / 2
            width: Math.min(page.width - 2 * Theme.space12, Theme.pageWidth)
            visible: root.stored !== null
            stored: root.stored
        }
    }
    RowLayout {
        id: bar

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        x: root.low ? Theme.space12 : (parent.width - width) / 2
        width: root.low ? root.side : Math.min(parent.width - 2 * Theme.space12, Theme.pageWidth)
        spacing: 6

        ActionButton {
            objectName: "undo"
            Layout.preferredWidth: 52
            visible: root.canUndo
            glyph: Glyph.Undo
            Accessible.name: qsTr("Undo")
            onClicked: root.undo()
        }
        ActionButton {
            objectName: "share"
            Layout.preferredWidth: 52
            glyph: Glyph.Share
            Accessible.name: qsTr("Share as a picture")
            onClicked: root.share()
        }
        ActionButton {
            objectName: "sheets"
            Layout.preferredWidth: 52
            glyph: Glyph.Eye
            Accessible.name: qsTr("See all sheets")
            onClicked: root.sheets()
        }
        ActionButton {
            objectName: "tallyRematch"
            Layout.fillWidth: true
            visible: root.canRematch
            primary: true
            glyph: Glyph.Again
            text: qsTr("Rematch")
            onClicked: root.rematch()
        }
    }
}
