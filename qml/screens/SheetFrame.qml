// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet to look at, not to tap: as large as fits whole into the frame.
import QtQuick
import Foxpad
import Foxpad.App

Item {
    id: root

    required property Sheet sheet
    readonly property bool drawn: view.implicitWidth > 0

    // Everything on a sheet grows by its unit, so how much is missing tells the unit that fits.
    function fit() {
        if (!root.drawn || root.width <= 0 || root.height <= 0) {
            return;
        }
        const missing = Math.min(root.width / view.implicitWidth, root.height / view.implicitHeight);
        if (Math.abs(missing - 1) > 0.01) {
            view.unit *= missing;
        }
    }

    onWidthChanged: later.restart()
    onHeightChanged: later.restart()

    // When all that changes at once has changed.
    Timer {
        id: later

        interval: 0
        onTriggered: root.fit()
    }
    SheetView {
        id: view

        x: (root.width - implicitWidth) / 2
        y: (root.height - implicitHeight) / 2
        width: implicitWidth
        height: implicitHeight
        enabled: false
        sheet: root.sheet
        layout: root.width > root.height * 1.15 ? SheetView.Wide : SheetView.Upright
        onLayoutChanged: later.restart()
        onImplicitWidthChanged: later.restart()
        onImplicitHeightChanged: later.restart()
    }
}
