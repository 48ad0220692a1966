// SPDX-License-Identifier: GPL-3.0-or-later
// A slider over the colours it leads to, with a small step down and up beside it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Foxpad

ColumnLayout {
    id: root

    required property string name
    required property real value // 0 to 1
    required property list<color> stops // seven
    property real step: 0.01

    signal moved(value: real)

    spacing: 0

    Text {
        Layout.fillWidth: true
        text: root.name
        color: Theme.text
        elide: Text.ElideRight
        font.pixelSize: Theme.bodySize
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    RowLayout {
        spacing: Theme.space8

        ActionButton {
            objectName: root.objectName + "Less"
            Layout.preferredWidth: Theme.controlTarget
            ground: Theme.sunk
            text: "−"
            enabled: root.value > 0
            autoRepeat: true
            Accessible.name: qsTr("%1: a little less").arg(root.name)
            onClicked: root.moved(Math.max(0, root.value - root.step))
        }
        Slider {
            id: slider

            objectName: root.objectName
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.controlTarget
            value: root.value
            stepSize: root.step
            Accessible.name: root.name
            onMoved: root.moved(slider.value)

            background: Rectangle {
                y: (slider.height - height) / 2
                width: slider.width
                height: 20
                radius: height / 2
                border.width: 1
                border.color: Theme.line

                gradient: Gradient {
                    orientation: Gradient.Horizontal

                    GradientStop { position: 0; color: root.stops[0] }
                    GradientStop { position: 1 / 6; color: root.stops[1] }
                    GradientStop { position: 2 / 6; color: root.stops[2] }
                    GradientStop { position: 3 / 6; color: root.stops[3] }
                    GradientStop { position: 4 / 6; color: root.stops[4] }
                    GradientStop { position: 5 / 6; color: root.stops[5] }
                    GradientStop { position: 1; color: root.stops[6] }
                }
            }
            handle: Rectangle {
                x: slider.visualPosition * (slider.width - width)
                y: (slider.height - height) / 2
                width: 28
                height: 28
                radius: 14
                color: Theme.raised
                border.width: slider.pressed ? 4 : 3
                border.color: Theme.text

                FocusRing {
                    radius: height / 2
                    shown: slider.visualFocus
                }
            }
        }
        ActionButton {
            objectName: root.objectName + "More"
            Layout.preferredWidth: Theme.controlTarget
            ground: Theme.sunk
            text: "+"
            enabled: root.value < 1
            autoRepeat: true
            Accessible.name: qsTr("%1: a little more").arg(root.name)
            onClicked: root.moved(Math.min(1, root.value + root.step))
        }
    }
}
