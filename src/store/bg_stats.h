// SPDX-License-Identifier: GPL-3.0-or-later
// Handing a finished game to the BG Stats app: a link it opens. Throws Failure.
#pragma once

#include "connection.h"
#include "types.h"

#include <QUrl>

namespace foxpad::store {

// `gameName` is what people call the game. Trouble::notFound unless the game is over.
QUrl bgStatsLink(Connection &connection, GameId game, const QString &gameName);

} // namespace foxpad::store
