// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot.h"

#include "names.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace foxpad::app {

namespace {

constexpr int averagedGames = 7;
constexpr int mostBars = 9;

class PlotWords {
    Q_DECLARE_TR_FUNCTIONS(foxpad::app::Plot)

public:
    static QString game(const store::Point &point, const QDate &day)
    {
        const QString when = Names::day(day, QDate::currentDate());
        return (point.won ? tr("%1: %2, won", "a day, points") : tr("%1: %2", "a day, points"))
            .arg(when)
            .arg(point.total);
    }
    static QString month(const store::MonthLine &month, const QDate &first)
    {
        return tr("%1: %2 on average, %n games", "a month, points", month.games)
            .arg(Names::month(first), QLocale().toString(qRound(month.mean)));
    }
    static QString bar(int from, int until, int games)
    {
        return from == until ? tr("%1: %n games", "points", games).arg(from)
                             : tr("%1 to %2: %n games", "points", games).arg(from).arg(until);
    }
};

QDate dayOf(const store::Point &point)
{
    return QDateTime::fromMSecsSinceEpoch(point.started).toOffsetFromUtc(point.zone * 60).date();
}

// 1, 2, 5, 10, 20, 25, 50, 100 …: the first that is enough.
int roundStep(double least)
{
    for (int power = 1;; power *= 10) {
        for (const double step : {1.0, 2.0, 2.5, 5.0}) {
            const int whole = static_cast<int>(step * power);
            if (whole >= least && (step != 2.5 || power > 1)) {
                return whole;
            }
        }
    }
}

int floorTo(int value, int step)
{
    return static_cast<int>(std::floor(static_cast<double>(value) / step)) * step;
}

} // namespace

void Plot::show(const PlotData &data)
{
    if (data != m_data) {
        m_data = data;
        Q_EMIT changed();
    }
}

QList<int> roundTicks(double low, double high, int wanted)
{
    const int step = roundStep(std::max(1.0, (high - low) / std::max(1, wanted)));
    QList<int> ticks;
    for (int tick = floorTo(static_cast<int>(std::floor(low)), step);; tick += step) {
        ticks << tick;
        if (tick >= high) {
            return ticks;
        }
    }
}

PlotData plotOfGames(const QList<store::Point> &series)
{
    PlotData plot;
    int sum = 0;
    for (int i = 0; i < series.size(); ++i) {
        const store::Point &point = series[i];
        const QDate day = dayOf(point);
        plot.spots << PlotData::Spot{.at = static_cast<double>(i),
                                     .value = static_cast<double>(point.total),
                                     .strong = point.won,
                                     .label = PlotWords::game(point, day),
                                     .game = point.game};
        plot.across << PlotData::Tick{static_cast<double>(i),
                                      QLocale().toString(day, QLocale::ShortFormat)};
        sum += point.total - (i >= averagedGames ? series[i - averagedGames].total : 0);
        plot.line << static_cast<double>(sum) / std::min(i + 1, averagedGames);
    }
    return plot;
}

PlotData plotOfMonths(const QList<store::MonthLine> &months)
{
    PlotData plot;
    for (const store::MonthLine &month : months) {
        const QDate first(month.month / 100, month.month % 100, 1);
        const int number = month.month / 100 * 12 + month.month % 100;
        const double at = number;
        plot.spots << PlotData::Spot{
            .at = at, .value = month.mean, .label = PlotWords::month(month, first)};
        plot.line << month.mean;
        plot.across << PlotData::Tick{at, QLocale().toString(first, QStringLiteral("MMM yy"))};
    }
    return plot;
}

PlotData plotOfSpread(const store::Spread &spread, double average)
{
    PlotData plot{.bars = true};
    if (spread.bars.isEmpty()) {
        return plot;
    }
    int step = roundStep((spread.highest - spread.lowest + 1) / static_cast<double>(mostBars));
    while ((floorTo(spread.highest, step) - floorTo(spread.lowest, step)) / step >= mostBars) {
        step = roundStep(step + 1);
    }
    const int first = floorTo(spread.lowest, step);
    const int count = (floorTo(spread.highest, step) - first) / step + 1;
    QList<int> games(count, 0);
    for (const store::Spread::Bar &bar : spread.bars) {
        games[(floorTo(bar.total, step) - first) / step] += bar.games;
    }
    for (int i = 0; i < count; ++i) {
        const int from = first + i * step;
        plot.spots << PlotData::Spot{.at = static_cast<double>(i),
                                     .value = static_cast<double>(games[i]),
                                     .strong = floorTo(qRound(average), step) == from,
                                     .label = PlotWords::bar(from, from + step - 1, games[i]),
                                     .caption = QLocale().toString(from)};
    }
    return plot;
}

} // namespace foxpad::app
