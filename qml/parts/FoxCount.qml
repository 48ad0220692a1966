// SPDX-License-Identifier: GPL-3.0-or-later
// How many foxes a seat has, and what each is worth.
import QtQuick
import Foxpad
import Foxpad.App

Row {
    id: root

    required property Sheet sheet
    property real unit: 1

    objectName: "foxes"
    spacing: 3 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n fox(es), each worth %1", "", sheet.foxes).arg(sheet.lowest)

    PaintedBadge {
        width: 26 * root.unit
        height: width
        unit: root.unit
        kind: "fox"
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("×%1").arg(root.sheet.foxes)
        color: Theme.text
        font.pixelSize: 13 * root.unit
        font.weight: Font.ExtraBold
    }
}
