// SPDX-License-Identifier: GPL-3.0-or-later
// The window: Home at the bottom of the stack, everything else above it, loaded when wanted.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates
import Foxpad.App

ApplicationWindow {
    id: root

    required property Shelf shelf
    required property bool preferred // light or dark as people prefer, not as the command line says

    width: 360
    height: 740
    minimumWidth: 320
    minimumHeight: 560
    visible: true
    title: Application.displayName
    color: Theme.ground

    Binding {
        target: Appearance
        property: "scheme"
        value: Preferences.scheme
        when: root.preferred
    }
    Navigator {
        id: navigator

        stack: stack
        shelf: root.shelf
    }

    StackView {
        id: stack

        anchors.fill: parent
        focus: true
        initialItem: Home {
            shelf: root.shelf
            navigator: navigator
        }
        Keys.onEscapePressed: navigator.back()
        Keys.onBackPressed: event => event.accepted = navigator.back()

        pushEnter: Fade { from: 0; to: 1 }
        pushExit: Fade { from: 1; to: 0 }
        popEnter: Fade { from: 0; to: 1 }
        popExit: Fade { from: 1; to: 0 }
        replaceEnter: Fade { from: 0; to: 1 }
        replaceExit: Fade { from: 1; to: 0 }
    }

    // How far a large file is; Settings says more.
    Rectangle {
        width: parent.width * root.shelf.transfer.share
        height: Theme.space4
        visible: root.shelf.transfer.busy && root.shelf.transfer.share >= 0
        color: Theme.accent
    }
    // Not loaded before there is something to say.
    Loader {
        id: notice

        property bool wanted: false

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottomMargin: Theme.space24 * 3
        width: Math.min(parent.width - 2 * Theme.space12, 480)
        active: wanted
        Component.onCompleted: setSource("parts/ShelfNotice.qml", {
            "shelf": root.shelf,
            "navigator": navigator
        })
    }
    Connections {
        target: root.shelf

        function onMessageChanged() {
            notice.wanted = true;
        }
    }

    component Fade: Transition {
        id: fade

        required property real from
        required property real to

        NumberAnimation {
            property: "opacity"
            from: fade.from
            to: fade.to
            duration: Theme.pageTime
            easing.type: Easing.OutCubic
        }
    }
}
