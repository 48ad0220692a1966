// SPDX-License-Identifier: GPL-3.0-or-later
#include "index.h"

#include "record.h"
#include "tallies.h"

namespace foxpad::store {

void enlist(Connection &connection, GameId game, std::span<const Score> scores)
{
    connection.run("INSERT INTO listing (key, rules, over, started, game) "
                   "SELECT keys.key, rules, ?, started, id FROM game, "
                   " (SELECT 0 AS key "
                   "  UNION SELECT player FROM seat WHERE game = ? "
                   "  UNION SELECT -place FROM game WHERE id = ? AND place IS NOT NULL) AS keys "
                   "WHERE id = ?",
                   scores.empty() ? 0 : 1, game, game, game);
    for (const Score &score : scores)
        connection.run("INSERT INTO score (game, seat, what, points) VALUES (?, ?, ?, ?)", game,
                       score.seat, std::string_view(score.what), score.points);
}

void index(Connection &connection, GameId game, const rules::Match &match)
{
    const std::vector<Score> scores = scoresOf(match);
    enlist(connection, game, scores);
    if (!scores.empty())
        addToTallies(connection, game);
}

void unindex(Connection &connection, GameId game)
{
    takeFromTallies(connection, game);
    connection.run("DELETE FROM listing WHERE game = ?", game);
    connection.run("DELETE FROM score WHERE game = ?", game);
}

namespace {

// Only a hand can have written such times; months can't be counted with them.
void mendTimes(Connection &connection)
{
    connection.run(
        "UPDATE game SET started = max(0, min(started, ?)), zone = max(-?, min(zone, ?)) "
        "WHERE started NOT BETWEEN 0 AND ? OR zone NOT BETWEEN -? AND ?",
        latestTime - qint64(farthestZone) * 60'000, farthestZone - 1, farthestZone - 1,
        latestTime - qint64(farthestZone) * 60'000, farthestZone - 1, farthestZone - 1);
}

} // namespace

void rebuild(Connection &connection)
{
    Transaction transaction(connection);
    mendTimes(connection);
    for (const char *table : {"listing", "score", "tally", "spread", "duel"})
        connection.execute(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)));
    connection.each("SELECT id FROM game WHERE deleted IS NULL", [&](const Row &row) {
        const GameId game = row.number(0);
        enlist(connection, game, scoresOf(play(readRecord(connection, game)).match));
    });
    sumUp(connection, QStringLiteral("main"));
    connection.run("UPDATE derived SET version = ?", derivedVersion);
    transaction.commit();
}

bool isDerived(Connection &connection)
{
    return connection.number("SELECT version FROM derived") == derivedVersion;
}

} // namespace foxpad::store
