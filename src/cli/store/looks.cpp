// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that look: history, show, stats.
#include "verbs.h"

#include "cli/commands.h"
#include "cli/json.h"
#include "store/history.h"
#include "store/opening.h"
#include "store/players.h"
#include "store/record.h"
#include "store/statistics.h"

#include <algorithm>

namespace foxpad::cli {
namespace {

using namespace store;

// For looking, an older file is brought up to date first where it can be.
std::unique_ptr<Connection> open(const Words &words)
{
    try {
        return openToRead(words.file());
    } catch (const Failure &failure) {
        if (failure.trouble != Trouble::older)
            throw;
        return openToWrite(words.file());
    }
}

PlayerId playerOf(Connection &connection, const QString &name)
{
    if (name.isEmpty())
        return 0;
    for (const Player &player : players(connection, true))
        if (folded(player.name) == folded(name))
            return player.id;
    throw Complaint{QStringLiteral("there is no player %1").arg(name)};
}

std::optional<qint64> dayOf(const QString &text)
{
    if (text.isEmpty())
        return std::nullopt;
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        throw Complaint{QStringLiteral("%1 is no date like 2026-11-18").arg(text)};
    return date.startOfDay().toMSecsSinceEpoch();
}

int monthOf(const QString &text)
{
    const QDate date = QDate::fromString(text, QStringLiteral("yyyy-MM"));
    if (!date.isValid())
        throw Complaint{QStringLiteral("%1 is no month like 2026-11").arg(text)};
    return date.year() * 100 + date.month();
}

QString dateOf(const GameLine &game)
{
    return game.localStart().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

// "12  2026-11-18 19:30  ganz-schoen-clever  Ann 214, Bob 187  (kitchen)"
QString lineOf(const GameLine &game)
{
    QStringList seats;
    for (const SeatLine &seat : game.seats)
        seats.append(seat.total ? QStringLiteral("%1 %2").arg(seat.name).arg(*seat.total)
                                : seat.name);
    QString line = QStringLiteral("%1  %2  %3  ").arg(game.id).arg(dateOf(game), game.rules) +
                   seats.join(QStringLiteral(", "));
    if (!game.over)
        line += QStringLiteral("  unfinished, %1 entries").arg(game.entries);
    if (!game.place.isEmpty())
        line += QStringLiteral("  (") + game.place + u')';
    return line + u'\n';
}

void write(Json &json, const GameLine &game)
{
    const auto text = [&](const char *key, const QString &value) {
        json.key(key).value(std::string_view(value.toStdString()));
    };
    json.open('{').key("id").value(int(game.id));
    text("game", game.rules);
    text("date", game.localStart().toString(Qt::ISODate));
    text("place", game.place);
    text("note", game.note);
    json.key("over").value(game.over).key("entries").value(game.entries);
    json.key("seats").open('[');
    for (const SeatLine &seat : game.seats) {
        json.open('{');
        text("name", seat.name);
        json.key("total").value(seat.total).key("place").value(seat.place).close('}');
    }
    json.close(']').close('}');
}

Filter filterOf(Connection &connection, const Words &words)
{
    Filter filter;
    filter.rules = words.option("--game");
    filter.player = playerOf(connection, words.option("--player"));
    filter.text = words.option("--text");
    filter.from = dayOf(words.option("--from"));
    filter.until = dayOf(words.option("--until"));
    if (words.has("--finished") || words.has("--unfinished"))
        filter.over = words.has("--finished");
    return filter;
}

// "average 182.4, best 231 (game 12)"
QString inWords(const Average &average)
{
    return QStringLiteral("average %1, best %2 (game %3)")
        .arg(average.mean, 0, 'f', 1)
        .arg(average.best)
        .arg(average.bestGame);
}

QString inWords(const QString &rules, const Statistics &stats)
{
    QStringList lines;
    lines.append(QStringLiteral("%1: %2 games, %3")
                     .arg(rules)
                     .arg(stats.total.games)
                     .arg(inWords(stats.total)));
    lines.append(QStringLiteral("  won %1 of %2, and %3 shared")
                     .arg(stats.wins)
                     .arg(stats.contests)
                     .arg(stats.shared));
    lines.append(QStringLiteral("  totals from %1 to %2, half of them from %3 to %4, median %5")
                     .arg(stats.spread.lowest)
                     .arg(stats.spread.highest)
                     .arg(stats.spread.lower)
                     .arg(stats.spread.upper)
                     .arg(stats.spread.median));
    for (const NamedAverage &area : stats.areas)
        lines.append(QStringLiteral("  %1: %2; everybody %3")
                         .arg(area.name, inWords(area.own))
                         .arg(area.table.mean, 0, 'f', 1));
    if (!stats.weakest.isEmpty())
        lines.append(QStringLiteral("  weakest area: %1").arg(stats.weakest));
    if (stats.foxes.games > 0)
        lines.append(QStringLiteral("  foxes: %1; points from them: %2")
                         .arg(inWords(stats.foxes), inWords(stats.foxPoints)));
    if (stats.chain.games > 0)
        lines.append(QStringLiteral("  longest chain: %1").arg(inWords(stats.chain)));
    for (const NamedAverage &track : stats.unused)
        lines.append(QStringLiteral("  %1 left over: average %2")
                         .arg(track.name)
                         .arg(track.own.mean, 0, 'f', 1));
    for (const Duel &duel : stats.duels)
        lines.append(QStringLiteral("  against %1: %2 won, %3 lost of %4")
                         .arg(duel.name)
                         .arg(duel.won)
                         .arg(duel.lost)
                         .arg(duel.games));
    return lines.join(u'\n') + u'\n';
}

void write(Json &json, const QString &rules, const Statistics &stats)
{
    const auto average = [&](const char *key, const Average &value) {
        json.key(key).open('{').key("games").value(value.games).key("mean");
        json.raw(QString::number(value.mean, 'f', 2).toStdString());
        json.key("best").value(value.best).key("game").value(int(value.bestGame)).close('}');
    };
    json.open('{').key("game").value(std::string_view(rules.toStdString()));
    average("total", stats.total);
    json.key("contests").value(stats.contests).key("wins").value(stats.wins);
    json.key("shared").value(stats.shared).key("median").value(stats.spread.median);
    json.key("areas").open('{');
    for (const NamedAverage &area : stats.areas)
        average(area.name.toStdString().c_str(), area.own);
    json.close('}');
    average("foxes", stats.foxes);
    average("chain", stats.chain);
    json.key("duels").open('[');
    for (const Duel &duel : stats.duels) {
        json.open('{').key("name").value(std::string_view(duel.name.toStdString()));
        json.key("games").value(duel.games).key("won").value(duel.won);
        json.key("lost").value(duel.lost).close('}');
    }
    json.close(']').close('}');
}

} // namespace

void history(const Words &words)
{
    checkGame(words);
    if (words.has("--finished") && words.has("--unfinished"))
        throw Complaint{QStringLiteral("--finished and --unfinished exclude each other")};
    const auto connection = open(words);
    const Filter filter = filterOf(*connection, words);
    bool isNumber = true;
    int left = words.option("--limit").isEmpty() ? 50 : words.option("--limit").toInt(&isNumber);
    if (!isNumber || left < 1)
        throw Complaint{QStringLiteral("--limit takes a number from 1")};
    Json json;
    json.open('[');
    QString lines;
    std::optional<Mark> after;
    do {
        const Page page = store::history(*connection, filter, after, std::min(left, 200));
        for (const GameLine &game : page.games) {
            write(json, game);
            lines += lineOf(game);
        }
        left -= int(page.games.size());
        after = page.next;
    } while (after && left > 0);
    say(words.has("--json") ? QString::fromStdString(json.close(']').take()) + u'\n' : lines);
}

void show(const Words &words)
{
    const auto connection = open(words);
    bool isNumber = false;
    const GameId game = words.plain[0].toLongLong(&isNumber);
    if (!isNumber)
        throw Complaint{QStringLiteral("a game is named by its number")};
    const Record record = readRecord(*connection, game);
    if (words.has("--record"))
        return say(QString::fromStdString(record.text()));
    const GameLine line = gameLine(*connection, game);
    const Played played = play(record);
    QString text = lineOf(line);
    if (!line.note.isEmpty())
        text += line.note + u'\n';
    if (played.refusal)
        text += QStringLiteral("entry %1 does not fit: %2\n")
                    .arg(played.fitting + 1)
                    .arg(QString::fromStdString(sentence(played.refusal)));
    if (!played.match.header().problem())
        text += QString::fromStdString(tally(played.match));
    say(text);
}

void stats(const Words &words)
{
    checkGame(words);
    const auto connection = open(words);
    const PlayerId player = playerOf(*connection, words.option("--player"));
    Period period;
    if (!words.option("--from").isEmpty() || !words.option("--until").isEmpty()) {
        period.from = words.option("--from").isEmpty() ? 101 : monthOf(words.option("--from"));
        period.until =
            words.option("--until").isEmpty() ? 999912 : monthOf(words.option("--until"));
    }
    Json json;
    json.open('[');
    QString lines;
    for (const RulesLine &line : overview(*connection, player, period)) {
        if (!words.option("--game").isEmpty() && line.rules != words.option("--game"))
            continue;
        const Statistics found = statistics(*connection, player, line.rules, period);
        lines += inWords(line.rules, found);
        write(json, line.rules, found);
    }
    say(words.has("--json") ? QString::fromStdString(json.close(']').take()) + u'\n' : lines);
}

} // namespace foxpad::cli
