// SPDX-License-Identifier: GPL-3.0-or-later
#include "people.h"

#include "names.h"
#include "rules/text.h"

#include <algorithm>

namespace foxpad::app {

namespace {

std::string folded(const QString &name)
{
    return rules::foldCase(name.toStdString());
}

} // namespace

void People::show(const QStringList &known, const QStringList &seated)
{
    beginResetModel();
    m_names = seated;
    m_seated = static_cast<int>(seated.size());
    for (const QString &name : known) {
        if (find(name) < 0) {
            m_names << name;
        }
    }
    endResetModel();
    Q_EMIT changed();
}

int People::find(const QString &name) const
{
    const auto found = std::ranges::find(m_names, folded(name), folded);
    return found != m_names.end() ? static_cast<int>(found - m_names.begin()) : -1;
}

void People::seat(const QString &name)
{
    const int row = find(name);
    if (row >= 0) {
        if (row >= m_seated) {
            toggle(row);
        }
        return;
    }
    beginInsertRows({}, m_seated, m_seated);
    m_names.insert(m_seated, name);
    ++m_seated;
    endInsertRows();
    seatsChanged();
}

void People::toggle(int row)
{
    if (row < 0 || row >= count()) {
        return;
    }
    if (row < m_seated) {
        --m_seated;
        moveRow(row, m_seated);
    } else {
        moveRow(row, m_seated);
        ++m_seated;
    }
    seatsChanged();
}

void People::move(int from, int to)
{
    if (from < 0 || from >= m_seated || to < 0 || to >= m_seated || from == to) {
        return;
    }
    moveRow(from, to);
    seatsChanged();
}

void People::moveRow(int from, int to)
{
    if (from == to) {
        return;
    }
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_names.move(from, to);
    endMoveRows();
}

void People::seatsChanged()
{
    if (!m_names.isEmpty()) {
        Q_EMIT dataChanged(index(0), index(count() - 1), {SeatRole});
    }
    Q_EMIT changed();
}

int People::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant People::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return m_names[row];
    case InitialRole:
        return Names::initial(m_names[row]);
    case SeatRole:
        return row < m_seated ? row + 1 : 0;
    default:
        return {};
    }
}

QHash<int, QByteArray> People::roleNames() const
{
    return {{NameRole, "name"}, {InitialRole, "initial"}, {SeatRole, "seat"}};
}

} // namespace foxpad::app
