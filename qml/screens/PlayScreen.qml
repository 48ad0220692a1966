// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: its table, and, when it is over, the tally above it, from which undo leads
// back to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Foxpad
import Foxpad.App

FocusScope {
    id: root

    required property Shelf shelf
    required property Navigator navigator
    required property real game
    required property string rules

    property Pad pad: null
    property bool counting: false // the tally is shown

    objectName: "play"

    Counting {
        id: counts

        pad: root.pad
    }
    TableFeedback {
        pad: root.pad
    }
    KeepAwake {
        active: Preferences.keepAwake && !root.counting
    }
    Loader {
        id: table

        anchors.fill: parent
        focus: !root.counting
        visible: !root.counting
        source: root.rules === "keer-op-keer" ? "../table/KeerTable.qml" : "../table/CleverTable.qml"
        onLoaded: {
            const item = table.item as QtObject;
            root.pad = item["pad"];
            item["focus"] = true;
            item["leftHanded"] = Qt.binding(() => Preferences.leftHanded);
            root.pad.open(root.shelf, root.game);
        }
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true

        function onHomeWanted() {
            root.navigator.home();
        }
        function onRuleWanted(topic: string) {
            root.navigator.rules(root.rules, topic);
        }
        function onFinished() {
            root.counting = true;
        }
    }
    Loader {
        id: tally

        anchors.fill: parent
        active: root.counting
        focus: root.counting
        Component.onCompleted: setSource("TallyView.qml", {
            "shelf": root.shelf,
            "tally": counts.tally,
            "focus": true
        })
    }
    Connections {
        target: tally.item
        ignoreUnknownSignals: true

        function onBack() {
            root.navigator.home();
        }
        function onRematch() {
            root.shelf.rematch(root.game);
        }
        function onSheets() {
            root.navigator.replay(root.game);
        }
        function onUndo() {
            root.pad.undo();
            root.counting = false;
        }
    }
}
