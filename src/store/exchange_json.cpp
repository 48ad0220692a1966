// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace foxpad::store {
namespace {

void put(QIODevice &out, const QByteArray &bytes)
{
    if (out.write(bytes) != bytes.size())
        throw Failure{Trouble::full, out.errorString()};
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonArray linesOf(const Record &record, bool undone)
{
    QJsonArray lines;
    for (const Line &line : record.lines)
        if (line.undone == undone)
            lines.append(QJsonArray{QString::fromStdString(line.text), line.at});
    return lines;
}

QJsonObject toJson(const Record &record)
{
    QJsonArray head;
    for (const std::string &line : record.head)
        head.append(QString::fromStdString(line));
    QJsonObject game{{QStringLiteral("head"), head},
                     {QStringLiteral("entries"), linesOf(record, false)}};
    if (const QJsonArray undone = linesOf(record, true); !undone.isEmpty())
        game.insert(QStringLiteral("undone"), undone);
    return game;
}

// 0, for unknown, where no calendar has it.
qint64 timeIn(qint64 time)
{
    return time > 0 && time <= latestTime ? time : 0;
}

[[noreturn]] void refuse(const QString &why)
{
    throw Failure{Trouble::badFile, why};
}

QJsonArray listIn(const QJsonObject &object, const char *key)
{
    const QJsonValue value = object.value(QLatin1String(key));
    if (!value.isArray())
        refuse(QStringLiteral("“%1” is no list").arg(QLatin1String(key)));
    return value.toArray();
}

// Half of a character that takes two would silently become another one.
bool isText(const QJsonValue &value)
{
    return value.isString() && value.toString().isValidUtf16();
}

Line lineFrom(const QJsonValue &value, bool undone)
{
    const QJsonArray pair = value.toArray();
    const bool timed = pair.size() == 2 && pair[1].isDouble();
    if (!isText(pair.at(0)) || (pair.size() != 1 && !timed))
        refuse(QStringLiteral("is no text with its time"));
    return {pair[0].toString().toStdString(), timeIn(pair.at(1).toInteger()), undone};
}

Record fromJson(const QJsonValue &game)
{
    if (!game.isObject())
        refuse(QStringLiteral("it is no object"));
    const QJsonObject object = game.toObject();
    Record record;
    for (const auto line : listIn(object, "head")) {
        if (!isText(line))
            refuse(QStringLiteral("line %1 of the head is no text").arg(record.head.size() + 1));
        record.head.push_back(line.toString().toStdString());
    }
    for (const bool undone : {false, true}) {
        if (undone && !object.contains(QLatin1String("undone")))
            break;
        for (const auto line : listIn(object, undone ? "undone" : "entries")) {
            const auto read = attempt([&] { return lineFrom(line, undone); });
            if (!read)
                refuse(QStringLiteral("entry %1 %2")
                           .arg(record.lines.size() + 1)
                           .arg(read.failure().detail));
            record.lines.push_back(*read);
        }
    }
    return record;
}

QList<Parcel::Entrant> playersIn(const QJsonObject &all)
{
    QList<Parcel::Entrant> players;
    if (!all.contains(QLatin1String("players")))
        return players;
    for (const auto value : listIn(all, "players")) {
        const QJsonObject player = value.toObject();
        const QJsonValue colour = player.value(QLatin1String("colour"));
        const QJsonValue archived = player.value(QLatin1String("archived"));
        if (!isText(player.value(QLatin1String("name"))) ||
            !(colour.isUndefined() || isText(colour)) ||
            !(archived.isUndefined() || archived.isBool()))
            refuse(QStringLiteral("player %1 is no name with colour and archived")
                       .arg(players.size() + 1));
        players.append(
            {player.value(QLatin1String("name")).toString(), colour.toString(), archived.toBool()});
    }
    return players;
}

} // namespace

void exportJson(Connection &connection, QIODevice &out, const Progress &progress)
{
    Transaction transaction(connection, Transaction::Kind::read);
    Counter counter(connection, progress);
    put(out, R"({"foxpad":1,"players":[)");
    QByteArray comma = "\n";
    connection.each("SELECT name, colour, archived FROM player ORDER BY id", [&](const Row &row) {
        put(out, comma + compact({{QStringLiteral("name"), row.text(0)},
                                  {QStringLiteral("colour"), row.text(1)},
                                  {QStringLiteral("archived"), row.integer(2) != 0}}));
        comma = ",\n";
    });
    put(out, "\n"
             R"(],"games":[)");
    comma = "\n";
    connection.each("SELECT id FROM game WHERE deleted IS NULL ORDER BY id", [&](const Row &row) {
        put(out, comma + compact(toJson(readRecord(connection, row.number(0)))));
        comma = ",\n";
        counter.next();
    });
    put(out, "\n]}\n");
    transaction.commit();
}

Parcel unpackJson(const QByteArray &bytes)
{
    QJsonParseError error;
    const QJsonObject all = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        throw Failure{Trouble::badFile,
                      QStringLiteral("%1 at byte %2").arg(error.errorString()).arg(error.offset)};
    if (all.value(QLatin1String("foxpad")).toInt() != 1)
        throw Failure{Trouble::badFile, QStringLiteral("not Foxpad's JSON, or of a newer one")};
    Parcel parcel;
    parcel.players = playersIn(all);
    for (const auto game : listIn(all, "games")) {
        const QString name = QStringLiteral("game %1").arg(parcel.games.size() + 1);
        const auto record = attempt([&] { return fromJson(game); });
        if (record)
            parcel.games.push_back({name, {}, *record, {}});
        else
            parcel.games.push_back({name, {}, {}, record.failure().detail});
    }
    return parcel;
}

} // namespace foxpad::store
