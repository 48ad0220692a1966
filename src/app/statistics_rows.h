// SPDX-License-Identifier: GPL-3.0-or-later
// What the statistics page lists, in the words and shares it shows.
#pragma once

#include "rows.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// An average beside that of the whole table: of an area, or of actions left over.
struct AverageRow {
    enum Role {
        KeyRole = Qt::UserRole, // the rules' word for the area or track
        NameRole,
        OwnRole,   // the number as it is written
        TableRole, // empty where the table is what is shown
        ShareRole, // of the longest bar, 0 to 1
        TableShareRole,
        BelowRole, // the number is negative: points lost
        RemarkRole,
        SpokenRole,
    };

    QString key{};
    QString name{};
    QString own{};
    QString table{};
    double share = 0;
    double tableShare = 0;
    bool below = false;
    QString remark{};
    QString spoken{};

    bool operator==(const AverageRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

// Two players against each other.
struct DuelRow {
    enum Role {
        PlayerRole = Qt::UserRole, // the other one
        NameRole,
        GamesRole, // "58 games"
        WonRole,
        SharedRole,
        LostRole,
        SpokenRole,
    };

    qint64 player = 0;
    QString name{};
    QString games{};
    int won = 0;
    int shared = 0;
    int lost = 0;
    QString spoken{};

    bool operator==(const DuelRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

// Something that was never done better, and the game it was done in.
struct RecordRow {
    enum Kind { Total, Chain, Foxes, Area };
    enum Role {
        KindRole = Qt::UserRole,
        KeyRole, // the area's name
        TitleRole,
        DetailRole, // when, against whom
        GameRole,
    };

    Kind kind = Total;
    QString key{};
    QString title{};
    QString detail{};
    qint64 game = 0;

    bool operator==(const RecordRow &) const = default;
    QVariant at(int role) const;
    static QHash<int, QByteArray> roles();
};

class AverageModel : public Rows<AverageRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Statistics have it")

public:
    using Rows::Rows;
};

class DuelModel : public Rows<DuelRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Statistics have it")

public:
    using Rows::Rows;
};

class RecordModel : public Rows<RecordRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Statistics have it")

public:
    enum Kind { Total, Chain, Foxes, Area };
    Q_ENUM(Kind)
    using Rows::Rows;
};

} // namespace foxpad::app
