// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_page.h"

#include "names.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace foxpad::app {

namespace {

using store::NamedAverage;

// The longest bar leaves room for the table's number beside it.
constexpr double longestBar = 0.82;

QString number(double value, int digits = 0)
{
    return QLocale().toString(value + 0.0, 'f', digits).replace(QLatin1Char('-'), QChar(0x2212));
}

QString lastRules(store::Connection &connection)
{
    store::Filter finished;
    finished.over = true;
    const store::Page page = store::history(connection, finished, {}, 1);
    return page.games.isEmpty() ? QString() : page.games.first().rules;
}

double mostOf(const QList<NamedAverage> &list)
{
    double most = 0;
    for (const NamedAverage &one : list) {
        most = std::max({most, std::abs(one.own.mean), std::abs(one.table.mean)});
    }
    return std::max(most, 0.1);
}

// Points that are a reward of their own; jokers and stars in Keer op Keer are what is left.
bool hasRecord(const NamedAverage &area)
{
    return area.own.best > 0 && area.name != QLatin1String("marks");
}

} // namespace

PageFound findPage(store::Connection &connection, const PageWanted &wanted)
{
    PageFound found;
    const QString last = lastRules(connection);
    found.anyGame = !last.isEmpty();
    found.rules = wanted.rules.isEmpty() ? last : wanted.rules;
    if (!found.anyGame) {
        return found;
    }
    found.regulars = store::regulars(connection, found.rules);
    for (const store::Regular &regular : std::as_const(found.regulars)) {
        if (wanted.player == regular.player.id) {
            found.player = regular.player;
        }
    }
    found.regulars.removeIf([&](const store::Regular &regular) {
        return regular.games == 0 && regular.player.id != found.player.id;
    });
    if (!wanted.player && !found.regulars.isEmpty()) {
        found.player = found.regulars.first().player;
    }
    found.numbers = store::statistics(connection, found.player.id, found.rules, wanted.period);
    const store::Statistics &numbers = found.numbers;
    QList<store::GameId> games{numbers.total.bestGame, numbers.chain.bestGame,
                               numbers.foxes.bestGame, numbers.foxPoints.bestGame};
    for (const NamedAverage &area : numbers.areas) {
        games << area.own.bestGame;
    }
    for (const store::GameId game : std::as_const(games)) {
        if (game != 0 && !found.games.contains(game)) {
            found.games[game] = store::gameLine(connection, game);
        }
    }
    return found;
}

AverageRow PageWords::average(const NamedAverage &average, const QString &name, double most,
                              int digits) const
{
    AverageRow row{.key = average.name,
                   .name = name,
                   .own = number(average.own.mean, digits),
                   .share = longestBar * std::abs(average.own.mean) / most,
                   .below = average.own.mean < 0};
    row.spoken = tr("%1: %2 on average", "an area").arg(name, row.own);
    if (!everybody()) {
        row.table = number(average.table.mean, digits);
        row.tableShare = longestBar * std::abs(average.table.mean) / most;
        row.spoken = tr("%1: %2 on average, the table %3", "an area").arg(name, row.own, row.table);
    }
    return row;
}

std::vector<AverageRow> PageWords::areas() const
{
    std::vector<AverageRow> rows;
    const double most = mostOf(m_numbers.areas);
    for (const NamedAverage &area : m_numbers.areas) {
        rows.push_back(average(area, Names::area(area.name.toStdString()), most, 0));
        if (area.name == m_numbers.weakest) {
            rows.back().remark = tr("weakest");
            rows.back().spoken =
                tr("%1, the weakest area", "numbers of an area").arg(rows.back().spoken);
        }
    }
    return rows;
}

std::vector<AverageRow> PageWords::unused() const
{
    const auto name = [](const QString &track) {
        return track == QLatin1String("reroll")   ? tr("Re-rolls")
               : track == QLatin1String("extra")  ? tr("Extra dice")
               : track == QLatin1String("polish") ? tr("Polish")
                                                  : tr("Jokers");
    };
    std::vector<AverageRow> rows;
    const double most = mostOf(m_numbers.unused);
    for (const NamedAverage &track : m_numbers.unused) {
        rows.push_back(average(track, name(track.name), most, 1));
    }
    return rows;
}

std::vector<DuelRow> PageWords::duels() const
{
    std::vector<DuelRow> rows;
    for (const store::Duel &duel : m_numbers.duels) {
        const int shared = duel.games - duel.won - duel.lost;
        const QString games = tr("%n games", nullptr, duel.games);
        rows.push_back({.player = duel.other,
                        .name = duel.name,
                        .games = games,
                        .won = duel.won,
                        .shared = shared,
                        .lost = duel.lost,
                        .spoken = tr("Against %1, %2: %3 won, %4 shared, %5 lost")
                                      .arg(duel.name, games)
                                      .arg(duel.won)
                                      .arg(shared)
                                      .arg(duel.lost)});
    }
    return rows;
}

// "8 November, against Bram and Cem"
QString PageWords::when(store::GameId game) const
{
    const auto found = m_found.games.find(game);
    if (found == m_found.games.end()) {
        return {};
    }
    const store::GameLine &line = found->second;
    const QString day = Names::day(line.localStart().date(), QDate::currentDate());
    QStringList others;
    for (const store::SeatLine &seat : line.seats) {
        if (seat.player != m_found.player.id) {
            others << seat.name;
        }
    }
    if (others.isEmpty()) {
        return tr("%1, solo", "a day").arg(day);
    }
    return (everybody() ? tr("%1: %2", "a day, who played") : tr("%1, against %2", "a day, names"))
        .arg(day, Names::list(others));
}

RecordRow PageWords::record(RecordRow::Kind kind, const store::Average &average,
                            const QString &title, const QString &key) const
{
    return {.kind = kind,
            .key = key,
            .title = title,
            .detail = when(average.bestGame),
            .game = average.bestGame};
}

std::vector<RecordRow> PageWords::records() const
{
    std::vector<RecordRow> rows;
    const store::Statistics &is = m_numbers;
    rows.push_back(record(RecordRow::Total, is.total, tr("%n points", nullptr, is.total.best)));
    if (is.chain.best > 1) {
        rows.push_back(
            record(RecordRow::Chain, is.chain, tr("A chain of %n boxes", nullptr, is.chain.best)));
    }
    if (is.foxes.best > 0) {
        rows.push_back(record(RecordRow::Foxes, is.foxes, tr("%n foxes", nullptr, is.foxes.best)));
    }
    if (is.foxPoints.best > 0) {
        rows.push_back(record(RecordRow::Foxes, is.foxPoints,
                              tr("%n points by foxes", nullptr, is.foxPoints.best)));
    }
    for (const NamedAverage &area : is.areas) {
        if (hasRecord(area)) {
            rows.push_back(record(RecordRow::Area, area.own,
                                  tr("%1: %n points", "an area", area.own.best)
                                      .arg(Names::area(area.name.toStdString())),
                                  area.name));
        }
    }
    return rows;
}

QString PageWords::foxes() const
{
    if (m_numbers.foxes.games == 0) {
        return {};
    }
    return tr("%1 foxes a game bring %2 points")
        .arg(number(m_numbers.foxes.mean, 1), number(m_numbers.foxPoints.mean));
}

QString PageWords::chain() const
{
    if (m_numbers.chain.best == 0) {
        return {};
    }
    return tr("A game’s longest chain fills %1 boxes").arg(number(m_numbers.chain.mean, 1));
}

QString PageWords::wins() const
{
    return m_numbers.contests == 0 || everybody() ? QString()
                                                  : number(m_numbers.wins + m_numbers.shared);
}

QString PageWords::winsName() const
{
    const int wins = m_numbers.wins + m_numbers.shared;
    const int share = qRound(100.0 * wins / std::max(1, m_numbers.contests));
    return tr("wins, %1 %", nullptr).arg(share);
}

} // namespace foxpad::app
