// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a seat of the turn strip.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: face

    required property string seatName
    required property string initial
    required property int total
    required property string words
    required property int dot
    required property bool shown
    required property bool roomy
    // Among six there is room for a name or its points, not for both: then these take the words' place.
    readonly property bool tight: width < 56
    readonly property color ink: shown ? Theme.ground : Theme.text
    readonly property color softInk: shown ? Theme.ground : Theme.soft

    Avatar {
        x: 1
        anchors.verticalCenter: parent.verticalCenter
        width: 30
        visible: face.roomy
        letter: face.initial
        color: face.shown ? Theme.ground : Theme.line
        ink: Theme.text
    }
    SeatDot {
        // Without an initial to hang on, it hangs on the corner: the words need the room.
        x: face.roomy ? 22 : parent.width - 8
        y: face.roomy ? parent.height - 16 : parent.height - 10
        kind: face.dot
        rim: face.shown ? Theme.text : Theme.raised
    }
    Text {
        id: name

        x: face.roomy ? 38 : 4
        y: 1
        width: (points.visible && !face.tight ? points.x : parent.width) - x - 4
        text: face.seatName
        color: face.ink
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.leastSize
        textFormat: Text.PlainText
        font.pixelSize: Theme.bodySize
        font.weight: Font.ExtraBold
    }
    Text {
        id: points

        visible: Theme.scoresShown
        x: face.tight ? name.x : parent.width - width - 3
        y: face.tight ? parent.height - height - 1 : 1
        text: face.total
        color: face.softInk
        font.pixelSize: Theme.bodySize
        font.weight: Font.ExtraBold
    }
    Text {
        x: name.x
        width: parent.width - x - (face.roomy || face.dot === SeatModel.NoDot ? 2 : 8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1
        visible: !(face.tight && points.visible)
        text: face.words
        color: face.softInk
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.leastSize
        font.pixelSize: Theme.labelSize
    }
}
