// SPDX-License-Identifier: GPL-3.0-or-later
// The derived tables: what they hold follows from the records. Throws Failure.
#pragma once

#include "connection.h"
#include "rules/match.h"
#include "summary.h"
#include "types.h"

#include <span>

namespace foxpad::store {

// The way of deriving. Raise it when summary.cpp, the rules' points or a derived table change:
// files filled in another way are rebuilt when they are opened.
inline constexpr int derivedVersion = 1;

// Puts a game that stands in game, seat and entry into the lists, and what it scored into the
// statistics when it is over. `match` is its record, played.
void index(Connection &connection, GameId game, const rules::Match &match);

// Takes it out again.
void unindex(Connection &connection, GameId game);

// The first half of index(): without the sums, for many games at a time. sumUp() follows.
void enlist(Connection &connection, GameId game, std::span<const Score> scores);

// Empties the derived tables and fills them from the records.
void rebuild(Connection &connection);

// Whether the file was derived in this program's way.
bool isDerived(Connection &connection);

} // namespace foxpad::store
