// SPDX-License-Identifier: GPL-3.0-or-later
#include "players.h"

#include "rules/match.h"
#include "rules/text.h"
#include "tallies.h"

#include <QCollator>

#include <algorithm>

namespace foxpad::store {

namespace {

void mustExist(Connection &connection, PlayerId player)
{
    if (!connection.number("SELECT 1 FROM player WHERE id = ?", player))
        throw Failure{Trouble::notFound, QString::number(player)};
}

} // namespace

QList<Player> players(Connection &connection, bool withArchived)
{
    QList<Player> list;
    connection.each(
        "SELECT id, name, colour, archived FROM player WHERE archived <= ?",
        [&](const Row &row) {
            list.append({row.number(0), row.text(1), row.text(2), row.integer(3) != 0});
        },
        withArchived ? 1 : 0);
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(list, [&](const Player &a, const Player &b) {
        return collator.compare(a.name, b.name) < 0;
    });
    return list;
}

QString folded(const QString &text)
{
    return QString::fromStdString(rules::foldCase(text.toStdString()));
}

QString checkedName(const QString &name)
{
    QString trimmed = name.trimmed();
    const auto length = rules::characters(trimmed.toStdString());
    if (!trimmed.isValidUtf16() || !length || *length < 1 || *length > rules::longestName)
        throw Failure{Trouble::badName, name.left(rules::longestName)};
    return trimmed;
}

PlayerId playerNamed(Connection &connection, const QString &name)
{
    const QString checked = checkedName(name);
    const QString key = folded(checked);
    if (const auto id = connection.number("SELECT id FROM player WHERE folded = ?", key))
        return *id;
    connection.run("INSERT INTO player (name, folded, created) VALUES (?, ?, ?)", checked, key,
                   QDateTime::currentMSecsSinceEpoch());
    return connection.lastId();
}

PlayerId addPlayer(Connection &connection, const QString &name)
{
    Transaction transaction(connection);
    const QString checked = checkedName(name);
    if (connection.number("SELECT 1 FROM player WHERE folded = ?", folded(checked)))
        throw Failure{Trouble::nameTaken, checked};
    const PlayerId player = playerNamed(connection, checked);
    transaction.commit();
    return player;
}

void renamePlayer(Connection &connection, PlayerId player, const QString &name)
{
    const QString checked = checkedName(name);
    Transaction transaction(connection);
    mustExist(connection, player);
    if (connection.number("SELECT id FROM player WHERE folded = ? AND id <> ?", folded(checked),
                          player))
        throw Failure{Trouble::nameTaken, checked};
    connection.run("UPDATE player SET name = ?, folded = ? WHERE id = ?", checked, folded(checked),
                   player);
    transaction.commit();
}

void setColour(Connection &connection, PlayerId player, const QString &colour)
{
    mustExist(connection, player);
    connection.run("UPDATE player SET colour = ? WHERE id = ?", colour, player);
}

void setArchived(Connection &connection, PlayerId player, bool archived)
{
    mustExist(connection, player);
    connection.run("UPDATE player SET archived = ? WHERE id = ?", archived ? 1 : 0, player);
}

void mergePlayers(Connection &connection, PlayerId from, PlayerId into)
{
    Transaction transaction(connection);
    mustExist(connection, from);
    mustExist(connection, into);
    if (from == into)
        return;
    if (const auto game = connection.number("SELECT a.game FROM seat a JOIN seat b "
                                            "ON b.game = a.game AND b.player = ? "
                                            "WHERE a.player = ? LIMIT 1",
                                            into, from))
        throw Failure{Trouble::playedTogether, QString::number(*game)};
    QList<GameId> games;
    connection.each(
        "SELECT game FROM seat WHERE player = ?",
        [&](const Row &row) { games.append(row.number(0)); }, from);
    for (const GameId game : games) {
        takeFromTallies(connection, game);
        connection.run("UPDATE seat SET player = ? WHERE game = ? AND player = ?", into, game,
                       from);
        connection.run("UPDATE listing SET key = ? WHERE game = ? AND key = ?", into, game, from);
        addToTallies(connection, game);
    }
    connection.run("DELETE FROM player WHERE id = ?", from);
    transaction.commit();
}

} // namespace foxpad::store
