// SPDX-License-Identifier: GPL-3.0-or-later
// How far something that takes long has come.
#pragma once

#include "connection.h"

#include <functional>

namespace foxpad::store {

// So many of all; `all` is 0 where nobody can tell.
using Progress = std::function<void(int done, int all)>;

// Counts the games of a database while something goes through them.
class Counter {
public:
    Counter(Connection &connection, const Progress &progress, bool withDeleted = false)
        : m_progress(progress)
    {
        if (m_progress)
            m_all = int(connection
                            .number(withDeleted ? "SELECT count(*) FROM game"
                                                : "SELECT count(*) FROM game WHERE deleted IS NULL")
                            .value_or(0));
    }

    void next()
    {
        if (m_progress)
            m_progress(++m_done, m_all);
    }

private:
    const Progress &m_progress;
    int m_done = 0;
    int m_all = 0;
};

} // namespace foxpad::store
