// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// The people who may play: first those seated, in seat order, then all others that are known.
class People : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("People belong to a new game.")
    Q_PROPERTY(int seated READ seated NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        InitialRole, // the first letter of the name
        SeatRole,    // from 1; 0 for those who don't play
    };

    using QAbstractListModel::QAbstractListModel;

    void show(const QStringList &known, const QStringList &seated);
    void seat(const QString &name); // makes the person known where it is not
    QStringList seatedNames() const { return m_names.mid(0, m_seated); }
    int find(const QString &name) const; // whatever its case; -1 where there is none

    // A tap: sits down on the last seat, or gets up.
    Q_INVOKABLE void toggle(int row);
    // Puts a seated person on another seat; both from 0.
    Q_INVOKABLE void move(int from, int to);

    int seated() const { return m_seated; }
    int count() const { return static_cast<int>(m_names.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    void moveRow(int from, int to);
    void seatsChanged();

    QStringList m_names;
    int m_seated = 0; // how many of them, from the first on
};

} // namespace foxpad::app
