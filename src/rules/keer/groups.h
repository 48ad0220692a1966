// SPDX-License-Identifier: GPL-3.0-or-later
// The groups of boxes that can be crossed at once, found once for every sheet.
#pragma once

#include "../entry.h"
#include "sheets.h"
#include "state.h"

namespace foxpad::rules::keer {

// Every joined set of 1 to 5 boxes of one colour, each once.
class Groups {
public:
    explicit Groups(const Layout &layout);

    struct Cell { // the groups of one colour and size: never more than there are bits in a set
        std::span<const Boxes> boxes;
        std::span<const Entry> entries; // crossing them with the dice of that colour and number
    };
    Cell cell(int colour, int size) const;

private:
    static constexpr std::size_t most = 360;

    void addColour(const Boxes &ofColour, int colour);
    void addOnce(const Boxes &group, std::size_t from);
    void addEntries(int colour, int size);

    std::array<Boxes, most> m_boxes{};
    std::array<Entry, most> m_entries{};
    std::array<std::uint16_t, colourCount * mostBoxes + 1> m_from{}; // of each cell
    std::size_t m_count = 0;
};

// What decides for a seat which boxes it can cross now.
struct Reach {
    explicit Reach(const Seat &seat)
        : crossed(seat.crossed), beside(keer::beside(seat.crossed) | startBoxes)
    {}

    // Whether a joined group is free and touches what is crossed, or the start.
    constexpr bool isFree(const Boxes &group) const { return !(group & crossed).any(); }
    constexpr bool touches(const Boxes &group) const { return (group & beside).any(); }
    constexpr bool open(const Boxes &group) const
    {
        return static_cast<int>(isFree(group)) & static_cast<int>(touches(group));
    }
    // The open groups of a cell, as bits.
    std::uint32_t open(std::span<const Boxes> groups) const
    {
        std::uint32_t found = 0;
        for (std::size_t i = groups.size(); i-- > 0;)
            found = found << 1 | static_cast<std::uint32_t>(open(groups[i]));
        return found;
    }

    Boxes crossed;
    Boxes beside; // side by side with a crossed box, or in column H
};

// Whether the boxes hang together among themselves.
constexpr bool isJoined(const Boxes &set)
{
    if (!set.any())
        return false;
    Boxes found = Boxes::one(set.first());
    for (Boxes before{}; before != found;) {
        before = found;
        found = found | (beside(found) & set);
    }
    return found == set;
}

} // namespace foxpad::rules::keer
