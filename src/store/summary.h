// SPDX-License-Identifier: GPL-3.0-or-later
// What a finished game comes to, worked out from its record alone.
#pragma once

#include "rules/match.h"

#include <string>
#include <tuple>
#include <vector>

namespace foxpad::store {

// One number a seat reached. `what` is
//   total        points
//   place        from 1, where a winner is named among two or more
//   win, shared  1 for the only winner, 1 for one of several; 0 for the others of such a game
//   area.NAME    points of an area
//   foxes, fox-points
//   chain        most boxes one entry filled, with every bonus it set off
//   unused.NAME  actions of a track left over
struct Score {
    int seat = 0; // from 1
    std::string what;
    int points = 0;

    bool operator==(const Score &) const = default;
    bool operator<(const Score &other) const
    {
        return std::tie(seat, what, points) < std::tie(other.seat, other.what, other.points);
    }
};

// Seat by seat; empty where the game is not over.
std::vector<Score> scoresOf(const rules::Match &match);

// The place of each seat, empty where no winner is named: the winners share the first, the others
// follow by points.
std::vector<int> placesOf(const rules::Report &report);

// The longest chain of each seat; 0 in a game without chains.
std::vector<int> longestChains(const rules::Match &match);

} // namespace foxpad::store
