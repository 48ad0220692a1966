// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A seat as the turn strip shows it.
struct SeatRow {
    enum Dot { NoDot, Rolls, Owes, MayAdd, Done };
    enum Role {
        NameRole = Qt::UserRole,
        InitialRole,
        TotalRole,
        WordsRole, // what it owes or may do
        DotRole,
        ActiveRole, // it is the one that rolls
        ShownRole,  // its sheet is on the screen
        SpokenRole,
    };

    QString name;
    int total = 0;
    QString words;
    Dot dot = NoDot;
    bool active = false;
    bool shown = false;

    bool operator==(const SeatRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class SeatModel : public Rows<SeatRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    enum Dot { NoDot, Rolls, Owes, MayAdd, Done };
    Q_ENUM(Dot)
    using Rows::Rows;
};

} // namespace foxpad::app
