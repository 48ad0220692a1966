// SPDX-License-Identifier: GPL-3.0-or-later
#include "changes.h"

#include "index.h"
#include "players.h"
#include "record.h"
#include "rules/text.h"

#include <QStringList>

namespace foxpad::store {
namespace {

// What becomes part of a record's head has the record's bounds.
void checkLength(const QString &text, int longest, std::string_view what)
{
    const auto length = rules::characters(text.toStdString());
    if (!text.isValidUtf16() || !length)
        throw Failure{Trouble::refused, {}, {rules::Rule::notText}};
    if (*length > longest)
        throw Failure{Trouble::refused, {}, {rules::Rule::tooLong, what, longest}};
}

void mustChangeOne(Connection &connection, GameId game)
{
    if (connection.changes() != 1)
        throw Failure{Trouble::notFound, QString::number(game)};
}

} // namespace

void setNote(Connection &connection, GameId game, const QString &note)
{
    QStringList lines;
    for (const QString &line : note.split(u'\n'))
        lines.append(line.simplified());
    checkLength(lines.join(QString()), rules::longestNote, "a note");
    connection.run("UPDATE game SET note = ? WHERE id = ?", lines.join(u'\n').trimmed(), game);
    mustChangeOne(connection, game);
}

std::optional<qint64> placeNamed(Connection &connection, const QString &name)
{
    const QString place = name.simplified(); // one line of the head
    if (place.isEmpty())
        return std::nullopt;
    checkLength(place, rules::longestPlace, "a place");
    connection.run("INSERT INTO place (name, folded) VALUES (?, ?) ON CONFLICT DO NOTHING", place,
                   folded(place));
    return connection.number("SELECT id FROM place WHERE folded = ?", folded(place));
}

void setPlace(Connection &connection, GameId game, const QString &place)
{
    Transaction transaction(connection);
    const auto before = connection.number("SELECT place FROM game WHERE id = ?", game);
    connection.run("UPDATE game SET place = ? WHERE id = ?", placeNamed(connection, place), game);
    mustChangeOne(connection, game);
    connection.run("DELETE FROM listing WHERE game = ? AND key < 0", game);
    connection.run("INSERT INTO listing (key, rules, over, started, game) "
                   "SELECT -g.place, l.rules, l.over, l.started, l.game "
                   "FROM listing l JOIN game g ON g.id = l.game "
                   "WHERE l.game = ? AND l.key = 0 AND g.place IS NOT NULL",
                   game);
    if (before && !connection.number("SELECT 1 FROM game WHERE place = ? LIMIT 1", *before))
        connection.run("DELETE FROM place WHERE id = ?", *before);
    transaction.commit();
}

QStringList places(Connection &connection)
{
    QStringList names;
    connection.each("SELECT name FROM place ORDER BY folded",
                    [&](const Row &row) { names.append(row.text(0)); });
    return names;
}

void removeGame(Connection &connection, GameId game)
{
    Transaction transaction(connection);
    connection.run("UPDATE game SET deleted = ? WHERE id = ? AND deleted IS NULL",
                   QDateTime::currentMSecsSinceEpoch(), game);
    mustChangeOne(connection, game);
    unindex(connection, game);
    transaction.commit();
}

void bringBack(Connection &connection, GameId game)
{
    Transaction transaction(connection);
    connection.run("UPDATE game SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", game);
    mustChangeOne(connection, game);
    index(connection, game, play(readRecord(connection, game)).match);
    transaction.commit();
}

int purge(Connection &connection, qint64 time)
{
    connection.run("DELETE FROM game WHERE deleted < ?", time);
    return connection.changes();
}

} // namespace foxpad::store
