// SPDX-License-Identifier: GPL-3.0-or-later
// The words a Clever game's table is written in. A game is one Sheet; the engine reads only that.
#pragma once

#include "state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace foxpad::rules::clever {

inline constexpr int white = 0; // the die that stands for any colour
inline constexpr int mostKinds = 8;
inline constexpr int lastRoll = 3;
inline constexpr int highestFace = 6;

// What a field, a full line or a round gives: nothing, a fox, an action, or a bonus to use at once.
struct Icon {
    std::uint8_t code = 0;

    constexpr bool operator==(const Icon &) const = default;
    constexpr bool isFox() const { return code == 1; }
    constexpr bool isAction() const { return code >= 2 && code < 8; }
    constexpr bool isBonus() const { return code >= 8; }
    constexpr int track() const { return code - 2; }
    constexpr int kind() const { return code - 8; }
};
inline constexpr Icon nothing{};
inline constexpr Icon fox{1};
constexpr Icon action(int track)
{
    return {static_cast<std::uint8_t>(2 + track)};
}
constexpr Icon bonus(int kind)
{
    return {static_cast<std::uint8_t>(8 + kind)};
}

// A bonus that fills a box in one of some areas, as if by a die with `face`; 0: any face.
// Grids give any box that is open.
struct BonusKind {
    std::string_view name;
    std::uint8_t areas; // bits
    std::uint8_t face;
};

// One thing an entry crosses in a grid: a box, or a whole group of boxes.
struct Piece {
    std::uint8_t number; // what the dice must show; for groups their size
    std::uint64_t boxes; // bits, row by row
    Icon icon{};
    bool printed = false; // crossed from the start
    bool start = false;   // where touching is asked for: may come first
};

// A set of pieces that gives something once `need` of them are crossed (all of them: need 0).
struct Line {
    std::uint64_t pieces;
    std::uint8_t need = 0;
    Icon icon{};
    std::uint8_t points = 0;
};

// How the dice choose a piece of a grid.
enum class Reads : std::uint8_t {
    face,      // the number is the die's
    sum,       // the number is blue + white
    rowColumn, // blue gives the row, white the column
    groupSize, // a group of at most that size, touching a crossed one
};

enum class Naming : std::uint8_t { rowColumn, number, order };

struct Grid {
    Reads reads;
    Naming naming;
    std::uint8_t columns;
    std::span<const Piece> pieces;
    std::span<const Line> lines;
};

enum class Order : std::uint8_t {
    any,
    atLeast,       // a cross, for a die not below the field's number
    rising,        // above the one before
    risingPastSix, // above the one before, but anything after a 6
};

// A row filled from left to right.
struct Lane {
    std::string_view name; // empty where it is the area's only one
    std::uint8_t fields;
    Order order;
    std::array<std::uint8_t, 12> atLeast{};
    std::array<std::uint8_t, 12> factor{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    std::array<Icon, 12> icons{};
    std::uint8_t iconFaces = 0b1111110; // faces that earn the icon, as bits
    std::uint8_t echoFace = 0;          // a face that is written once more in the next field

    constexpr bool writesNumber() const { return order != Order::atLeast; }
};

// A grid, or one or more lanes, and how it scores.
struct Area {
    std::string_view name;
    const Grid *grid; // null: lanes
    std::span<const Lane> lanes;
    std::span<const std::uint8_t> points; // what `score` looks up, if it does
    int (*score)(const Area &area, std::uint64_t crossed, const std::uint8_t *filled,
                 const std::uint8_t *written);
};

struct Track {
    std::string_view name;
    std::uint8_t fields;
    Icon end{}; // when its last field is unlocked
};

// The die of area n is die n + 1; die 0 is white.
struct Sheet {
    std::string_view id;
    std::array<std::string_view, dieCount> dice;
    std::array<Area, dieCount - 1> areas;
    std::span<const BonusKind> kinds;
    std::span<const Track> tracks;
    std::array<std::uint8_t, mostSeats> rounds; // by people at the table
    std::array<Icon, 6> roundIcons;
    bool mayDecline; // any roll may be passed, and a passive seat may decline the tray
    std::span<const int> bands;
};

// The tracks every game has, and the one some have.
inline constexpr int rerollTrack = 0;
inline constexpr int extraTrack = 1;
inline constexpr int polishTrack = 2;

} // namespace foxpad::rules::clever
