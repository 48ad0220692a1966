// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of Keer op Keer.
#pragma once

#include "boxes.h"

#include <type_traits>

namespace foxpad::rules::keer {

inline constexpr int mostSeats = 6;
inline constexpr int mostMarks = 8; // exclamation marks of a seat
inline constexpr int soloRolls = 30;
inline constexpr int freeRolls = 3;   // rolls at the start in which everybody has all the dice
inline constexpr int mostDice = 3;    // of a kind
inline constexpr int jokerColour = 5; // the face of a colour die after the colours
inline constexpr int jokerNumber = 6; // the face of a number die after 1 to 5

// What is scored once it is full: bits 0 to 14 the columns, 15 to 19 the colours.
using Goals = std::uint32_t;
inline constexpr int goalCount = columnCount + colourCount;
inline constexpr Goals columnGoals = (Goals{1} << columnCount) - 1;
inline constexpr Goals colourGoals = ((Goals{1} << colourCount) - 1) << columnCount;

enum class Phase : std::uint8_t { roll, choose, share, mark, over };
enum class Did : std::uint8_t { nothing, took, passed };

struct Seat {
    Boxes crossed;
    Goals first = 0;                      // scored at the upper value, when a roll was closed
    Goals later = 0;                      // and at the lower
    std::uint8_t used = 0;                // exclamation marks
    Did did = Did::nothing;               // in this roll
    std::array<std::uint8_t, 6> unused{}; // no padding, so that states can be hashed

    bool operator==(const Seat &) const = default;
};

struct State {
    std::array<Seat, mostSeats> seats{};
    std::uint32_t roll = 1;                       // the one due or open
    Goals gone = 0;                               // whose upper value is
    std::array<std::uint8_t, mostDice> colours{}; // faces, 1 more than the colour; 0: no die
    std::array<std::uint8_t, mostDice> numbers{}; // faces 1 to 6; 0: no die
    std::uint8_t takenColour = 0;                 // the faces the active seat took, as above
    std::uint8_t takenNumber = 0;
    Phase phase = Phase::roll;
    std::uint8_t seatCount = 1;
    std::uint8_t table = 1;
    std::uint8_t sheet = 0;
    bool sheetEntry = false;
    std::array<std::uint8_t, 3> unused{};

    bool solo() const { return table == 1; }
    std::uint8_t dice() const { return solo() ? 2 : 3; } // of a kind
    std::uint8_t active() const { return static_cast<std::uint8_t>((roll - 1) % seatCount); }

    bool operator==(const State &) const = default;
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 256 * mostSeats);

} // namespace foxpad::rules::keer
