// SPDX-License-Identifier: GPL-3.0-or-later
// What can be changed about a game besides its record. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

namespace foxpad::store {

void setNote(Connection &connection, GameId game, const QString &note);
void setPlace(Connection &connection, GameId game, const QString &place); // empty: none

// The id of a place, made where it is unknown; nothing for an empty name.
std::optional<qint64> placeNamed(Connection &connection, const QString &name);
QStringList places(Connection &connection); // where games were played, by name

// Takes a game out of every list and statistic. It is kept until purge().
void removeGame(Connection &connection, GameId game);
void bringBack(Connection &connection, GameId game);
// Really deletes what was removed before `time`; how many games that were.
int purge(Connection &connection, qint64 time);

} // namespace foxpad::store
