// SPDX-License-Identifier: GPL-3.0-or-later
#include "tallies.h"

#include <QDate>

#include <limits>
#include <utility>

namespace foxpad::store {
namespace {

// A game counts four times: for its player and for everybody, in its month and in all time.
// The best keeps the game with the lowest number where several are as good.
constexpr char addTally[] = R"(
    INSERT INTO tally (player, rules, month, what, games, points, best, best_game)
    SELECT who.zero * s.player, s.rules, time.zero * s.month, s.what, 1, s.points, s.points, s.game
    FROM scored s, (SELECT 0 AS zero UNION SELECT 1) AS who, (SELECT 0 AS zero UNION SELECT 1) AS time
    WHERE s.game = ?
    ON CONFLICT DO UPDATE SET
        games = games + 1,
        points = points + excluded.points,
        best_game = CASE
            WHEN excluded.best > best THEN excluded.best_game
            WHEN excluded.best = best THEN min(best_game, excluded.best_game)
            ELSE best_game END,
        best = max(best, excluded.best))";

constexpr char addSpread[] = R"(
    INSERT INTO spread (player, rules, month, total, games)
    SELECT who.zero * s.player, s.rules, time.zero * s.month, s.points, 1
    FROM scored s, (SELECT 0 AS zero UNION SELECT 1) AS who, (SELECT 0 AS zero UNION SELECT 1) AS time
    WHERE s.game = ? AND s.what = 'total'
    ON CONFLICT DO UPDATE SET games = games + 1)";

constexpr char addDuel[] = R"(
    INSERT INTO duel (player, rules, month, other, games, won, lost)
    SELECT a.player, a.rules, time.zero * a.month, b.player, 1,
           a.points < b.points, a.points > b.points
    FROM scored a JOIN scored b ON b.game = a.game AND b.seat <> a.seat,
         (SELECT 0 AS zero UNION SELECT 1) AS time
    WHERE a.game = ? AND a.what = 'place' AND b.what = 'place'
    ON CONFLICT DO UPDATE SET
        games = games + 1, won = won + excluded.won, lost = lost + excluded.lost)";

// Each row of these is one sum with what the game adds to it.
constexpr char eachTally[] = R"(
    SELECT who.zero * s.player, s.rules, time.zero * s.month, s.what, count(*), sum(s.points)
    FROM scored s, (SELECT 0 AS zero UNION SELECT 1) AS who, (SELECT 0 AS zero UNION SELECT 1) AS time
    WHERE s.game = ?
    GROUP BY 1, 2, 3, 4)";

constexpr char eachDuel[] = R"(
    SELECT a.player, a.rules, time.zero * a.month, b.player,
           a.points < b.points, a.points > b.points
    FROM scored a JOIN scored b ON b.game = a.game AND b.seat <> a.seat,
         (SELECT 0 AS zero UNION SELECT 1) AS time
    WHERE a.game = ? AND a.what = 'place' AND b.what = 'place')";

// The best of a sum without one game: a rank puts the points first, then the lower game number.
// The listing finds the games, because it is sorted by player and time.
constexpr char bestWithout[] = R"(
    SELECT max(c.points * 1099511627776 - c.game)
    FROM listing l
    JOIN seat s ON s.game = l.game AND (s.player = l.key OR l.key = 0)
    JOIN score c ON c.game = s.game AND c.seat = s.seat AND c.what = ?
    JOIN game g ON g.id = l.game
    WHERE l.key = ? AND l.rules = ? AND l.over = 1 AND l.started BETWEEN ? AND ? AND l.game <> ?
      AND ? IN (0, CAST(strftime('%Y%m', g.started / 1000 + g.zone * 60, 'unixepoch') AS INTEGER)))";

// A month with a day on both sides, because clocks differ from place to place.
std::pair<qint64, qint64> timeOf(qint64 month)
{
    if (month == 0)
        return {std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max()};
    const QDate first(int(month / 100), int(month % 100), 1);
    return {first.addDays(-1).startOfDay(Qt::UTC).toMSecsSinceEpoch(),
            first.addMonths(1).addDays(1).startOfDay(Qt::UTC).toMSecsSinceEpoch()};
}

void findNextBest(Connection &connection, GameId game)
{
    constexpr qint64 step = 1099511627776;
    connection.each(
        "SELECT player, rules, month, what FROM tally WHERE best_game = ?",
        [&](const Row &row) {
            const auto [from, until] = timeOf(row.number(2));
            const qint64 rank = connection
                                    .number(bestWithout, row.text(3), row.number(0), row.text(1),
                                            from, until, game, row.number(2))
                                    .value_or(0);
            const qint64 best = (rank + step - 1) >> 40;
            connection.run("UPDATE tally SET best = ?, best_game = ? "
                           "WHERE player = ? AND rules = ? AND month = ? AND what = ?",
                           best, best * step - rank, row.number(0), row.text(1), row.number(2),
                           row.text(3));
        },
        game);
}

void takeFromTally(Connection &connection, GameId game)
{
    connection.each(
        eachTally,
        [&](const Row &row) {
            connection.run("UPDATE tally SET games = games - ?, points = points - ? "
                           "WHERE player = ? AND rules = ? AND month = ? AND what = ?",
                           row.number(4), row.number(5), row.number(0), row.text(1), row.number(2),
                           row.text(3));
            connection.run("DELETE FROM tally WHERE games = 0 "
                           "AND player = ? AND rules = ? AND month = ? AND what = ?",
                           row.number(0), row.text(1), row.number(2), row.text(3));
        },
        game);
    findNextBest(connection, game);
}

void takeFromSpread(Connection &connection, GameId game)
{
    connection.each(
        "SELECT player, rules, month, points FROM scored WHERE game = ? AND what = 'total'",
        [&](const Row &row) {
            for (const qint64 player : {row.number(0), qint64(0)})
                for (const qint64 month : {row.number(2), qint64(0)}) {
                    connection.run("UPDATE spread SET games = games - 1 WHERE player = ? "
                                   "AND rules = ? AND month = ? AND total = ?",
                                   player, row.text(1), month, row.number(3));
                    connection.run("DELETE FROM spread WHERE games = 0 AND player = ? "
                                   "AND rules = ? AND month = ? AND total = ?",
                                   player, row.text(1), month, row.number(3));
                }
        },
        game);
}

void takeFromDuel(Connection &connection, GameId game)
{
    connection.each(
        eachDuel,
        [&](const Row &row) {
            connection.run("UPDATE duel SET games = games - 1, won = won - ?, lost = lost - ? "
                           "WHERE player = ? AND rules = ? AND month = ? AND other = ?",
                           row.number(4), row.number(5), row.number(0), row.text(1), row.number(2),
                           row.number(3));
            connection.run("DELETE FROM duel WHERE games = 0 "
                           "AND player = ? AND rules = ? AND month = ? AND other = ?",
                           row.number(0), row.text(1), row.number(2), row.number(3));
        },
        game);
}

// First by player and month; the other sums add these up again. %1 is the schema.
constexpr const char *sumsOfAll[] = {
    R"(INSERT INTO %1.tally
       SELECT player, rules, month, what, games, points, (top + 1099511627775) >> 40,
              ((top + 1099511627775) >> 40) * 1099511627776 - top
       FROM (SELECT player, rules, month, what, count(*) AS games, sum(points) AS points,
                    max(points * 1099511627776 - game) AS top
             FROM scored GROUP BY player, rules, month, what))",
    R"(INSERT INTO %1.tally
       SELECT player, rules, 0, what, games, points, (top + 1099511627775) >> 40,
              ((top + 1099511627775) >> 40) * 1099511627776 - top
       FROM (SELECT player, rules, what, sum(games) AS games, sum(points) AS points,
                    max(best * 1099511627776 - best_game) AS top
             FROM %1.tally GROUP BY player, rules, what))",
    R"(INSERT INTO %1.tally
       SELECT 0, rules, month, what, games, points, (top + 1099511627775) >> 40,
              ((top + 1099511627775) >> 40) * 1099511627776 - top
       FROM (SELECT rules, month, what, sum(games) AS games, sum(points) AS points,
                    max(best * 1099511627776 - best_game) AS top
             FROM %1.tally GROUP BY rules, month, what))",
    R"(INSERT INTO %1.spread SELECT player, rules, month, points, count(*)
       FROM scored WHERE what = 'total' GROUP BY player, rules, month, points)",
    R"(INSERT INTO %1.spread SELECT player, rules, 0, total, sum(games)
       FROM %1.spread GROUP BY player, rules, total)",
    R"(INSERT INTO %1.spread SELECT 0, rules, month, total, sum(games)
       FROM %1.spread GROUP BY rules, month, total)",
    R"(INSERT INTO %1.duel
       SELECT a.player, a.rules, a.month, b.player, count(*), sum(a.points < b.points),
              sum(a.points > b.points)
       FROM scored a JOIN scored b ON b.game = a.game AND b.seat <> a.seat
       WHERE a.what = 'place' AND b.what = 'place'
       GROUP BY a.player, a.rules, a.month, b.player)",
    R"(INSERT INTO %1.duel SELECT player, rules, 0, other, sum(games), sum(won), sum(lost)
       FROM %1.duel GROUP BY player, rules, other)",
};

} // namespace

void sumUp(Connection &connection, const QString &schema)
{
    for (const char *sql : sumsOfAll)
        connection.execute(QString::fromLatin1(sql).arg(schema));
}

void addToTallies(Connection &connection, GameId game)
{
    connection.run(addTally, game);
    connection.run(addSpread, game);
    connection.run(addDuel, game);
}

void takeFromTallies(Connection &connection, GameId game)
{
    takeFromTally(connection, game);
    takeFromSpread(connection, game);
    takeFromDuel(connection, game);
}

} // namespace foxpad::store
