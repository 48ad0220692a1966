// SPDX-License-Identifier: GPL-3.0-or-later
// Which of a game's sheets is played, by the colour printed on it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Foxpad
import Foxpad.App

ColumnLayout {
    id: root

    required property NewGame setup

    spacing: Theme.space8

    Text {
        text: qsTr("Sheet: %1").arg(root.setup.sheetName(root.setup.sheet))
        color: Theme.text
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space4

        Repeater {
            model: root.setup.sheets

            Tappable {
                id: swatch

                required property string modelData
                readonly property bool chosen: root.setup.sheet === modelData

                objectName: "sheet-" + modelData
                width: 40
                height: Theme.controlTarget
                focusPolicy: Qt.StrongFocus
                Accessible.name: root.setup.sheetName(modelData)
                Accessible.checkable: true
                Accessible.checked: chosen
                Keys.onReturnPressed: swatch.clicked()
                onClicked: root.setup.sheet = modelData

                contentItem: Item {
                    Rectangle {
                        anchors.centerIn: parent
                        width: swatch.chosen || swatch.visualFocus ? 40 : 0
                        height: width
                        radius: width / 2
                        color: Theme.clear
                        border.width: 3
                        border.color: Theme.lit
                    }
                    Rectangle {
                        readonly property AreaColours colours: Theme.colours(swatch.modelData)

                        anchors.centerIn: parent
                        width: 30
                        height: width
                        radius: width / 2
                        color: colours ? colours.ground : Theme.pen
                        border.width: 1
                        border.color: Theme.line

                        Glyph {
                            anchors.centerIn: parent
                            width: 16
                            height: 16
                            visible: swatch.chosen
                            kind: Glyph.Tick
                            color: parent.colours ? parent.colours.groundText : Theme.penOnDark
                            weight: 3.4
                        }
                    }
                }
            }
        }
    }
}
