// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A bonus that waits for a choice, or a step of a chain that is looked at before it counts.
struct ChipRow {
    enum Role {
        BadgeRole = Qt::UserRole, // the rules' word for it
        WordsRole,
        CountRole,
        ChosenRole,
    };

    QString badge;
    QString words;
    int count = 1;
    bool chosen = false;

    bool operator==(const ChipRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class ChipModel : public Rows<ChipRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    using Rows::Rows;
};

// An action of the shown seat.
struct ActionRow {
    enum Role {
        TrackRole = Qt::UserRole, // the rules' word for it
        LeftRole,
        ReadyRole, // it can be used now
        ChosenRole,
        SpokenRole,
    };

    QString track;
    int left = 0;
    bool ready = false;
    bool chosen = false;

    bool operator==(const ActionRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class ActionModel : public Rows<ActionRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    using Rows::Rows;
};

} // namespace foxpad::app
