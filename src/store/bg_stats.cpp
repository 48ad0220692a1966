// SPDX-License-Identifier: GPL-3.0-or-later
#include "bg_stats.h"

#include "history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace foxpad::store {
namespace {

QJsonArray playersOf(const GameLine &game)
{
    QJsonArray players;
    for (qsizetype i = 0; i < game.seats.size(); ++i) {
        const SeatLine &seat = game.seats[i];
        QJsonObject player{{QStringLiteral("name"), seat.name},
                           {QStringLiteral("sourcePlayerId"), QString::number(seat.player)},
                           {QStringLiteral("startPlayer"), i == 0},
                           {QStringLiteral("score"), seat.total.value_or(0)},
                           {QStringLiteral("winner"), seat.place == 1}};
        if (seat.place)
            player.insert(QStringLiteral("rank"), *seat.place);
        players.append(player);
    }
    return players;
}

} // namespace

QUrl bgStatsLink(Connection &connection, GameId id, const QString &gameName)
{
    const GameLine game = gameLine(connection, id);
    if (!game.over)
        throw Failure{Trouble::notFound, QString::number(id)};
    QString uid;
    connection.each(
        "SELECT uid FROM game WHERE id = ?", [&](const Row &row) { uid = row.text(0); }, id);
    QJsonObject play{
        {QStringLiteral("sourceName"), QStringLiteral("Foxpad")},
        {QStringLiteral("sourcePlayId"), uid},
        {QStringLiteral("playDate"),
         localTime(game.touched, 0).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))},
        {QStringLiteral("durationMin"), game.minutes()},
        {QStringLiteral("game"), QJsonObject{{QStringLiteral("name"), gameName},
                                             {QStringLiteral("sourceGameId"), game.rules},
                                             {QStringLiteral("highestWins"), true},
                                             {QStringLiteral("noPoints"), false}}},
        {QStringLiteral("players"), playersOf(game)}};
    if (!game.place.isEmpty())
        play.insert(QStringLiteral("location"), game.place);
    if (!game.note.isEmpty())
        play.insert(QStringLiteral("comments"), game.note);
    const QByteArray data = QJsonDocument(play).toJson(QJsonDocument::Compact);
    return QUrl::fromEncoded("https://app.bgstatsapp.com/createPlay.html?data=" +
                             data.toPercentEncoding());
}

} // namespace foxpad::store
