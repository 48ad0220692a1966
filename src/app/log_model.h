// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// An entry of the record in words.
struct LogRow {
    enum Role {
        WordsRole = Qt::UserRole,
        DetailRole, // what it gave
        TurnRole,   // the turn it belongs to, for a heading
        SeatRole,   // -1: the table's
        ColourRole, // the area it went to or the die it used, as the rules name it
        IndexRole,  // in the record, from 0
        CorrectableRole,
    };

    QString words;
    QString detail;
    QString turn;
    int seat = -1;
    QString colour;
    int index = 0;
    bool correctable = false;

    bool operator==(const LogRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class LogModel : public Rows<LogRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    using Rows::Rows;
};

} // namespace foxpad::app
