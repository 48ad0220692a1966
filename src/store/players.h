// SPDX-License-Identifier: GPL-3.0-or-later
// The people who play. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

namespace foxpad::store {

// In alphabetical order, as people of the user's language sort names.
QList<Player> players(Connection &connection, bool withArchived);

// The player of that name whatever its case, made where there is none.
PlayerId playerNamed(Connection &connection, const QString &name);

PlayerId addPlayer(Connection &connection, const QString &name); // Trouble::nameTaken

// Trouble::nameTaken where another player has it.
void renamePlayer(Connection &connection, PlayerId player, const QString &name);
void setColour(Connection &connection, PlayerId player, const QString &colour);
// An archived player is kept in all games and statistics, and offered no more.
void setArchived(Connection &connection, PlayerId player, bool archived);

// Makes two players one: all seats of `from` become those of `into`, and `from` is gone.
// Trouble::playedTogether where both sat in one game; deleted games count too.
void mergePlayers(Connection &connection, PlayerId from, PlayerId into);

// Trouble::badName unless it is 1 to 40 characters; blanks around it are cut off.
QString checkedName(const QString &name);

// A name as names are compared.
QString folded(const QString &text);

} // namespace foxpad::store
