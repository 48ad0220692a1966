// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/types.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A game in a list, in the words the list shows.
struct GameRow {
    qint64 id = 0;
    QString rules{}; // the rules' id
    bool over = false;
    QString title{};   // "Cem won with 318"; going on: "Round 3 of 6"
    QString detail{};  // "Yesterday · 4 players"; going on: the names
    QString next{};    // going on: what comes now, "Anna’s roll"
    QString section{}; // the month, where the list has headings

    bool operator==(const GameRow &) const = default;
};

// A row from what the store tells of a finished game.
GameRow finishedRow(const store::GameLine &line, const QDate &today);

class GameList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists of games come from the shelf.")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Role {
        GameRole = Qt::UserRole + 1, // its number in the store
        RulesRole,                   // the rules' id
        GameNameRole,                // "Keer op Keer"
        TilesRole,                   // names of the four colours it is known by
        OverRole,
        TitleRole,
        DetailRole,
        NextRole,
        SectionRole,
    };

    using QAbstractListModel::QAbstractListModel;

    void show(const QList<GameRow> &rows);
    void append(const QList<GameRow> &rows);
    const QList<GameRow> &rows() const { return m_rows; }
    int count() const { return static_cast<int>(m_rows.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    QList<GameRow> m_rows;
};

} // namespace foxpad::app
