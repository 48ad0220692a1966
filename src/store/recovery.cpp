// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery.h"

#include "opening.h"
#include "players.h"
#include "record.h"

#include <QFile>

#include <algorithm>
#include <set>

namespace foxpad::store {
namespace {

constexpr const char *endings[] = {"-wal", "-shm", ""};

void rename(const QString &from, const QString &to)
{
    for (const char *ending : endings) {
        const QString old = from + QLatin1String(ending);
        if (QFile::exists(old) && !QFile::rename(old, to + QLatin1String(ending)))
            throw Failure{Trouble::io, old};
    }
}

bool isTaken(const QString &name)
{
    return std::ranges::any_of(
        endings, [&](const char *ending) { return QFile::exists(name + QLatin1String(ending)); });
}

// Numbers of games, as far as any way of asking for them leads.
std::set<GameId> gamesIn(Connection &damaged)
{
    std::set<GameId> games;
    const auto add = [&](const Row &row) { games.insert(row.number(0)); };
    for (const char *sql :
         {"SELECT id FROM game ORDER BY id", "SELECT id FROM game ORDER BY id DESC",
          "SELECT DISTINCT game FROM entry ORDER BY game",
          "SELECT DISTINCT game FROM entry ORDER BY game DESC", "SELECT game FROM listing"})
        attempt([&] { damaged.each(sql, add); });
    return games;
}

// Entry by entry, up to the first that is missing or can't be read.
std::vector<Line> readableLines(Connection &damaged, GameId game)
{
    std::vector<Line> lines;
    const auto add = [&](const Row &row) {
        lines.push_back({row.utf8(0), row.number(1), row.integer(2) != 0});
    };
    for (std::size_t before = 0;; before = lines.size()) {
        attempt([&] {
            damaged.each("SELECT line, at, undone FROM entry WHERE game = ? AND number = ?", add,
                         game, qint64(before) + 1);
        });
        if (lines.size() == before)
            return lines;
    }
}

// A name that can't be read is no reason to lose a game: it can be given again.
QString nameOrNumber(Connection &damaged, PlayerId player)
{
    const auto name = attempt([&] { return nameOf(damaged, player); });
    return name && !name->isEmpty() ? *name : QStringLiteral("Player %1").arg(player);
}

void salvageGame(Connection &damaged, GameId game, Connection &sound, Recovery &recovery)
{
    if (const auto deleted =
            attempt([&] { return damaged.number("SELECT deleted FROM game WHERE id = ?", game); });
        deleted && *deleted)
        return;
    Record record;
    const auto name = [&](PlayerId player) { return nameOrNumber(damaged, player); };
    const auto head = attempt([&] { record.head = readHead(damaged, game, name); });
    record.lines = readableLines(damaged, game);
    const Played played = play(record);
    if (!head || played.match.header().problem()) {
        ++recovery.lost;
        return;
    }
    const auto all = attempt(
        [&] { return damaged.number("SELECT max(number) FROM entry WHERE game = ?", game); });
    record.lines.resize(played.fitting);
    const bool complete = all && all->value_or(0) == qint64(played.fitting);
    insertGame(sound, played.match,
               particularsOf(played.match.header(), QDateTime::currentDateTime()), record.lines);
    ++recovery.games;
    recovery.cut += complete ? 0 : 1;
}

void salvagePlayers(Connection &damaged, Connection &sound)
{
    attempt([&] {
        damaged.each("SELECT name, colour, archived FROM player", [&](const Row &row) {
            const PlayerId player = playerNamed(sound, row.text(0));
            setColour(sound, player, row.text(1));
            setArchived(sound, player, row.integer(2) != 0);
        });
    });
}

void salvage(const QString &file, const QString &into, Recovery &recovery)
{
    const auto sound = openToWrite(into);
    // One that can't even be opened has nothing to give.
    attempt([&] {
        Connection damaged(file, Access::readOnly);
        Transaction transaction(*sound);
        for (const GameId game : gamesIn(damaged))
            salvageGame(damaged, game, *sound, recovery);
        salvagePlayers(damaged, *sound);
        transaction.commit();
    });
}

} // namespace

QString setAside(const QString &file)
{
    const QString name =
        file + QDateTime::currentDateTime().toString(QStringLiteral("'-aside-'yyyyMMdd-HHmmss"));
    // A clock that was set back may give a name again.
    QString aside = name;
    for (int i = 2; isTaken(aside); ++i)
        aside = QStringLiteral("%1-%2").arg(name).arg(i);
    rename(file, aside);
    return aside;
}

Recovery recover(const QString &file)
{
    // The old file stays in its place until the new one is whole.
    const QString fresh = file + QStringLiteral("-recovered");
    for (const char *ending : endings)
        QFile::remove(fresh + QLatin1String(ending));
    Recovery recovery;
    salvage(file, fresh, recovery);
    recovery.aside = setAside(file);
    rename(fresh, file);
    return recovery;
}

} // namespace foxpad::store
