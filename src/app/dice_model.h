// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A die as it lies on the table.
struct DieRow {
    enum Role {
        ColourRole = Qt::UserRole, // as the rules name it
        FaceRole,                  // 0 before it is rolled
        PlaceRole,                 // DiceModel::Place
        SlotRole,                  // which one there, from 0
        EnterableRole,             // a tap leads to an entry
        ChosenRole,
        DimmedRole,  // something else is chosen that it does not go with
        PolishRole,  // how much it counts more or less
        MayRiseRole, // polish can bring it up
        MayFallRole, // and down
        SpokenRole,
    };

    QString colour;
    int face = 0;
    int place = 0;
    int slot = 0;
    bool enterable = false;
    bool chosen = false;
    bool dimmed = false;
    int polish = 0;
    bool mayRise = false;
    bool mayFall = false;

    bool operator==(const DieRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class DiceModel : public Rows<DieRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    enum Place { Nowhere, Hand, Field, Tray };
    Q_ENUM(Place)
    using Rows::Rows;
};

// A row of the roll grid: a die in hand and the face tapped for it so far.
struct RollRow {
    enum Role {
        ColourRole = Qt::UserRole,
        DieRole,  // its number, for setFace
        FaceRole, // 0: not yet
        SpokenRole,
    };

    QString colour;
    int die = 0;
    int face = 0;

    bool operator==(const RollRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class RollModel : public Rows<RollRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad has it")

public:
    using Rows::Rows;
};

} // namespace foxpad::app
