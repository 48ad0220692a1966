// SPDX-License-Identifier: GPL-3.0-or-later
// The sums the statistics read: tally, spread and duel. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

namespace foxpad::store {

// Adds the scores of a game to the sums, or takes them out again. Nothing for an unfinished one.
void addToTallies(Connection &connection, GameId game);
void takeFromTallies(Connection &connection, GameId game);

// Fills tally, spread and duel from the scores of all games, in one sweep each. `schema` is "main",
// or "temp" where empty tables of the same names were made to compare with.
void sumUp(Connection &connection, const QString &schema);

} // namespace foxpad::store
