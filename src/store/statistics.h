// SPDX-License-Identifier: GPL-3.0-or-later
// What the finished games say of a player. Read from sums, never from all games. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

namespace foxpad::store {

// Months like 202611, both included; 0 and 0 is all time.
struct Period {
    int from = 0;
    int until = 0;

    bool allTime() const { return from == 0 && until == 0; }
};

// An average of `games` numbers, and the best with the game it was reached in.
struct Average {
    int games = 0;
    double mean = 0;
    int best = 0;
    GameId bestGame = 0;
};

struct NamedAverage {
    QString name; // of an area or a track, in the rules' words
    Average own;
    Average table; // of everybody who played it, the player too
};

// Totals from lowest to highest: a quarter of them lies below `lower`, half below `median`.
struct Spread {
    struct Bar {
        int total = 0;
        int games = 0;
    };
    int lowest = 0;
    int lower = 0;
    int median = 0;
    int upper = 0;
    int highest = 0;
    QList<Bar> bars; // rising
};

struct Point {
    GameId game = 0;
    qint64 started = 0;
    int zone = 0; // minutes east of UTC
    int total = 0;
    bool won = false; // alone or shared
};

struct MonthLine {
    int month = 0;
    int games = 0;
    double mean = 0; // of the totals
};

// Against one other player, in games where a winner was named.
struct Duel {
    PlayerId other = 0;
    QString name;
    int games = 0;
    int won = 0;  // the better place
    int lost = 0; // the rest is equal
};

struct Statistics {
    Average total; // `games` is how many the player finished
    Average tableTotal;
    int contests = 0; // games with others in which a winner was named
    int wins = 0;
    int shared = 0; // wins shared with others
    Spread spread;
    QList<Point> series;     // the last games, oldest first
    QList<MonthLine> months; // oldest first
    QList<NamedAverage> areas;
    QString weakest; // the area with the lowest average, in a game with foxes
    Average foxes;   // and the most in one game; `games` 0 in a game without
    Average foxPoints;
    Average chain;              // and the longest
    QList<NamedAverage> unused; // actions left over, by track
    QList<Duel> duels;          // most games first
};

// A player (0: everybody) in one game, by the id of its rules.
Statistics statistics(Connection &connection, PlayerId player, const QString &rules,
                      const Period &period = {}, int seriesLength = 100);

// One line for each game a player (0: everybody) finished at least once.
struct RulesLine {
    QString rules;
    Average total;
    int contests = 0;
    int wins = 0;
    int shared = 0;
};
QList<RulesLine> overview(Connection &connection, PlayerId player, const Period &period = {});

// A player with the games finished, of one kind or, where `rules` is empty, of all.
struct Regular {
    Player player;
    int games = 0;
    int wins = 0; // shared ones too
};
// Everybody, archived or not; most games first, then by name.
QList<Regular> regulars(Connection &connection, const QString &rules = {});

} // namespace foxpad::store
