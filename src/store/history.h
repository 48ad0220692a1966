// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of games, newest first, a page at a time. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

#include <QStringList>

namespace foxpad::store {

// Which games; what is left out does not matter.
struct Filter {
    QString rules{};
    PlayerId player = 0;
    std::optional<bool> over{};
    std::optional<qint64> from{};  // started at or after
    std::optional<qint64> until{}; // started before
    QString text{};                // part of a player's name or of a place, whatever its case
};

// Where a page ends: the next one begins after it.
struct Mark {
    qint64 started = 0;
    GameId game = 0;
};

struct Page {
    QList<GameLine> games;
    std::optional<Mark> next; // nothing: that was all
};

Page history(Connection &connection, const Filter &filter, const std::optional<Mark> &after = {},
             int size = 50);

// The games that can be gone on with, last touched first.
QList<GameLine> unfinished(Connection &connection);

// One game as the lists show it; Trouble::notFound. Deleted ones too.
GameLine gameLine(Connection &connection, GameId game);

// Which games were ever played, by the ids of their rules; with a player's id, by that player.
// Found by leaps through the index.
QStringList rulesInUse(Connection &connection, PlayerId player);

} // namespace foxpad::store
