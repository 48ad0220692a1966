// SPDX-License-Identifier: GPL-3.0-or-later
// Looks through a whole database: the file, every record, and all that is derived from them.
#pragma once

#include "connection.h"
#include "progress.h"
#include "types.h"

namespace foxpad::store {

struct Finding {
    enum class Kind {
        file,   // SQLite's own check, or a reference to nothing
        record, // an entry the rules refuse
        lists,  // a list or a score that does not follow from the record
        sums,   // statistics that do not follow from the scores
    };
    Kind kind = Kind::file;
    GameId game = 0; // 0: not of one game
    QString detail;
};

struct Checked {
    int games = 0; // deleted ones too
    qint64 entries = 0;
    QList<Finding> findings; // empty: all is well

    bool clean() const { return findings.isEmpty(); }
};

// Changes nothing. Throws Failure where the file can't be read at all.
Checked check(Connection &connection, const Progress &progress = {});

} // namespace foxpad::store
