// SPDX-License-Identifier: GPL-3.0-or-later
// The derived tables: what they hold follows from the records. Throws Failure.
#pragma once

#include "connection.h"
#include "rules/match.h"
#include "types.h"

namespace foxpad::store {

// Puts a game that stands in game, seat and entry into the lists, and its scores when it is over.
// `match` is its record, played.
void index(Connection &connection, GameId game, const rules::Match &match);

// Takes it out again.
void unindex(Connection &connection, GameId game);

} // namespace foxpad::store
