// SPDX-License-Identifier: GPL-3.0-or-later
// A database as large as anybody's will ever be.
#pragma once

#include "store/connection.h"

namespace foxpad::store {

inline constexpr int manyGames = 100'000;
inline constexpr int manyPlayers = 60;

// Fills an empty database with games over ten years. Some hundred distinct games are really
// played, to their end or not; the others repeat the records of these, with other people, places
// and days, because what is measured depends on the number of rows and not on what was rolled.
void fillWithMany(Connection &connection);

// A file filled so, made once and kept beside the program.
QString largeFile();

} // namespace foxpad::store
