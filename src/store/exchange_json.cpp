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

Record fromJson(const QJsonObject &game)
{
    Record record;
    for (const auto line : game.value(QLatin1String("head")).toArray())
        record.head.push_back(line.toString().toStdString());
    for (const bool undone : {false, true})
        for (const auto line : game.value(QLatin1String(undone ? "undone" : "entries")).toArray())
            record.lines.push_back({line[0].toString().toStdString(),
                                    std::max(qint64(0), line[1].toInteger()), undone});
    return record;
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
    for (const auto player : all.value(QLatin1String("players")).toArray())
        parcel.players.append({player[QLatin1String("name")].toString(),
                               player[QLatin1String("colour")].toString(),
                               player[QLatin1String("archived")].toBool()});
    for (const auto game : all.value(QLatin1String("games")).toArray()) {
        const QString name = QStringLiteral("game %1").arg(parcel.games.size() + 1);
        parcel.games.push_back({name, {}, fromJson(game.toObject())});
    }
    return parcel;
}

} // namespace foxpad::store
