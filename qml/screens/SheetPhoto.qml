// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a sheet as it lies there. Taken once and kept as one image: a whole sheet is some
// hundred items, too many to carry along on a page that only shows it.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    readonly property bool taken: photo.status === Image.Ready
    // A new picture where one of them changes
    readonly property string look: [width, height, Theme.dark, Theme.letters, Theme.safe, String(Theme.ownDice)].join()

    function take() {
        if (root.width > 0 && root.height > 0) {
            camera.active = true;
            developing.restart();
        }
    }
    function develop() {
        const frame = camera.item as SheetFrame;
        if (!frame?.drawn || !frame.grabToImage(result => {
            photo.kept = result;
            camera.active = false;
        }, Qt.size(frame.width * Screen.devicePixelRatio, frame.height * Screen.devicePixelRatio))) {
            camera.active = false;
        }
    }

    Accessible.ignored: true
    onLookChanged: later.restart()
    Component.onCompleted: later.restart()

    Connections {
        target: root.sheet

        function onShown() {
            later.restart();
        }
    }
    // When all that changes at once has changed.
    Timer {
        id: later

        interval: 1
        onTriggered: root.take()
    }
    // A sheet fits itself into its frame with the frame after.
    Timer {
        id: developing

        interval: 60
        onTriggered: root.develop()
    }
    Loader {
        id: camera

        anchors.fill: parent
        active: false
        opacity: 0
        Component.onCompleted: setSource("SheetFrame.qml", { "sheet": root.sheet })
    }
    Image {
        id: photo

        property var kept: null // the picture lives as long as this

        anchors.fill: parent
        source: kept ? kept.url : ""
        fillMode: Image.PreserveAspectFit
        cache: false
    }
}
