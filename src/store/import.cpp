// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange.h"

#include "changes.h"
#include "players.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace foxpad::store {
namespace {

constexpr int gamesAtATime = 50; // between them others may write

// The id a record gets that has none: the same one each time.
QString idOf(const Record &record)
{
    static const QUuid space(QStringLiteral("{6f1c2f1e-8a55-4a53-9a8c-2d8f1d3a7f10}"));
    return QUuid::createUuidV5(space, QByteArray::fromStdString(record.text()))
        .toString(QUuid::WithoutBraces);
}

bool hasId(const Record &record)
{
    return std::ranges::any_of(record.head,
                               [](const std::string &line) { return line.starts_with("id "); });
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

Imported::Refused refusedOf(const Parcel::Game &game, const Looked &looked)
{
    Imported::Refused refused{game.name, looked.line, looked.refusal};
    if (looked.match.game())
        refused.rules = QString::fromUtf8(looked.match.game()->id());
    for (const std::string &player : looked.match.header().players())
        refused.players.append(QString::fromStdString(player));
    return refused;
}

void take(Connection &connection, const Parcel::Game &game, Imported &imported)
{
    Looked looked = look(game);
    if (looked.refusal) {
        imported.refused.append(refusedOf(game, looked));
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
    for (const Parcel::Entrant &entrant : entrants) {
        const auto player = attempt([&] { return addPlayer(connection, entrant.name); });
        if (!player)
            continue;
        setColour(connection, *player, entrant.colour.left(rules::longestName));
        setArchived(connection, *player, entrant.archived);
    }
}

} // namespace

Parcel unpack(const QByteArray &bytes)
{
    if (bytes.isEmpty() || bytes.size() > largestImport)
        throw Failure{Trouble::badFile, QStringLiteral("empty, or too large")};
    if (bytes.startsWith('{'))
        return unpackJson(bytes);
    if (bytes.startsWith("game,") || bytes.startsWith("\"game\","))
        return unpackCsv(bytes);
    return {{}, {{QStringLiteral("record"), bytes.toStdString(), {}}}};
}

void Import::step(Connection &connection)
{
    if (!std::exchange(m_begun, true))
        takePlayers(connection, m_parcel.players);
    Transaction transaction(connection);
    for (int n = 0; n < gamesAtATime && m_at < m_parcel.games.size(); ++n, ++m_at) {
        const qsizetype before = m_imported.refused.size();
        take(connection, m_parcel.games[m_at], m_imported);
        if (m_imported.refused.size() > before)
            m_imported.refused.last().number = int(m_at) + 1;
    }
    transaction.commit();
}

Imported import(Connection &connection, const QByteArray &bytes)
{
    Import work(unpack(bytes));
    while (!work.over())
        work.step(connection);
    return work.imported();
}

} // namespace foxpad::store
