// SPDX-License-Identifier: GPL-3.0-or-later
// A player's statistics with 100,000 games: how long until they are shown, and the longest time
// the thread that draws was kept busy meanwhile.
#include "many_games.h"
#include "statistics.h"

#include <QElapsedTimer>
#include <QGuiApplication>

#include <algorithm>
#include <cstdio>

using namespace foxpad;

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    app::Shelf shelf;
    shelf.open(store::largeFile());
    while (shelf.status() == app::Shelf::Opening) {
        QCoreApplication::processEvents();
    }
    app::Statistics stats;
    stats.setShelf(&shelf);
    for (const int player : {1, 2, store::manyPlayers, 0}) {
        QElapsedTimer whole;
        whole.start();
        double longest = 0;
        stats.setPlayer(player);
        do {
            QElapsedTimer turn;
            turn.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, double(turn.nsecsElapsed()) / 1e6);
        } while (stats.asking());
        std::printf(
            "statistics of player %d: %d games, shown after %.1f ms, longest turn %.1f ms\n",
            player, stats.games(), double(whole.nsecsElapsed()) / 1e6, longest);
    }
    return 0;
}
