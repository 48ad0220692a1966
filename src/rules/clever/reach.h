// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice on the table can fill on a seat's sheet. Listing and checking both ask here.
#pragma once

#include "marks.h"

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
    static int polished(const State &state, int die, int by)
    {
        const int face = state.faces[static_cast<std::size_t>(die)] + by;
        if (by != 0 && (!has(state.tray, die) || face < 1 || face > highestFace))
            return 0;
        return face;
    }

    // What a die can fill with this much polish on white and on the coloured die of the entry.
    static Targets withPolish(const State &state, const Seat &seat, Targets open, int die,
                              int onWhite, int onColour)
    {
        Targets found = 0;
        if (die != blueDie && (die == white ? onColour : onWhite) == 0) {
            if (const int face = polished(state, die, die == white ? onWhite : onColour))
                found = M::reachSingle(seat, open, die, face);
        }
        if (die == white || die == blueDie) {
            const int column = polished(state, white, onWhite);
            const int row = polished(state, blueDie, onColour);
            if (column && row)
                found |= M::reachPair(open, row, column);
        }
        return found;
    }

    static Targets asItLies(const State &state, const Seat &seat, Targets open, int die)
    {
        return withPolish(state, seat, open, die, 0, 0);
    }

    // Calls visit(reach, onWhite, onColour) for every way of polishing that fills something.
    template <typename Visit>
    static void eachPolish(const State &state, const Seat &seat, Targets open, int die,
                           Visit &&visit)
    {
        if constexpr (!hasPolish) {
            if (const Targets reach = asItLies(state, seat, open, die))
                visit(reach, 0, 0);
        } else {
            const int most = left(seat, polishTrack);
            const int colour = die == white ? blueDie : die;
            const bool pair = die == white || die == blueDie;
            const int whites = pair && has(state.tray, white) ? most : 0;
            const int colours = has(state.tray, colour) ? most : 0;
            for (int w = -whites; w <= whites; ++w) {
                const int rest = colours == 0 ? 0 : most - (w < 0 ? -w : w);
                for (int c = -rest; c <= rest; ++c)
                    if (const Targets reach = withPolish(state, seat, open, die, w, c))
                        visit(reach, w, c);
            }
        }
    }

    // The dice among these that can be entered as they lie.
    static Dice enterable(const State &state, const Seat &seat, Targets open, Dice among)
    {
        Dice found = 0;
        for (int die = 0; die < dieCount; ++die)
            if (has(among, die) && asItLies(state, seat, open, die))
                found = static_cast<Dice>(found | one(die));
        return found;
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
        bool found = false;
        if constexpr (hasPolish)
            for (int die = 0; die < dieCount && !found; ++die)
                eachPolish(state, seat, open, die, [&](Targets, int, int) { found = true; });
        return found;
    }
};

} // namespace foxpad::rules::clever
