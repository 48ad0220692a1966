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

    // A die's face when polished; 0 where that can't be.
    [[gnu::always_inline]] static int polished(const State &state, int die, int by)
    {
        const int face = state.faces[static_cast<std::size_t>(die)] + by;
        if constexpr (hasPolish)
            if (by != 0 && (!has(state.tray, die) || face < 1 || face > highestFace))
                return 0;
        return face;
    }

    // What a die can fill with this much polish on white and on the coloured die of the entry.
    template <int die>
    [[gnu::always_inline]] static Targets reach(const State &state, const Seat &seat, Targets open,
                                                int onWhite, int onColour)
    {
        Targets found = 0;
        if constexpr (die != blueDie) {
            const int other = die == white ? onColour : onWhite;
            const int face = polished(state, die, die == white ? onWhite : onColour);
            found = M::when((other == 0) & (face != 0), M::template reachSingle<die>(seat, open, face));
        }
        if constexpr (die == white || die == blueDie) {
            const int column = polished(state, white, onWhite);
            const int row = polished(state, blueDie, onColour);
            found |= M::when((column != 0) & (row != 0), M::reachPair(open, row, column));
        }
        return found;
    }

    template <int die>
    [[gnu::always_inline]] static Targets asItLies(const State &state, const Seat &seat,
                                                   Targets open)
    {
        return reach<die>(state, seat, open, 0, 0);
    }

    // The same for an entry's die.
    static Targets reachOf(const State &state, const Seat &seat, Targets open, const Entry &entry)
    {
        return reachAny<0>(state, seat, open, entry);
    }

    template <int die>
    [[gnu::always_inline]] static Targets reachAny(const State &state, const Seat &seat,
                                                   Targets open, const Entry &entry)
    {
        if (die + 1 == dieCount || entry.die == die)
            return reach<die>(state, seat, open, entry.polishWhite, entry.polishColour);
        return reachAny<die + 1 == dieCount ? die : die + 1>(state, seat, open, entry);
    }

    // The most targets a die can have at once, as it lies.
    template <int die>
    static constexpr int mostTargets()
    {
        int most = 0;
        for (std::size_t area = 0; area < sheet.areas.size(); ++area) {
            if (die != white && die != static_cast<int>(area) + 1)
                continue;
            int ofArea = 1; // a pair finds one box
            if (!sheet.areas[area].grid)
                ofArea = M::plan.count[area];
            for (const Targets fits : M::plan.fits[area])
                ofArea = std::max(ofArea, std::popcount(fits));
            most += ofArea;
        }
        return most;
    }

    // Calls visit(reach, onWhite, onColour) for every way of polishing that fills something.
    template <int die, typename Visit>
    static void eachPolish(const State &state, const Seat &seat, Targets open, Visit &&visit)
    {
        if constexpr (hasPolish) {
            const int most = left(seat, polishTrack);
            const int colour = die == white ? blueDie : die;
            const bool pair = die == white || die == blueDie;
            const int whites = pair && has(state.tray, white) ? most : 0;
            const int colours = has(state.tray, colour) ? most : 0;
            for (int w = -whites; w <= whites; ++w) {
                const int rest = colours == 0 ? 0 : most - (w < 0 ? -w : w);
                for (int c = -rest; c <= rest; ++c)
                    if (const Targets found = reach<die>(state, seat, open, w, c))
                        visit(found, w, c);
            }
        }
    }

    // The dice among these that can be entered as they lie.
    template <int die = 0>
    [[gnu::always_inline]] static Dice enterable(const State &state, const Seat &seat,
                                                 Targets open, Dice among)
    {
        unsigned found = unsigned{asItLies<die>(state, seat, open) != 0} << die;
        if constexpr (die + 1 < dieCount)
            found |= enterable<die + 1>(state, seat, open, among);
        return static_cast<Dice>(found & among);
    }

    // The dice a passive seat may pick from: the tray, and the fields where the tray gives nothing.
    static Dice offered(const State &state, const Seat &seat, Targets open)
    {
        return enterable(state, seat, open, state.tray)
            ? state.tray
            : static_cast<Dice>(state.tray | state.field);
    }

    static bool canPick(const State &state, const Seat &seat)
    {
        const Targets open = M::openPieces(seat);
        if (enterable(state, seat, open, state.tray | state.field))
            return true; // on the tray, or on the fields and nothing on the tray
        if constexpr (hasPolish)
            return left(seat, polishTrack) > 0 && canPolish<0>(state, seat, open);
        return false;
    }

    template <int die>
    static bool canPolish(const State &state, const Seat &seat, Targets open)
    {
        bool found = false;
        eachPolish<die>(state, seat, open, [&](Targets, int, int) { found = true; });
        if constexpr (die + 1 < dieCount)
            found = found || canPolish<die + 1>(state, seat, open);
        return found;
    }
};

} // namespace foxpad::rules::clever
