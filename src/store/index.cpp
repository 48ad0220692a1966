// SPDX-License-Identifier: GPL-3.0-or-later
#include "index.h"

#include "summary.h"

namespace foxpad::store {

void index(Connection &connection, GameId game, const rules::Match &match)
{
    const std::vector<Score> scores = scoresOf(match);
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

void unindex(Connection &connection, GameId game)
{
    connection.run("DELETE FROM listing WHERE game = ?", game);
    connection.run("DELETE FROM score WHERE game = ?", game);
}

} // namespace foxpad::store
