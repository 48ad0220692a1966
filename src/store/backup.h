// SPDX-License-Identifier: GPL-3.0-or-later
// The whole database to a file and back, while games are being played. Throws Failure.
#pragma once

#include "connection.h"
#include "progress.h"
#include "types.h"

namespace foxpad::store {

// Writes a copy of all there is now. The file appears only when it is whole; an older one of that
// name is replaced.
void backUp(Connection &connection, const QString &to);

struct Restored {
    int games = 0; // that are there now, without removed ones
    int players = 0;
};

// Puts the contents of a backup, of this version or an older one, in the place of all there is, in
// one transaction. Trouble: badFile, newer, damaged, and then nothing has changed.
Restored restore(Connection &connection, const QString &from, const Progress &progress = {});

} // namespace foxpad::store
