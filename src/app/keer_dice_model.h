// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A die of Keer op Keer as it lies on the table, or a place for one that is still to be tapped in.
struct KeerDieRow {
    enum Role {
        ColourRole = Qt::UserRole, // the colour of a colour die, "x" for its joker; else "white"
        FaceRole,                  // the number of a number die, 6 for its joker
        ChosenRole,
        ReadyRole, // the shown seat can use it
        TakerRole, // who took it, where it is gone for the shown seat
    };

    QString colour;
    int face = 0;
    bool chosen = false;
    bool ready = false;
    QString taker;

    bool operator==(const KeerDieRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class KeerDiceModel : public Rows<KeerDieRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    using Rows::Rows;
};

} // namespace foxpad::app
