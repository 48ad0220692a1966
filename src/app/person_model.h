// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"
#include "store/statistics.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A person of whom statistics are kept.
struct PersonRow {
    enum Role {
        PlayerRole = Qt::UserRole, // the number in the store
        NameRole,
        InitialRole,
        ColourRole, // the name of a colour; empty: none chosen
        ArchivedRole,
        DetailRole, // "86 games, 31 won"
    };

    qint64 player = 0;
    QString name{};
    QString colour{};
    bool archived = false;
    QString detail{};

    bool operator==(const PersonRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class PersonModel : public Rows<PersonRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists of people come from the store.")

public:
    using Rows::Rows;

    void show(const QList<store::Regular> &people);
    static QString games(const store::Regular &regular); // "86 games, 31 won"
};

} // namespace foxpad::app
