// SPDX-License-Identifier: GPL-3.0-or-later
#include "tally.h"

#include "names.h"

#include <algorithm>
#include <tuple>

namespace foxpad::app {

Tally::Tally(QObject *parent) : QAbstractListModel(parent) {}

void Tally::show(const rules::Match &match)
{
    beginResetModel();
    const rules::Game &game = *match.game();
    m_report = game.report(match.state());
    m_sheet.show(game, match.state(), m_report.winners.empty() ? 0 : m_report.winners.front() - 1);
    m_names = Names::texts(match.header().players());
    m_gameName = Names::game(game.id());
    m_hasFoxes = m_report.seats.front().foxes.has_value();
    m_areaKeys.clear();
    m_areaNames.clear();
    for (const rules::Report::Score &area : m_report.seats.front().areas) {
        m_areaKeys << Names::text(area.name);
        m_areaNames << Names::area(area.name);
    }
    m_band = -1;
    m_bands = 0;
    m_reason.clear();
    if (!m_report.over || m_report.winners.empty()) {
        wordLead();
    } else {
        wordResult();
    }
    if (m_report.decidedBy == "solo") {
        wordBand(game);
    }
    endResetModel();
    Q_EMIT changed();
}

// What breaks a tie on points: the best area; in Keer op Keer, which has no foxes, the
// exclamation marks that are left.
int Tally::decider(const Seat &seat) const
{
    if (m_hasFoxes) {
        return std::ranges::max(seat.areas, {}, &rules::Report::Score::points).points;
    }
    const auto marks = std::ranges::find(seat.areas, "marks", &rules::Report::Score::name);
    return marks != seat.areas.end() ? marks->points : 0;
}

bool Tally::isWinner(int row) const
{
    return std::ranges::count(m_report.winners, row + 1) > 0;
}

int Tally::place(int row) const
{
    const auto rank = [&](const Seat &seat) { return std::tuple(seat.total, decider(seat)); };
    const auto mine = rank(m_report.seats[static_cast<std::size_t>(row)]);
    return 1 + static_cast<int>(std::ranges::count_if(
                   m_report.seats, [&](const Seat &seat) { return rank(seat) > mine; }));
}

int Tally::looped(int row) const
{
    const auto &winner = m_report.seats[static_cast<std::size_t>(
        m_report.winners.empty() ? 0 : m_report.winners.front() - 1)];
    const Seat &seat = m_report.seats[static_cast<std::size_t>(row)];
    const bool tied = m_report.decidedBy == "best-area" || m_report.decidedBy == "marks" ||
                      m_report.decidedBy == "shared";
    if (!tied || seat.total != winner.total) {
        return -1;
    }
    if (!m_hasFoxes) {
        return static_cast<int>(m_areaKeys.indexOf(QLatin1String("marks")));
    }
    return static_cast<int>(
        std::ranges::max_element(seat.areas, {}, &rules::Report::Score::points) -
        seat.areas.begin());
}

int Tally::lowest(const Seat &seat) const
{
    if (seat.foxes.value_or(0) == 0) {
        return -1;
    }
    return static_cast<int>(
        std::ranges::min_element(seat.areas, {}, &rules::Report::Score::points) -
        seat.areas.begin());
}

QStringList Tally::winnerNames() const
{
    QStringList names;
    for (const int seat : m_report.winners) {
        names << m_names[seat - 1];
    }
    return names;
}

void Tally::wordResult()
{
    const QStringList winners = winnerNames();
    const int total = m_report.seats[static_cast<std::size_t>(m_report.winners.front() - 1)].total;
    m_points = tr("%n points", "", total);
    m_winnerInitial = winners.size() == 1 ? Names::initial(winners.front()) : QString();
    if (m_report.decidedBy == "solo") {
        m_headline = winners.front();
    } else if (winners.size() > 1) {
        m_headline = tr("%1 share the win").arg(Names::list(winners));
        m_reason = m_hasFoxes ? tr("Tied at %1, with the same best area").arg(total)
                              : tr("Tied at %1, with as many jokers left").arg(total);
    } else {
        m_headline = tr("%1 wins").arg(winners.front());
        if (m_report.decidedBy != "points") {
            wordTie();
        }
    }
}

// Who leads while the game goes on; where others at the table keep pads of their own, nobody wins.
void Tally::wordLead()
{
    const auto best = std::ranges::max_element(m_report.seats, {}, &Seat::total);
    const auto row = best - m_report.seats.begin();
    m_points = tr("%n points", "", best->total);
    m_winnerInitial = Names::initial(m_names[row]);
    if (m_report.over || m_names.size() == 1) {
        m_headline = m_names[row];
    } else {
        m_headline = tr("%1 leads").arg(m_names[row]);
    }
}

void Tally::wordTie()
{
    const int row = m_report.winners.front() - 1;
    const Seat &winner = m_report.seats[static_cast<std::size_t>(row)];
    QStringList tied;
    int next = -1;
    for (std::size_t i = 0; i < m_report.seats.size(); ++i) {
        const Seat &seat = m_report.seats[i];
        if (static_cast<int>(i) != row && seat.total == winner.total) {
            tied << m_names[static_cast<qsizetype>(i)];
            next = std::max(next, decider(seat));
        }
    }
    const QString words = m_hasFoxes ? tr("Tied with %1 at %2, won on best area: %3 to %4")
                                     : tr("Tied with %1 at %2, won on jokers left: %3 to %4");
    m_reason = words.arg(Names::list(tied)).arg(winner.total).arg(decider(winner)).arg(next);
}

void Tally::wordBand(const rules::Game &game)
{
    const auto floors = game.bands();
    const int total = m_report.seats.front().total;
    m_bands = static_cast<int>(floors.size()) + 1;
    const auto reached = std::ranges::find_if(floors, [&](int floor) { return total >= floor; });
    m_band = static_cast<int>(reached - floors.begin());
    if (m_band == 0) {
        m_reason = tr("The best band there is");
    } else {
        m_reason = tr("Band %1 of %2, %n points short of the next", "",
                      floors[static_cast<std::size_t>(m_band - 1)] - total)
                       .arg(m_bands - m_band)
                       .arg(m_bands);
    }
}

QString Tally::spoken(int row) const
{
    const Seat &seat = m_report.seats[static_cast<std::size_t>(row)];
    QStringList parts;
    for (std::size_t i = 0; i < seat.areas.size(); ++i) {
        parts << tr("%1 %2", "area, points")
                     .arg(m_areaNames[static_cast<qsizetype>(i)])
                     .arg(seat.areas[i].points);
    }
    if (m_hasFoxes) {
        parts << tr("foxes %1").arg(seat.foxPoints);
    }
    return tr("%1: %2, total %3")
        .arg(m_names[row], parts.join(QLatin1String(", ")))
        .arg(seat.total);
}

int Tally::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : seats();
}

QVariant Tally::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    const Seat &seat = m_report.seats[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return m_names[row];
    case PlaceRole:
        return seats() > 1 && !m_report.winners.empty() ? Names::place(place(row)) : QString();
    case WinnerRole:
        return isWinner(row);
    case PointsRole: {
        QList<int> points;
        for (const rules::Report::Score &area : seat.areas) {
            points << area.points;
        }
        return QVariant::fromValue(points);
    }
    case LoopedRole:
        return looped(row);
    case LowestRole:
        return lowest(seat);
    case FoxPointsRole:
        return seat.foxPoints;
    case FoxSumRole:
        return m_hasFoxes
                   ? tr("%1 × %2", "foxes times the lowest area")
                         .arg(seat.foxes.value_or(0))
                         .arg(
                             std::ranges::min(seat.areas, {}, &rules::Report::Score::points).points)
                   : QString();
    case TotalRole:
        return seat.total;
    case SpokenRole:
        return spoken(row);
    default:
        return {};
    }
}

QHash<int, QByteArray> Tally::roleNames() const
{
    return {{NameRole, "name"},           {PlaceRole, "place"},   {WinnerRole, "winner"},
            {PointsRole, "points"},       {LoopedRole, "looped"}, {LowestRole, "lowest"},
            {FoxPointsRole, "foxPoints"}, {FoxSumRole, "foxSum"}, {TotalRole, "total"},
            {SpokenRole, "spoken"}};
}

} // namespace foxpad::app
