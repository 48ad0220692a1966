// SPDX-License-Identifier: GPL-3.0-or-later
// A set of boxes of a Keer op Keer sheet.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace foxpad::rules::keer {

inline constexpr int columnCount = 15;
inline constexpr int rowCount = 7;
inline constexpr int colourCount = 5;
inline constexpr int startColumn = 7; // H
inline constexpr int mostBoxes = 5;   // crossed at once

// A box is `column * 8 + row`, both from 0, so that boxes in order are in column, then row order.
// The eighth row is not there: a bit that never is set keeps the columns apart.
constexpr int boxAt(int column, int row)
{
    return column * 8 + row;
}

constexpr int columnOf(int box)
{
    return box / 8;
}

constexpr int rowOf(int box)
{
    return box % 8;
}

constexpr bool isBox(int box)
{
    return box >= 0 && columnOf(box) < columnCount && rowOf(box) < rowCount;
}

struct Boxes {
    std::uint64_t low = 0;  // columns A to H
    std::uint64_t high = 0; // columns I to O

    static constexpr Boxes one(int box)
    {
        const std::uint64_t bit = std::uint64_t{1} << (box % 64);
        return box < 64 ? Boxes{bit, 0} : Boxes{0, bit};
    }

    constexpr bool any() const { return (low | high) != 0; }
    constexpr bool has(int box) const { return (*this & one(box)).any(); }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    constexpr int first() const // of a set that is not empty
    {
        return low ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }

    constexpr Boxes operator&(const Boxes &other) const
    {
        return {low & other.low, high & other.high};
    }
    constexpr Boxes operator|(const Boxes &other) const
    {
        return {low | other.low, high | other.high};
    }
    constexpr Boxes without(const Boxes &other) const
    {
        return {low & ~other.low, high & ~other.high};
    }

    bool operator==(const Boxes &) const = default;
};

inline constexpr Boxes everyBox{0x7f7f7f7f7f7f7f7f, 0x007f7f7f7f7f7f7f};
inline constexpr Boxes startBoxes{std::uint64_t{0x7f} << (8 * startColumn), 0};

// The boxes that lie side by side with one of these.
constexpr Boxes beside(const Boxes &set)
{
    const std::uint64_t low =
        (set.low << 1) | (set.low >> 1) | (set.low << 8) | (set.low >> 8) | (set.high << 56);
    const std::uint64_t high =
        (set.high << 1) | (set.high >> 1) | (set.high << 8) | (set.high >> 8) | (set.low >> 56);
    return Boxes{low, high} & everyBox;
}

// Calls `act` with every box of the set, in order.
template <typename Act>
constexpr void forEach(Boxes set, Act act)
{
    for (; set.low; set.low &= set.low - 1)
        act(std::countr_zero(set.low));
    for (; set.high; set.high &= set.high - 1)
        act(64 + std::countr_zero(set.high));
}

} // namespace foxpad::rules::keer
