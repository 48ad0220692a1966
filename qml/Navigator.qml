// SPDX-License-Identifier: GPL-3.0-or-later
// Where one can go. Screens are named by their files, so that none is loaded before it is wanted.
import QtQuick
import QtQuick.Templates
import Foxpad.App

QtObject {
    id: root

    required property StackView stack
    required property Shelf shelf

    readonly property Connections _began: Connections {
        target: root.shelf

        function onBegan(game: real, rules: string) {
            root.play(game, rules);
        }
        function onArrived(game: real, rules: string, over: bool) {
            if (over) {
                root.home();
                root.look(game);
            } else {
                root.play(game, rules);
            }
        }
    }
    readonly property Connections _reported: Connections {
        target: root.shelf.transfer

        // Nobody is called away from a game: there the message is enough, and leads to the report.
        function onReported() {
            if (!root.playing) {
                root.report();
            }
        }
    }
    readonly property bool playing: root.stack.currentItem?.objectName === "play"

    function show(screen: string, properties: var) {
        root.open("screens/" + screen, properties);
    }
    function open(file: string, properties: var) {
        properties["navigator"] = root;
        properties["shelf"] = root.shelf;
        root.stack.push(Qt.resolvedUrl(file + ".qml"), properties);
    }

    // One screen back. False at the bottom: then the app is left.
    function back(): bool {
        if (root.stack.depth < 2) {
            return false;
        }
        root.stack.pop();
        root.shelf.refresh();
        return true;
    }

    function home() {
        root.stack.pop(null);
        root.shelf.refresh();
    }

    function newGame(game: string) {
        root.show("NewGameScreen", game === "" ? {} : { "wantedGame": game });
    }

    // A game begun or gone on with takes the place of whatever lies above Home.
    function play(game: real, rules: string) {
        root.stack.pop(null, StackView.Immediate);
        root.show("PlayScreen", { "game": game, "rules": rules });
    }

    function look(game: real) {
        root.show("GamePage", { "game": game });
    }

    function replay(game: real) {
        root.show("ReplayScreen", { "game": game });
    }

    function history() {
        root.show("HistoryScreen", {});
    }

    // A game's rules; `topic` names the line to show.
    function rules(game: string, topic: string) {
        root.show("RulesScreen", { "game": game, "topic": topic });
    }

    // Of a player (less than 0: who plays most) and a game ("": the last one played)
    function statistics(player: real, game: string) {
        root.open("stats/StatisticsScreen", { "wantedPlayer": player, "wantedGame": game });
    }

    function players() {
        root.open("stats/PlayersScreen", {});
    }

    function person(player: real) {
        root.open("stats/PlayerScreen", { "player": player });
    }

    function settings() {
        root.show("SettingsScreen", {});
    }

    // What came of the last file. It takes the place of an older report.
    function report() {
        root.shelf.forgetMessage();
        if (root.stack.currentItem?.objectName !== "reportScreen") {
            root.show("ReportScreen", {});
        }
    }

    function colours() {
        root.show("ColoursScreen", {});
    }
}
