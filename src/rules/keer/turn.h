// SPDX-License-Identifier: GPL-3.0-or-later
// How a game of Keer op Keer goes on: what a seat may choose from, and what entries do.
#pragma once

#include "../entry.h"
#include "sheets.h"
#include "state.h"

namespace foxpad::rules::keer {

// Faces of dice as bits: colours from bit 0 with the joker at 5, numbers from bit 1 with it at 6.
struct Offer {
    std::uint8_t colours = 0;
    std::uint8_t numbers = 0;
    int marks = 0; // exclamation marks left: what jokers can cost

    bool hasColour(int face) const { return (colours >> face & 1) != 0; }
    bool hasNumber(int face) const { return (numbers >> face & 1) != 0; }
    bool canPay(int colourFace, int numberFace) const
    {
        return cost(colourFace, numberFace) <= marks;
    }

    static int cost(int colourFace, int numberFace)
    {
        return static_cast<int>(colourFace == jokerColour) +
               static_cast<int>(numberFace == jokerNumber);
    }
};

// All that was rolled, less what the active seat took where that is closed to the seat.
Offer offerTo(const State &state, std::uint8_t seat);

// From the fourth roll on the others wait for the active seat.
bool mustWait(const State &state, std::uint8_t seat);

// Columns and colours of which every box is crossed.
Goals fullGoals(const Boxes &crossed, const Layout &layout);

Boxes boxesOf(const Entry &entry);

// Makes an entry that is known to be legal.
void make(State &state, const Entry &entry);

} // namespace foxpad::rules::keer
