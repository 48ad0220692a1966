// SPDX-License-Identifier: GPL-3.0-or-later
#include "many_games.h"

#include "store/changes.h"
#include "store/index.h"
#include "store/opening.h"
#include "store/players.h"
#include "store/random_game.h"
#include "store/record.h"
#include "store/schema.h"
#include "store/tallies.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace foxpad::store {
namespace {

constexpr qint64 day = 86'400'000;
constexpr qint64 firstDay = 1'460'000'000'000; // in 2016
constexpr int templates = 360;
constexpr int placeCount = 40;

struct Template {
    GameId game = 0;
    int seats = 0;
};

// The played games: one to four seats of each kind, every twentieth not to its end.
std::vector<Template> playSome(Connection &connection)
{
    std::vector<Template> played;
    const auto games = rules::games();
    for (int i = 0; i < templates; ++i) {
        const int seats = 1 + i / 3 % 4;
        std::vector<std::string> head = {
            "foxpad 1", "game " + std::string(games[std::size_t(i) % games.size()]->id())};
        for (int seat = 1; seat <= seats; ++seat)
            head.push_back("player Person " + std::to_string(seat));
        const rules::Match match =
            randomMatch(head, std::uint64_t(i), i % 20 == 7 ? 25 : rules::mostLines);
        const Particulars particulars =
            particularsOf(match.header(), QDateTime::fromMSecsSinceEpoch(firstDay).toUTC());
        std::vector<Line> lines;
        for (const rules::Entry &entry : match.log())
            lines.push_back({match.game()->write(entry), firstDay});
        played.push_back({insertGame(connection, match, particulars, lines), seats});
    }
    return played;
}

// Few people play much, many play little: the smaller of two numbers.
qint64 somebody(cli::Chance &chance)
{
    return 1 + qint64(std::min(chance.below(manyPlayers), chance.below(manyPlayers)));
}

std::vector<qint64> people(int seats, cli::Chance &chance)
{
    std::vector<qint64> chosen;
    while (int(chosen.size()) < seats)
        if (const qint64 player = somebody(chance); std::ranges::count(chosen, player) == 0)
            chosen.push_back(player);
    return chosen;
}

// The record and the scores of a template, under another number.
void repeat(Connection &connection, const Template &played, GameId game, cli::Chance &chance)
{
    const qint64 started = firstDay + qint64(chance.below(3650)) * day + qint64(chance.below(day));
    std::optional<qint64> place;
    if (chance.below(3) == 0)
        place = 1 + qint64(chance.below(placeCount));
    connection.run("INSERT INTO game (id, uid, rules, entry, sheet, started, zone, place) "
                   "SELECT ?, ?, rules, entry, sheet, ?, 60, ? FROM game WHERE id = ?",
                   game, QString::number(game), started, place, played.game);
    int seat = 0;
    for (const qint64 player : people(played.seats, chance))
        connection.run("INSERT INTO seat (game, seat, player) VALUES (?, ?, ?)", game, ++seat,
                       player);
    connection.run("INSERT INTO entry (game, number, line, at) "
                   "SELECT ?, number, line, ? + number * 9000 FROM entry WHERE game = ?",
                   game, started, played.game);
    connection.run("INSERT INTO score (game, seat, what, points) "
                   "SELECT ?, seat, what, points FROM score WHERE game = ?",
                   game, played.game);
}

// In the order of the index, which is far quicker than game by game.
void listAll(Connection &connection)
{
    connection.execute(QStringLiteral(
        "INSERT INTO listing SELECT key, rules, over, started, game FROM ("
        " SELECT k.key, g.rules, EXISTS (SELECT 1 FROM score WHERE game = g.id) AS over, "
        "        g.started, g.id AS game "
        " FROM game g JOIN (SELECT 0 AS key, id AS game FROM game "
        "                   UNION ALL SELECT player, game FROM seat "
        "                   UNION ALL SELECT -place, id FROM game WHERE place IS NOT NULL) k "
        " ON k.game = g.id) ORDER BY key, rules, over, started, game"));
}

} // namespace

void fillWithMany(Connection &connection)
{
    // Nothing is lost when this is: it is made again.
    for (const char *setting : {"journal_mode = OFF", "synchronous = OFF", "cache_size = -200000",
                                "foreign_keys = OFF", "locking_mode = EXCLUSIVE"})
        connection.execute(QStringLiteral("PRAGMA ") + QLatin1String(setting));
    Transaction transaction(connection);
    for (int i = 1; i <= manyPlayers; ++i)
        playerNamed(connection, QStringLiteral("Person %1").arg(i));
    for (int i = 1; i <= placeCount; ++i)
        placeNamed(connection, QStringLiteral("Place %1").arg(i));
    const std::vector<Template> played = playSome(connection);
    cli::Chance chance(7);
    for (GameId game = templates + 1; game <= manyGames; ++game)
        repeat(connection, played[chance.below(played.size())], game, chance);
    for (const char *table : {"listing", "tally", "spread", "duel"})
        connection.execute(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)));
    listAll(connection);
    sumUp(connection, QStringLiteral("main"));
    transaction.commit();
}

QString largeFile()
{
    const QString file =
        QCoreApplication::applicationDirPath() +
        QStringLiteral("/../../bench-%1-%2.db").arg(newestSchema()).arg(derivedVersion);
    if (QFile::exists(file))
        return file;
    QElapsedTimer timer;
    timer.start();
    const QString part = file + QStringLiteral("-part");
    for (const char *ending : {"", "-wal", "-shm"})
        QFile::remove(part + QLatin1String(ending));
    fillWithMany(*openToWrite(part));
    QFile::rename(part, file);
    std::printf("(%d games made in %.0f s, %lld MB)\n", manyGames, double(timer.elapsed()) / 1e3,
                static_cast<long long>(QFile(file).size() >> 20));
    return file;
}

} // namespace foxpad::store
