// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of the Clever family.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace foxpad::rules::clever {

inline constexpr int mostSeats = 4;
inline constexpr int dieCount = 6;
inline constexpr int mostLanes = 6;
inline constexpr int mostTracks = 3;
inline constexpr int mostFields = 49; // of all the lanes of a sheet together

// Bit n of a target set stands for the n-th target of the sheet.
using Targets = std::uint64_t;
using Dice = std::uint8_t; // a set of dice, bit 0 is the white one

// What the dice show; eight, so that they can be handled as a word.
using Faces = std::array<std::uint8_t, 8>;

enum class Phase : std::uint8_t { roll, choose, serve, share, mark, over };
enum class Share : std::uint8_t { open, picked, passed };

struct Seat {
    Targets crossed = 0;       // grid targets, printed crosses among them
    std::uint32_t pending = 0; // bonuses to be used: four bits a kind
    std::array<std::uint8_t, mostLanes> filled{};
    std::array<std::uint8_t, mostFields> written{}; // lane after lane, what stands in the fields
    std::array<std::uint8_t, mostTracks> unlocked{};
    std::array<std::uint8_t, mostTracks> used{};
    std::uint8_t foxes = 0;
    Dice extras = 0; // dice used as extra dice in this turn
    Share share = Share::open;
    std::array<std::uint8_t, 4> unused{}; // no padding, so that states can be hashed

    bool operator==(const Seat &) const = default;
};

struct State {
    std::array<Seat, mostSeats> seats{};
    Faces faces{}; // 0 before the turn's first roll
    Dice hand = 0;
    Dice field = 0;
    Dice tray = 0;
    Phase phase = Phase::roll;
    std::uint8_t seatCount = 1;
    std::uint8_t table = 1;
    std::uint8_t round = 0; // from 0
    std::uint8_t rounds = 0;
    std::uint8_t active = 0;
    std::uint8_t roll = 1;
    bool sheetEntry = false;
    bool soloPassive = false; // the solo player's passive turn
    std::array<std::uint8_t, 4> unused{};

    bool operator==(const State &) const = default;
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 256 * mostSeats);

} // namespace foxpad::rules::clever
