// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange.h"

#include "changes.h"
#include "players.h"

#include <QUuid>

#include <algorithm>

namespace foxpad::store {
namespace {

constexpr int gamesAtATime = 100;
constexpr int mostPlayers = 10000;

// The id a record gets that has none: the same one each time.
QString idOf(const Record &record)
{
    static const QUuid space(QStringLiteral("{6f1c2f1e-8a55-4a53-9a8c-2d8f1d3a7f10}"));
    return QUuid::createUuidV5(space, QByteArray::fromStdString(record.text()))
        .toString(QUuid::WithoutBraces);
}

bool hasId(const Record &record)
{
    return std::ranges::any_of(record.head, [](const std::string &line) {
        return line.starts_with("id ") && !QString::fromStdString(line).mid(3).trimmed().isEmpty();
    });
}

// Plays what came. A text becomes lines on the way.
struct Looked {
    rules::Match match;
    Record record;
    int line = 0; // of the refusal
    rules::Refusal refusal{};
};

Looked look(const Parcel::Game &game)
{
    if (game.text.empty()) {
        Played played = play(game.record);
        const auto line = int(played.match.header().lines().size() + played.fitting) + 1;
        return {std::move(played.match), game.record, line, played.refusal};
    }
    rules::Match::Reading reading = rules::Match::read(game.text);
    Record record;
    record.head = reading.match.header().lines();
    for (const rules::Entry &entry : reading.match.log())
        record.lines.push_back({reading.match.game()->write(entry)});
    return {std::move(reading.match), record, reading.line, reading.refusal};
}

void take(Connection &connection, const Parcel::Game &game, Imported &imported)
{
    Looked looked = look(game);
    if (looked.refusal) {
        imported.refused.append({game.name, looked.line, looked.refusal});
        return;
    }
    Particulars particulars = particularsOf(looked.match.header(), QDateTime::currentDateTime());
    if (!hasId(looked.record))
        particulars.uid = idOf(looked.record);
    for (Line &line : looked.record.lines)
        line.at = line.at == 0 ? particulars.started : line.at;
    const auto there = connection.number("SELECT id FROM game WHERE uid = ?", particulars.uid);
    if (!there) {
        imported.last = insertGame(connection, looked.match, particulars, looked.record.lines);
        ++imported.added;
        return;
    }
    imported.last = *there;
    if (connection.number("SELECT deleted FROM game WHERE id = ?", *there)) {
        bringBack(connection, *there);
        ++imported.broughtBack;
    } else {
        ++imported.present;
    }
}

// Colours come along only for people who were not here before.
void takePlayers(Connection &connection, const QList<Parcel::Entrant> &entrants)
{
    if (entrants.size() > mostPlayers)
        throw Failure{Trouble::badFile, QStringLiteral("more than %1 players").arg(mostPlayers)};
    Transaction transaction(connection);
    for (const Parcel::Entrant &entrant : entrants) {
        const auto player = attempt([&] { return addPlayer(connection, entrant.name); });
        if (!player)
            continue;
        if (entrant.colour.size() <= rules::longestName)
            setColour(connection, *player, entrant.colour);
        setArchived(connection, *player, entrant.archived);
    }
    transaction.commit();
}

} // namespace

QString tooLarge()
{
    return QStringLiteral("larger than %1 MiB").arg(largestImport >> 20);
}

Parcel unpack(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        throw Failure{Trouble::badFile, QStringLiteral("empty")};
    if (bytes.size() > largestImport)
        throw Failure{Trouble::badFile, tooLarge()};
    if (bytes.startsWith('{'))
        return unpackJson(bytes);
    if (bytes.startsWith("game,") || bytes.startsWith("\"game\","))
        return unpackCsv(bytes);
    return {{}, {{QStringLiteral("record"), bytes.toStdString(), {}}}};
}

Imported import(Connection &connection, const QByteArray &bytes)
{
    const Parcel parcel = unpack(bytes);
    Imported imported;
    takePlayers(connection, parcel.players);
    for (std::size_t i = 0; i < parcel.games.size();) {
        Transaction transaction(connection);
        for (int n = 0; n < gamesAtATime && i < parcel.games.size(); ++n, ++i)
            take(connection, parcel.games[i], imported);
        transaction.commit();
    }
    return imported;
}

} // namespace foxpad::store
