// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice on the table can fill on a seat's sheet. Listing and checking both ask here.
#pragma once

#include "../entry.h"
#include "marks.h"

#include <algorithm>

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Reach {
    using M = Marks<sheet>;
    static constexpr bool hasPolish = sheet.tracks.size() > polishTrack;
    static constexpr int blueDie = M::plan.pairArea + 1;

    static constexpr bool has(Dice dice, int die) { return (dice >> die & 1) != 0; }
    static constexpr Dice one(int die) { return static_cast<Dice>(1U << die); }

    static int left(const Seat &seat, int track)
    {
        const auto at = static_cast<std::size_t>(track);
        return seat.unlocked[at] - seat.used[at];
    }

    // What white and what the die of each target's own colour can fill.
    struct Offer {
        Targets white = 0;
        Targets coloured = 0;

        Offer of(Dice dice) const
        {
            const bool joker = (dice >> clever::white & 1) != 0;
            return {white & (Targets{0} - Targets{joker}), coloured & colours[dice]};
        }
        bool any() const { return (white | coloured) != 0; }
        bool has(int die, int target) const
        {
            return ((die == clever::white ? white : coloured & colours[one(die)]) & bit(target)) !=
                   0;
        }
    };

    // The targets of the areas whose dice are in a set.
    static constexpr auto colours = [] {
        std::array<Targets, 1U << dieCount> made{};
        for (std::size_t set = 0; set < made.size(); ++set)
            for (std::size_t area = 0; area + 1 < dieCount; ++area)
                if (set >> (area + 1) & 1)
                    made[set] |= M::plan.all[area];
        return made;
    }();

    static Offer offer(const Seat &seat, Targets open, const Faces &faces)
    {
        const Targets pair = M::reachPair(open, faces[blueDie], faces[white]);
        return {pair | M::reachWhite(seat, open, faces[white]),
                pair | M::reachColours(seat, open, faces)};
    }
    // The dice as they lie.
    static Offer offer(const State &state, const Seat &seat)
    {
        return offer(seat, M::openPieces(seat), state.faces);
    }

    // The dice a passive seat may pick from: the tray, and the fields where the tray gives nothing.
    static Dice offered(const State &state, const Offer &all)
    {
        return all.of(state.tray).any() ? state.tray : static_cast<Dice>(state.tray | state.field);
    }

    // A die's face when polished; 0 where that can't be.
    static int polished(const State &state, int die, int by)
    {
        const int face = state.faces[static_cast<std::size_t>(die)] + by;
        return by != 0 && (!has(state.tray, die) || face < 1 || face > highestFace) ? 0 : face;
    }

    // What a die can fill with this much polish on white and on the coloured die of the entry.
    static Targets reach(const State &state, const Seat &seat, Targets open, int die, int onWhite,
                         int onColour)
    {
        const int colour = die == white ? blueDie : die;
        Faces faces = state.faces;
        faces[white] = static_cast<std::uint8_t>(polished(state, white, onWhite));
        faces[static_cast<std::size_t>(colour)] =
            static_cast<std::uint8_t>(polished(state, colour, onColour));
        if (faces[white] == 0 || faces[static_cast<std::size_t>(colour)] == 0)
            return 0;
        const Offer given = offer(seat, open, faces).of(one(die));
        // Polish on the die that is not entered is of use to the pair only.
        const bool pairOnly = (die == white ? onColour : onWhite) != 0;
        return (given.white | given.coloured) &
               (pairOnly ? M::plan.all[M::plan.pairArea] : ~Targets{0});
    }

    // Calls visit(reach, onWhite, onColour) for every way of polishing that fills something, and
    // for the die as it lies.
    template <typename Visit>
    static void eachPolish(const State &state, const Seat &seat, Targets open, int die,
                           Visit &&visit)
    {
        const int most = left(seat, polishTrack);
        const int colour = die == white ? blueDie : die;
        const bool pair = die == white || die == blueDie;
        const int whites = pair && has(state.tray, white) ? most : 0;
        const int colourMost = has(state.tray, colour) ? most : 0;
        for (int w = -whites; w <= whites; ++w) {
            const int rest = colourMost == 0 ? 0 : most - (w < 0 ? -w : w);
            for (int c = -rest; c <= rest; ++c)
                if (const Targets found = reach(state, seat, open, die, w, c))
                    visit(found, w, c);
        }
    }

    // Whether a passive seat has a die to pick: on the tray, or on the fields where the tray gives
    // nothing.
    static bool canPick(const State &state, const Seat &seat)
    {
        if (offer(state, seat).of(state.tray | state.field).any())
            return true;
        if constexpr (hasPolish)
            return left(seat, polishTrack) > 0 && canPolish(state, seat);
        return false;
    }

    static bool canPolish(const State &state, const Seat &seat)
    {
        bool found = false;
        for (int die = 0; die < dieCount; ++die)
            eachPolish(state, seat, M::openPieces(seat), die,
                       [&](Targets, int, int) { found = true; });
        return found;
    }
};

} // namespace foxpad::rules::clever
