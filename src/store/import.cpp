// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange.h"

#include "changes.h"
#include "claims.h"
#include "index.h"
#include "players.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace foxpad::store {
namespace {

constexpr const char *byteOrderMark = "\xEF\xBB\xBF"; // spreadsheets write one
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

std::size_t madeIn(const Record &record)
{
    return std::size_t(std::ranges::count(record.lines, false, &Line::undone));
}

// Whether what came is the stored game with more entries. Names don't count: a player may have been
// given another one.
bool goesOn(const Record &stored, const Looked &came)
{
    const std::size_t made = madeIn(stored);
    if (made >= madeIn(came.record) ||
        !std::ranges::equal(std::span(stored.lines).first(made),
                            std::span(came.record.lines).first(made), {}, &Line::text, &Line::text))
        return false;
    const auto header = attempt([&] { return headerOf(stored.head); });
    return header && header->game() == came.match.game() &&
           header->setup() == came.match.header().setup();
}

void goOn(Connection &connection, GameId game, const Record &stored, const Looked &came)
{
    const std::size_t made = madeIn(stored);
    const qint64 last = made > 0 ? stored.lines[made - 1].at : 0;
    unindex(connection, game);
    connection.run("DELETE FROM entry WHERE game = ? AND number > ?", game, qint64(made));
    for (std::size_t i = made; i < came.record.lines.size(); ++i) {
        const Line &line = came.record.lines[i];
        connection.run("INSERT INTO entry (game, number, line, at, undone) VALUES (?, ?, ?, ?, ?)",
                       game, qint64(i) + 1, std::string_view(line.text), std::max(line.at, last),
                       line.undone ? 1 : 0);
    }
    index(connection, game, came.match);
}

// Takes a game further where it is there only up to an earlier entry.
bool takeFurther(Connection &connection, Claims &claims, GameId game, const Looked &came)
{
    const Record stored = readRecord(connection, game);
    // Nobody may play on it meanwhile, and what somebody plays on is theirs.
    if (!goesOn(stored, came) || !attempt([&] { claims.claim(game); }))
        return false;
    goOn(connection, game, stored, came);
    return true;
}

void takeGood(Connection &connection, Claims &claims, Looked &looked, Imported &imported)
{
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
    const bool deleted =
        connection.number("SELECT deleted FROM game WHERE id = ?", *there).has_value();
    if (deleted)
        bringBack(connection, *there);
    const bool further = takeFurther(connection, claims, *there, looked);
    ++(deleted ? imported.broughtBack : further ? imported.continued : imported.present);
    imported.last = *there;
}

Imported::Refused refusedOf(const Parcel::Game &game, const Looked &looked)
{
    Imported::Refused refused{game.name, looked.line, looked.refusal, {}};
    if (looked.match.game())
        refused.rules = QString::fromUtf8(looked.match.game()->id());
    for (const std::string &player : looked.match.header().players())
        refused.players.append(QString::fromStdString(player));
    return refused;
}

void take(Connection &connection, Claims &claims, const Parcel::Game &game, Imported &imported)
{
    if (!game.problem.isEmpty()) {
        imported.refused.append({game.name, 0, {}, game.problem});
        return;
    }
    Looked looked = look(game);
    if (looked.refusal) {
        imported.refused.append(refusedOf(game, looked));
        return;
    }
    Part part(connection);
    const auto taken = attempt([&] { takeGood(connection, claims, looked, imported); });
    if (taken)
        return part.keep();
    // Names are stored without the blanks of any script around them; the record knows fewer.
    if (taken.failure().trouble == Trouble::badName)
        imported.refused.append(
            {game.name, 0, {rules::Rule::badName, "has 1 to 40 characters"}, {}});
    else if (taken.failure().trouble == Trouble::exists)
        imported.refused.append({game.name, 0, {rules::Rule::nameTwice}, {}});
    else
        throw taken.failure();
}

// Colours come along only for people who were not here before.
void takePlayers(Connection &connection, const QList<Parcel::Entrant> &entrants)
{
    if (entrants.size() > mostPlayers)
        throw Failure{Trouble::badFile, QStringLiteral("more than %1 players").arg(mostPlayers)};
    for (const Parcel::Entrant &entrant : entrants) {
        const auto player = attempt([&] { return addPlayer(connection, entrant.name); });
        if (!player && player.failure().trouble != Trouble::nameTaken &&
            player.failure().trouble != Trouble::badName)
            throw player.failure();
        if (!player)
            continue;
        if (entrant.colour.size() <= rules::longestName)
            setColour(connection, *player, entrant.colour);
        setArchived(connection, *player, entrant.archived);
    }
}

} // namespace

QString tooLarge()
{
    return QStringLiteral("larger than %1 MiB").arg(largestImport >> 20);
}

Parcel unpack(const QByteArray &file)
{
    const QByteArray bytes = file.startsWith(byteOrderMark) ? file.mid(3) : file;
    if (bytes.isEmpty())
        throw Failure{Trouble::badFile, QStringLiteral("empty")};
    if (bytes.size() > largestImport)
        throw Failure{Trouble::badFile, tooLarge()};
    if (bytes.startsWith('{'))
        return unpackJson(bytes);
    if (bytes.startsWith("game,") || bytes.startsWith("\"game\","))
        return unpackCsv(bytes);
    return {{}, {{QStringLiteral("record"), bytes.toStdString(), {}, {}}}};
}

Imported import(Connection &connection, const QByteArray &bytes, const Progress &progress)
{
    const Parcel parcel = unpack(bytes);
    Imported imported;
    Claims claims(connection.file()); // given free after the commit
    Transaction transaction(connection);
    takePlayers(connection, parcel.players);
    for (std::size_t i = 0; i < parcel.games.size(); ++i) {
        const qsizetype before = imported.refused.size();
        take(connection, claims, parcel.games[i], imported);
        if (imported.refused.size() > before)
            imported.refused.last().number = int(i) + 1;
        if (progress)
            progress(int(i) + 1, int(parcel.games.size()));
    }
    // Only a file of which something can be used leaves anything here.
    if (imported.refused.isEmpty() || imported.refused.size() < qsizetype(parcel.games.size()))
        transaction.commit();
    return imported;
}

} // namespace foxpad::store
