// SPDX-License-Identifier: GPL-3.0-or-later
// A list for QML whose rows are plain values. Showing new rows tells the view only about those
// that differ, so that a tap repaints little.
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <vector>

namespace foxpad::app {

// Row needs operator==, `QVariant at(int role) const` and `static QHash<int, QByteArray> roles()`.
template <typename Row>
class Rows : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid) ? row(index.row()).at(role)
                                                                 : QVariant();
    }

    QHash<int, QByteArray> roleNames() const override { return Row::roles(); }

    const Row &row(int i) const { return m_rows[static_cast<std::size_t>(i)]; }
    const std::vector<Row> &rows() const { return m_rows; }

    void show(std::vector<Row> rows)
    {
        const auto common = std::min(rows.size(), m_rows.size());
        for (std::size_t i = 0; i < common; ++i)
            if (!(m_rows[i] == rows[i])) {
                m_rows[i] = std::move(rows[i]);
                const QModelIndex at = index(static_cast<int>(i));
                Q_EMIT dataChanged(at, at);
            }
        if (rows.size() < m_rows.size()) {
            beginRemoveRows({}, static_cast<int>(common), static_cast<int>(m_rows.size()) - 1);
            m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(common), m_rows.end());
            endRemoveRows();
        } else if (rows.size() > common) {
            beginInsertRows({}, static_cast<int>(common), static_cast<int>(rows.size()) - 1);
            std::move(rows.begin() + static_cast<std::ptrdiff_t>(common), rows.end(),
                      std::back_inserter(m_rows));
            endInsertRows();
        }
    }

    void append(Row row)
    {
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.push_back(std::move(row));
        endInsertRows();
    }

    void removeLast()
    {
        beginRemoveRows({}, rowCount() - 1, rowCount() - 1);
        m_rows.pop_back();
        endRemoveRows();
    }

private:
    std::vector<Row> m_rows;
};

} // namespace foxpad::app
