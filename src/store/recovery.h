// SPDX-License-Identifier: GPL-3.0-or-later
// What to do with a file that can't be used: nothing is deleted. Throws Failure.
#pragma once

#include "types.h"

namespace foxpad::store {

// Gives the file, with what SQLite keeps beside it, another name, and tells it. No store may have
// it open.
QString setAside(const QString &file);

struct Recovery {
    QString aside{}; // where the damaged file is now
    int games = 0;   // brought over
    int cut = 0;     // of these, not to their last entry
    int lost = 0;    // not readable at all, as far as can be told
};

// Sets a damaged file aside and puts a sound one with all that can be read in its place.
Recovery recover(const QString &file);

} // namespace foxpad::store
