// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: its record grows here, an entry a transaction. Throws Failure, and then
// nothing has changed.
#pragma once

#include "connection.h"
#include "rules/match.h"
#include "types.h"

namespace foxpad::store {

class Log {
public:
    // Reads the game. Trouble::refused where its record does not fit the rules.
    Log(Connection &connection, GameId game);

    const rules::Match &match() const { return m_match; }

    // Each is on the disk when it returns.
    void append(std::string_view line);
    void undo();
    void redo();
    // Puts another line in the place of entry `index` (from 0) and keeps the entries after it as
    // far as they fit; the rest, and what was undone, is forgotten.
    void correct(std::size_t index, std::string_view line);

private:
    bool over() const { return m_match.game()->over(m_match.state()); }
    // Takes `next` over: `write` changes the entries, and the lists follow where it must.
    template <typename Write>
    void change(rules::Match next, Write write);

    Connection &m_connection;
    GameId m_game;
    rules::Match m_match;
};

} // namespace foxpad::store
