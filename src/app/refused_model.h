// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A game of a file that was not taken in, and why.
struct RefusedRow {
    QString game; // what it is, as far as it says
    QString why;

    enum Role { GameRole = Qt::UserRole, WhyRole };

    bool operator==(const RefusedRow &) const = default;
    QVariant at(int role) const
    {
        return role == GameRole ? game : role == WhyRole ? why : QVariant();
    }
    static QHash<int, QByteArray> roles() { return {{GameRole, "game"}, {WhyRole, "why"}}; }
};

class RefusedModel : public Rows<RefusedRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Transfer has one")
};

} // namespace foxpad::app
