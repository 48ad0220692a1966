// SPDX-License-Identifier: GPL-3.0-or-later
// A small number with its words, one less or one more by a tap.
import QtQuick
import QtQuick.Layouts
import Foxpad

RowLayout {
    id: root

    required property string text
    required property int value
    required property int least
    required property int most
    property string detail: ""

    signal changed(value: int)

    spacing: Theme.space8
    Accessible.role: Accessible.SpinBox
    Accessible.name: text + ": " + value

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Text {
            Layout.fillWidth: true
            text: root.text
            color: Theme.text
            wrapMode: Text.Wrap
            font.pixelSize: Theme.bodySize
            font.weight: Font.Bold
        }
        Text {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.detail
            color: Theme.soft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.labelSize
        }
    }
    ActionButton {
        objectName: root.objectName + "Less"
        Layout.preferredWidth: Theme.controlTarget
        ground: Theme.sunk
        text: "−"
        enabled: root.value > root.least
        Accessible.name: qsTr("%1: one less").arg(root.text)
        onClicked: root.changed(root.value - 1)
    }
    Text {
        Layout.preferredWidth: 28
        text: root.value
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.headingSize
        font.weight: Font.ExtraBold
    }
    ActionButton {
        objectName: root.objectName + "More"
        Layout.preferredWidth: Theme.controlTarget
        ground: Theme.sunk
        text: "+"
        enabled: root.value < root.most
        Accessible.name: qsTr("%1: one more").arg(root.text)
        onClicked: root.changed(root.value + 1)
    }
}
