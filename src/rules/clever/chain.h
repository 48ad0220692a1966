// SPDX-License-Identifier: GPL-3.0-or-later
// The states an entry leads through: what it fills itself, then each step of the chain it sets off.
#pragma once

#include "gate.h"

#include <vector>

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Chain {
    using M = Marks<sheet>;
    using T = Turn<sheet>;

    // Nothing where the entry is refused. The last state is the one Gate leads to.
    static std::vector<State> states(const State &before, const Entry &entry)
    {
        State after = before;
        if (Gate<sheet>::apply(after, entry))
            return {};
        if (!fills(entry))
            return {after};
        State step = after;
        Seat &seat = step.seats[entry.seat];
        begin(before, entry, seat);
        std::vector<State> all{step};
        while (seat.pending && M::settleOnce(seat))
            all.push_back(step);
        all.back() = step; // what had no place is dropped without a step of its own
        return all;
    }

private:
    static bool fills(const Entry &entry)
    {
        return entry.kind == Kind::pick || entry.kind == Kind::extra || entry.kind == Kind::bonus ||
               entry.kind == Kind::mark;
    }

    // `seat` is as the whole entry leaves it; brings it to where nothing is settled yet. What it
    // paid stays paid.
    static void begin(const State &before, const Entry &entry, Seat &seat)
    {
        const Seat paid = seat;
        seat = before.seats[entry.seat];
        seat.used = paid.used;
        seat.extras = paid.extras;
        seat.share = paid.share;
        if (entry.kind == Kind::bonus)
            seat.pending -= 1U << (4 * entry.bonus);
        M::fill(seat, entry.target, face(before, entry));
    }

    static int face(const State &before, const Entry &entry)
    {
        switch (entry.kind) {
        case Kind::bonus:
            return sheet.kinds[entry.bonus].face ? sheet.kinds[entry.bonus].face : entry.value;
        case Kind::mark:
            return M::writesNumber(entry.target) ? entry.value : highestFace;
        default:
            return T::faceOf(before, entry);
        }
    }
};

} // namespace foxpad::rules::clever
