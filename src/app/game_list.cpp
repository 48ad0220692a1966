// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_list.h"

#include "names.h"

#include <algorithm>

namespace foxpad::app {

namespace {

class GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)

public:
    explicit GameWords(const store::GameLine &line) : m_line(line) {}

    QString result() const
    {
        const QStringList winners =
            namesWhere([](const store::SeatLine &seat) { return seat.place == 1; });
        if (winners.isEmpty()) {
            return withoutWinner();
        }
        if (winners.size() > 1) {
            return tr("%1 shared the win").arg(Names::list(winners));
        }
        if (tied()) {
            return (m_line.rules == QLatin1String("keer-op-keer") ? tr("%1 won on jokers left")
                                                                  : tr("%1 won on best area"))
                .arg(winners.front());
        }
        return tr("%1 won with %2").arg(winners.front()).arg(best());
    }

    QString detail(const QDate &today) const
    {
        const QString day = Names::day(m_line.localStart().date(), today);
        const QString who = tied()                    ? tr("tied at %1").arg(best())
                            : m_line.seats.size() > 1 ? tr("%n players", "", playerCount())
                                                      : tr("solo");
        return tr("%1 · %2", "the day, who played").arg(day, who);
    }

private:
    template <typename Wanted>
    QStringList namesWhere(Wanted wanted) const
    {
        QStringList names;
        for (const store::SeatLine &seat : m_line.seats) {
            if (wanted(seat)) {
                names << seat.name;
            }
        }
        return names;
    }

    int playerCount() const { return static_cast<int>(m_line.seats.size()); }

    int best() const
    {
        int most = m_line.seats.value(0).total.value_or(0);
        for (const store::SeatLine &seat : m_line.seats) {
            most = std::max(most, seat.total.value_or(most));
        }
        return most;
    }

    bool tied() const
    {
        const int most = best();
        return std::ranges::count_if(m_line.seats, [&](const store::SeatLine &seat) {
                   return seat.place && seat.total == most;
               }) > 1;
    }

    // Alone, or where others at the table kept pads of their own.
    QString withoutWinner() const
    {
        QStringList parts;
        for (const store::SeatLine &seat : m_line.seats) {
            parts << tr("%1 reached %2").arg(seat.name).arg(seat.total.value_or(0));
        }
        return parts.join(QLatin1String(", "));
    }

    const store::GameLine &m_line;
};

} // namespace

GameRow finishedRow(const store::GameLine &line, const QDate &today)
{
    const GameWords words(line);
    return {.id = line.id,
            .rules = line.rules,
            .over = line.over,
            .title = words.result(),
            .detail = words.detail(today),
            .section = Names::month(line.localStart().date())};
}

void GameList::show(const QList<GameRow> &rows)
{
    if (rows == m_rows) {
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
    Q_EMIT countChanged();
}

void GameList::append(const QList<GameRow> &rows)
{
    if (rows.isEmpty()) {
        return;
    }
    beginInsertRows({}, count(), count() + static_cast<int>(rows.size()) - 1);
    m_rows += rows;
    endInsertRows();
    Q_EMIT countChanged();
}

int GameList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant GameList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const GameRow &row = m_rows[index.row()];
    switch (role) {
    case GameRole:
        return row.id;
    case RulesRole:
        return row.rules;
    case GameNameRole:
        return Names::game(row.rules.toStdString());
    case TilesRole:
        return Names::tiles(row.rules.toStdString());
    case OverRole:
        return row.over;
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case DetailRole:
        return row.detail;
    case NextRole:
        return row.next;
    case SectionRole:
        return row.section;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameList::roleNames() const
{
    return {{GameRole, "game"},     {RulesRole, "rules"}, {GameNameRole, "gameName"},
            {TilesRole, "tiles"},   {OverRole, "over"},   {TitleRole, "title"},
            {DetailRole, "detail"}, {NextRole, "next"},   {SectionRole, "section"}};
}

} // namespace foxpad::app
