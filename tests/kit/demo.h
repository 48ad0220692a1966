// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

#include <QString>

namespace foxpad::kit {

// Fills a new database with players, unfinished and finished games of every kind. As many `earlier`
// ones give the statistics something to count.
store::Result<store::Done> fillDemo(const QString &file, int earlier = 0);

} // namespace foxpad::kit
