// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet on a page that has more to show: some hundred items, which come after all the rest, and
// make way for a picture of themselves once they are drawn.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet

    readonly property int settleTime: 300
    // What the picture would look different for.
    readonly property list<var> asOf: [width, height, Screen.devicePixelRatio, Theme.dark, Theme.safe,
        Theme.ownDice, Theme.letters, Theme.scoresShown, Preferences.language]
    readonly property bool drawn: (live.item as SheetFrame)?.drawn ?? false

    function draw() {
        picture.source = "";
        settle.restart();
    }
    function take() {
        const sharp = Screen.devicePixelRatio;
        (live.item as SheetFrame).grabToImage(result => picture.source = result.url, Qt.size(width * sharp, height * sharp));
    }

    onAsOfChanged: draw()
    onVisibleChanged: settle.restart()
    onDrawnChanged: settle.restart()

    Connections {
        target: root.sheet

        function onShown() {
            root.draw();
        }
    }
    Timer {
        id: settle

        interval: root.settleTime
        onTriggered: {
            if (root.visible && root.drawn) {
                root.take();
            }
        }
    }
    Loader {
        id: live

        anchors.fill: parent
        asynchronous: true
        active: picture.status !== Image.Ready
        Component.onCompleted: setSource("SheetFrame.qml", { "sheet": root.sheet })
    }
    Image {
        id: picture

        anchors.fill: parent
    }
}
