// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: its record, and the state that follows from it.
#pragma once

#include "game.h"

#include <string>
#include <vector>

namespace foxpad::rules {

inline constexpr int longestLine = 4096;
inline constexpr int mostLines = 20000;
inline constexpr int longestName = 40;
inline constexpr int longestId = 100;
inline constexpr int longestPlace = 100;
inline constexpr int longestNote = 4000;     // all lines of it
inline constexpr int longestFurther = 16384; // all else that the rules pass over

// The head of a record. Lines are kept as they were written, unknown ones too.
class Header {
public:
    Refusal add(std::string_view line); // refused lines change nothing
    Refusal problem() const;            // why no game can begin yet

    const Game *game() const { return m_game; }
    const std::vector<std::string> &players() const { return m_players; }
    Setup setup() const;
    std::string_view sheetName() const;
    const std::vector<std::string> &lines() const { return m_lines; }

private:
    Refusal addGame(std::string_view value);
    Refusal addPlayer(std::string_view name);
    Refusal addEntry(std::string_view value);
    Refusal addSheet(std::string_view value);
    Refusal addTable(std::string_view value);
    Refusal addFurther(std::string_view key, int value, int line);
    Refusal fits(const Game *game, std::size_t players, int table) const;

    const Game *m_game = nullptr;
    std::vector<std::string> m_players;
    std::string m_entry; // empty: not said
    std::string m_sheet;
    int m_table = 0; // 0: not said
    int m_note = 0;  // characters so far
    int m_further = 0;
    std::vector<std::string> m_lines;
};

class Match {
public:
    // Takes a line of a record: of the head, an entry, a comment or a blank one.
    Refusal addLine(std::string_view line);
    Refusal add(const Entry &entry);

    bool canUndo() const { return m_made > 0; }
    bool canRedo() const { return m_made < m_log.size(); }
    Refusal undo();
    Refusal redo();

    // What becomes of the game when the entry at `index` had been another one.
    struct Correction;
    Correction corrected(std::size_t index, const Entry &entry) const;

    const Header &header() const { return m_header; }
    const Game *game() const { return m_header.game(); }
    const State &state() const { return m_state; } // of use once header().problem() is none
    std::span<const Entry> log() const { return {m_log.data(), m_made}; }
    State stateAt(std::size_t entries) const;
    std::string record() const;

    // A whole record; reading stops at the first line that does not fit.
    struct Reading;
    static Reading read(std::string_view text);

private:
    void restart();

    Header m_header;
    State m_state;
    std::vector<Entry> m_log; // the undone ones at the end
    std::size_t m_made = 0;
};

struct Match::Correction {
    Match match;             // up to the first entry that no longer fits
    std::size_t fitting = 0; // how many entries of the log do
    Refusal refusal;         // of the first that does not
};

struct Match::Reading {
    Match match;
    int line = 0; // of the refusal, from 1
    Refusal refusal;
};

} // namespace foxpad::rules
