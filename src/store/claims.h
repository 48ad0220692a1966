// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays on which game. A claim is a lock of the operating system on one byte of a file beside
// the database, so it ends with its process however that ends, and holds between two windows of
// one process too.
#pragma once

#include "types.h"

#include <set>

namespace foxpad::store {

class Claims {
public:
    explicit Claims(const QString &databaseFile);
    ~Claims();
    Claims(const Claims &) = delete;
    Claims &operator=(const Claims &) = delete;

    // Throws Trouble::playedElsewhere. Claiming what one holds changes nothing.
    void claim(GameId game);
    void release(GameId game);
    // Every game there is or will be; fails where anybody else holds one.
    void claimAll();
    void releaseAll();
    bool holds(GameId game) const { return m_held.contains(game); }

private:
    void open();
    void lock(GameId first, GameId count, short type); // count 0: all from there on

    QString m_file;
    int m_handle = -1; // opened at the first claim: reading needs no file
    std::set<GameId> m_held;
};

} // namespace foxpad::store
