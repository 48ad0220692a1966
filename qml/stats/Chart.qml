// SPDX-License-Identifier: GPL-3.0-or-later
// The one chart of the pad: points with a line, or bars. A tap, or an arrow key, tells what a spot
// is; where that is a game, the words lead to it.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Plot plot
    required property string name
    required property string summary // all of it in words, for those who don't see it
    readonly property alias shown: chart.shown

    signal looked(game: real)

    implicitHeight: 190
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: name
    Accessible.description: chart.chosen >= 0 ? chart.chosenLabel : summary
    Accessible.focusable: true
    Keys.onLeftPressed: chart.step(-1)
    Keys.onRightPressed: chart.step(1)
    Keys.onReturnPressed: {
        if (chart.chosenGame > 0) {
            root.looked(chart.chosenGame);
        }
    }

    FocusRing {
        radius: Theme.boxRadius
        shown: root.activeFocus && chart.chosen < 0
    }
    PaintedChart {
        id: chart

        objectName: root.objectName + "Drawing"
        anchors.fill: parent
        plot: root.plot
        soft: Theme.soft
        bar: Theme.chartBar
    }
    TapHandler {
        onTapped: point => {
            const spot = chart.nearest(point.position.x);
            chart.chosen = spot === chart.chosen ? -1 : spot;
        }
    }
    Tappable {
        id: bubble

        objectName: root.objectName + "Bubble"
        visible: chart.chosen >= 0
        x: Math.max(0, Math.min(parent.width - width, chart.chosenPlace.x - width / 2))
        y: chart.chosenPlace.y > height + 12 ? chart.chosenPlace.y - height - 10 : chart.chosenPlace.y + 12
        leftPadding: Theme.space12
        rightPadding: chart.chosenGame > 0 ? Theme.space8 : Theme.space12
        implicitHeight: 34
        focusPolicy: chart.chosenGame > 0 ? Qt.StrongFocus : Qt.NoFocus
        text: chart.chosenLabel
        Accessible.name: chart.chosenGame > 0 ? qsTr("%1. Look at this game").arg(text) : text
        onClicked: chart.chosenGame > 0 ? root.looked(chart.chosenGame) : chart.chosen = -1
        background: Rectangle {
            radius: height / 2
            color: Theme.text
        }
        contentItem: Row {
            spacing: Theme.space4

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: bubble.text
                color: Theme.ground
                textFormat: Text.PlainText
                font.pixelSize: Theme.labelSize
                font.weight: Font.ExtraBold
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: chart.chosenGame > 0
                width: 14
                height: 14
                kind: Glyph.Forward
                color: Theme.ground
            }
        }
    }
}
