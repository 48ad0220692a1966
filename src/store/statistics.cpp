// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include "history.h"
#include "players.h"
#include "rules/game.h"

#include <algorithm>
#include <limits>
#include <map>

namespace foxpad::store {
namespace {

// The sums of a period by what they sum, as `what` of score.
using Sums = std::map<QString, Average>;

Sums sums(Connection &connection, PlayerId player, const QString &rules, const Period &period)
{
    Sums sums;
    // max() makes best_game that of the best row.
    connection.each(
        "SELECT what, sum(games), sum(points), max(best), best_game FROM tally "
        "WHERE player = ? AND rules = ? AND month BETWEEN ? AND ? GROUP BY what",
        [&](const Row &row) {
            const int games = row.integer(1);
            sums[row.text(0)] = {games, row.real(2) / std::max(games, 1), row.integer(3),
                                 row.number(4)};
        },
        player, rules, period.from, period.until);
    return sums;
}

int counted(const Sums &sums, const char *what)
{
    const auto found = sums.find(QLatin1String(what));
    return found == sums.end() ? 0 : qRound(found->second.mean * found->second.games);
}

Average averageOf(const Sums &sums, const char *what)
{
    const auto found = sums.find(QLatin1String(what));
    return found == sums.end() ? Average{} : found->second;
}

// Those whose name begins with "area." or "unused.", without it.
QList<NamedAverage> named(const Sums &own, const Sums &table, const QString &prefix)
{
    QList<NamedAverage> list;
    for (const auto &[what, average] : own)
        if (what.startsWith(prefix)) {
            const auto all = table.find(what);
            list.append(
                {what.mid(prefix.size()), average, all == table.end() ? Average{} : all->second});
        }
    return list;
}

// Areas stand as on the sheet.
void sortAreas(QList<NamedAverage> &areas, const QString &rules)
{
    const rules::Game *game = rules::findGame(rules.toStdString());
    if (!game)
        return;
    const rules::Report report = game->report(game->start({}));
    std::ranges::sort(areas, {}, [&](const NamedAverage &area) {
        return std::ranges::find(report.seats[0].areas, area.name.toStdString(),
                                 &rules::Report::Score::name);
    });
}

// The lowest total that `share` of all games do not exceed.
int quantile(const QList<Spread::Bar> &bars, int games, double share)
{
    int below = 0;
    for (const Spread::Bar &bar : bars) {
        below += bar.games;
        if (below >= share * games)
            return bar.total;
    }
    return 0;
}

Spread spreadOf(Connection &connection, PlayerId player, const QString &rules, const Period &period)
{
    Spread spread;
    int games = 0;
    connection.each(
        "SELECT total, sum(games) FROM spread "
        "WHERE player = ? AND rules = ? AND month BETWEEN ? AND ? GROUP BY total",
        [&](const Row &row) {
            spread.bars.append({row.integer(0), row.integer(1)});
            games += row.integer(1);
        },
        player, rules, period.from, period.until);
    if (games == 0)
        return spread;
    spread.lowest = spread.bars.first().total;
    spread.lower = quantile(spread.bars, games, 0.25);
    spread.median = quantile(spread.bars, games, 0.5);
    spread.upper = quantile(spread.bars, games, 0.75);
    spread.highest = spread.bars.last().total;
    return spread;
}

QList<Duel> duelsOf(Connection &connection, PlayerId player, const QString &rules,
                    const Period &period)
{
    QList<Duel> duels;
    connection.each(
        "SELECT other, p.name, sum(games), sum(won), sum(lost) "
        "FROM duel JOIN player p ON p.id = other "
        "WHERE player = ? AND rules = ? AND month BETWEEN ? AND ? "
        "GROUP BY other ORDER BY sum(games) DESC, other",
        [&](const Row &row) {
            duels.append(
                {row.number(0), row.text(1), row.integer(2), row.integer(3), row.integer(4)});
        },
        player, rules, period.from, period.until);
    return duels;
}

QList<MonthLine> monthsOf(Connection &connection, PlayerId player, const QString &rules,
                          const Period &period)
{
    QList<MonthLine> months;
    connection.each(
        "SELECT month, games, points FROM tally WHERE player = ? AND rules = ? "
        "AND month BETWEEN ? AND ? AND what = 'total' ORDER BY month",
        [&](const Row &row) {
            months.append({row.integer(0), row.integer(1), row.real(2) / row.integer(1)});
        },
        player, rules, std::max(period.from, 1), period.allTime() ? 999999 : period.until);
    return months;
}

// The beginning of a month at Greenwich, less or more what clocks can differ by.
qint64 edge(int month, int hours)
{
    return QDateTime(QDate(month / 100, month % 100, 1), QTime(0, 0), Qt::UTC)
        .addSecs(hours * 3600)
        .toMSecsSinceEpoch();
}

QList<Point> seriesOf(Connection &connection, PlayerId player, const QString &rules,
                      const Period &period, int length)
{
    QList<Point> points;
    if (player == 0)
        return points; // everybody's totals make no line
    const int after = period.until % 100 == 12 ? period.until + 89 : period.until + 1;
    const qint64 from =
        period.allTime() ? std::numeric_limits<qint64>::min() : edge(period.from, -24);
    const qint64 until = period.allTime() ? std::numeric_limits<qint64>::max() : edge(after, 24);
    connection.each(
        "SELECT l.game, l.started, c.points, (SELECT zone FROM game WHERE id = l.game), "
        "       coalesce(p.points, 0) "
        "FROM listing l "
        "JOIN seat s ON s.game = l.game AND s.player = l.key "
        "JOIN score c ON c.game = s.game AND c.seat = s.seat AND c.what = 'total' "
        "LEFT JOIN score p ON p.game = s.game AND p.seat = s.seat AND p.what = 'place' "
        "WHERE l.key = ? AND l.rules = ? AND l.over = 1 AND l.started BETWEEN ? AND ? "
        "ORDER BY l.started DESC, l.game DESC LIMIT ?",
        [&](const Row &row) {
            const QDate date = localTime(row.number(1), row.integer(3)).date();
            const int month = date.year() * 100 + date.month();
            if (period.allTime() || (month >= period.from && month <= period.until))
                points.prepend({row.number(0), row.number(1), row.integer(3), row.integer(2),
                                row.integer(4) == 1});
        },
        player, rules, from, until, length);
    return points;
}

} // namespace

Statistics statistics(Connection &connection, PlayerId player, const QString &rules,
                      const Period &period, int seriesLength)
{
    const Sums own = sums(connection, player, rules, period);
    const Sums table = player == 0 ? own : sums(connection, 0, rules, period);
    Statistics result;
    result.total = averageOf(own, "total");
    result.tableTotal = averageOf(table, "total");
    result.contests = averageOf(own, "win").games;
    result.wins = counted(own, "win");
    result.shared = counted(own, "shared");
    result.spread = spreadOf(connection, player, rules, period);
    result.series = seriesOf(connection, player, rules, period, seriesLength);
    result.months = monthsOf(connection, player, rules, period);
    result.areas = named(own, table, QStringLiteral("area."));
    sortAreas(result.areas, rules);
    result.foxes = averageOf(own, "foxes");
    result.foxPoints = averageOf(own, "fox-points");
    result.chain = averageOf(own, "chain");
    result.unused = named(own, table, QStringLiteral("unused."));
    result.duels = duelsOf(connection, player, rules, period);
    if (result.foxes.games > 0 && !result.areas.isEmpty())
        result.weakest = std::ranges::min(result.areas, {}, [](const NamedAverage &area) {
                             return area.own.mean;
                         }).name;
    return result;
}

QList<RulesLine> overview(Connection &connection, PlayerId player, const Period &period)
{
    QList<RulesLine> lines;
    for (const QString &name : rulesInUse(connection, player)) {
        const Sums own = sums(connection, player, name, period);
        if (const Average total = averageOf(own, "total"); total.games > 0)
            lines.append({name, total, averageOf(own, "win").games, counted(own, "win"),
                          counted(own, "shared")});
    }
    return lines;
}

QList<Regular> regulars(Connection &connection, const QString &rules)
{
    QList<Regular> list;
    for (const Player &player : players(connection, true))
        list.append({player});
    const QStringList wanted = rules.isEmpty() ? rulesInUse(connection, 0) : QStringList{rules};
    for (Regular &regular : list)
        for (const QString &name : wanted)
            connection.each(
                "SELECT what = 'total', games, points FROM tally WHERE player = ? AND rules = ? "
                "AND month = 0 AND what IN ('total', 'win', 'shared')",
                [&](const Row &row) {
                    if (row.integer(0))
                        regular.games += row.integer(1);
                    else
                        regular.wins += row.integer(2);
                },
                regular.player.id, name);
    std::ranges::stable_sort(list, std::greater(), &Regular::games);
    return list;
}

} // namespace foxpad::store
