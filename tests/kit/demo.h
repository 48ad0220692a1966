// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/match.h"
#include "store/store.h"

#include <QString>

namespace foxpad::kit {

// Writes a whole game into the store, and waits until it is there.
store::Result<store::GameId> keep(store::Store &store, const rules::Match &match);

// Fills a new database with players, unfinished and finished games of every kind.
store::Result<store::Done> fillDemo(const QString &file);

} // namespace foxpad::kit
