// SPDX-License-Identifier: GPL-3.0-or-later
#include "record.h"

#include "changes.h"
#include "index.h"
#include "players.h"

#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <iterator>

namespace foxpad::store {
namespace {

// What Qt can read lies before the year 10000; nothing was written on a pad before 1970.
QDateTime dateIn(const QString &text)
{
    QDateTime date = QDateTime::fromString(text, Qt::ISODateWithMs);
    // In the hour that summer time leaves out: by a clock that was not yet put on.
    if (!date.isValid() && date.date().isValid() && date.time().isValid())
        date = date.date().startOfDay().addMSecs(date.time().msecsSinceStartOfDay());
    return date.toMSecsSinceEpoch() >= 0 ? date : QDateTime();
}

struct KeyValue {
    std::string_view key;
    QString value;
};

KeyValue parted(std::string_view line)
{
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string_view rest = line.substr(std::min(space + 1, line.size()));
    return {line.substr(0, space), QString::fromUtf8(rest.data(), qsizetype(rest.size()))};
}

bool isTheRules(std::string_view key)
{
    constexpr std::string_view keys[] = {"foxpad", "game", "player", "entry", "sheet", "table"};
    return std::ranges::find(keys, key) != std::end(keys);
}

} // namespace

std::string Record::text() const
{
    std::string text;
    for (const std::string &line : head)
        text += line + '\n';
    for (const Line &line : lines)
        if (!line.undone)
            text += line.text + '\n';
    return text;
}

Particulars particularsOf(const rules::Header &header, const QDateTime &now)
{
    Particulars found;
    QDateTime date;
    QStringList notes;
    QStringList further;
    for (const std::string &line : header.lines()) {
        const auto [key, value] = parted(line);
        if (isTheRules(key))
            continue;
        if (key == "id" && found.uid.isEmpty())
            found.uid = value.trimmed();
        else if (key == "place" && found.place.isEmpty())
            found.place = value.trimmed();
        else if (key == "note")
            notes.append(value);
        else if (const QDateTime read = dateIn(value);
                 key == "date" && read.isValid() && !date.isValid())
            date = read;
        else
            further.append(QString::fromStdString(line));
    }
    if (found.uid.isEmpty())
        found.uid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!date.isValid())
        date = now;
    found.started = date.toMSecsSinceEpoch();
    found.zone = date.offsetFromUtc() / 60;
    found.note = notes.join(u'\n');
    found.further = further.join(u'\n');
    return found;
}

rules::Header headerOf(std::span<const std::string> lines)
{
    rules::Header header;
    for (const std::string &line : lines)
        if (const rules::Refusal refusal = header.add(line))
            throw Failure{Trouble::refused, QString::fromStdString(line), refusal};
    if (const rules::Refusal refusal = header.problem())
        throw Failure{Trouble::refused, {}, refusal};
    return header;
}

GameId insertGame(Connection &connection, const rules::Match &match, const Particulars &particulars,
                  std::span<const Line> lines)
{
    const rules::Header &header = match.header();
    const rules::Setup setup = header.setup();
    std::optional<qint64> people;
    if (setup.table != setup.seats)
        people = setup.table;

    Transaction transaction(connection);
    const auto place = placeNamed(connection, particulars.place);
    connection.run("INSERT INTO game (uid, rules, entry, sheet, people, further, started, zone, "
                   "place, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   particulars.uid, header.game()->id(),
                   std::string_view(setup.sheetEntry ? "sheet" : "dice"), header.sheetName(),
                   people, particulars.further, particulars.started, particulars.zone, place,
                   particulars.note);
    const GameId game = connection.lastId();
    int seat = 0;
    for (const std::string &name : header.players())
        connection.run("INSERT INTO seat (game, seat, player) VALUES (?, ?, ?)", game, ++seat,
                       playerNamed(connection, QString::fromStdString(name)));
    int number = 0;
    for (const Line &line : lines)
        connection.run("INSERT INTO entry (game, number, line, at, undone) VALUES (?, ?, ?, ?, ?)",
                       game, ++number, std::string_view(line.text), line.at, line.undone ? 1 : 0);
    index(connection, game, match);
    transaction.commit();
    return game;
}

namespace {

// As many as a record needs, whose lines are bounded in bytes: a character has up to four.
QStringList noteLines(const QString &note)
{
    constexpr qsizetype most = 1000;
    QStringList lines;
    for (QStringView line : QStringView(note).split(u'\n')) {
        while (line.size() > most) {
            const qsizetype cut = line[most].isLowSurrogate() ? most - 1 : most;
            lines.append(line.first(cut).toString());
            line = line.sliced(cut);
        }
        lines.append(line.toString());
    }
    return lines;
}

} // namespace

std::vector<std::string> readHead(Connection &connection, GameId game, const NameOf &nameOf)
{
    std::vector<std::string> head;
    const auto add = [&](const char *key, const QString &value) {
        if (!value.isEmpty())
            head.push_back((QLatin1String(key) + u' ' + value).toStdString());
    };
    connection.each(
        "SELECT rules, entry, sheet, coalesce(people, ''), uid, started, zone, "
        "       (SELECT name FROM place WHERE place.id = game.place), note, further "
        "FROM game WHERE id = ?",
        [&](const Row &row) {
            add("foxpad", QStringLiteral("1"));
            add("game", row.text(0));
            connection.each(
                "SELECT player FROM seat WHERE game = ? ORDER BY seat",
                [&](const Row &seat) { add("player", nameOf(seat.number(0))); }, game);
            add("entry", row.text(1));
            add("sheet", row.text(2));
            add("table", row.text(3));
            add("id", row.text(4));
            add("date", localTime(row.number(5), row.integer(6)).toString(Qt::ISODateWithMs));
            add("place", row.text(7));
            for (const QString &note : noteLines(row.text(8)))
                add("note", note);
            // Earlier versions let commands of a session in, which no record may hold.
            for (const QString &line : row.text(9).split(u'\n', Qt::SkipEmptyParts))
                if (!line.startsWith(u':'))
                    head.push_back(line.toStdString());
        },
        game);
    if (head.empty())
        throw Failure{Trouble::notFound, QString::number(game)};
    return head;
}

QString nameOf(Connection &connection, PlayerId player)
{
    QString name;
    connection.each(
        "SELECT name FROM player WHERE id = ?", [&](const Row &row) { name = row.text(0); },
        player);
    return name;
}

Record readRecord(Connection &connection, GameId game)
{
    const auto name = [&](PlayerId player) { return nameOf(connection, player); };
    Record record{readHead(connection, game, name), {}};
    connection.each(
        "SELECT line, at, undone FROM entry WHERE game = ? ORDER BY number",
        [&](const Row &row) {
            record.lines.push_back({row.utf8(0), row.number(1), row.integer(2) != 0});
        },
        game);
    return record;
}

namespace {

rules::Refusal addEntry(rules::Match &match, const std::string &line)
{
    rules::Entry entry;
    const rules::Refusal refusal = match.game()->read(line, entry);
    return refusal ? refusal : match.add(entry);
}

} // namespace

Played play(const Record &record)
{
    Played played;
    rules::Match &match = played.match;
    for (const std::string &line : record.head) {
        if ((played.refusal = match.addLine(line)))
            return played;
        if (match.canUndo()) { // an entry among the lines of the head
            played.refusal = {rules::Rule::unknownEntry};
            return played;
        }
    }
    if ((played.refusal = match.header().problem()))
        return played;
    if (record.lines.size() > rules::mostLines) {
        played.refusal = {rules::Rule::tooManyLines, {}, rules::mostLines};
        return played;
    }
    int undone = 0;
    for (const Line &line : record.lines) {
        if ((played.refusal = addEntry(match, line.text)))
            break;
        ++played.fitting;
        undone += line.undone ? 1 : 0;
    }
    for (; undone > 0; --undone)
        match.undo();
    return played;
}

} // namespace foxpad::store
