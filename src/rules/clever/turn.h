// SPDX-License-Identifier: GPL-3.0-or-later
// How a game goes on: rolls, picks, sharing, rounds. It changes a state and asks nothing; Gate
// has asked before.
#pragma once

#include "../entry.h"
#include "reach.h"

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Turn {
    using M = Marks<sheet>;
    using R = Reach<sheet>;
    static constexpr Dice allDice = (1U << dieCount) - 1;

    static bool solo(const State &state) { return state.table == 1; }

    static bool passive(const State &state, int seat)
    {
        return state.soloPassive || seat != state.active;
    }

    static bool anyPending(const State &state)
    {
        std::uint32_t pending = state.seats[0].pending;
        for (std::size_t i = 1; i < state.seatCount; ++i)
            pending |= state.seats[i].pending;
        return pending != 0;
    }

    static void startRound(State &state)
    {
        const Icon icon = sheet.roundIcons[state.round];
        for (std::size_t i = 0; i < state.seatCount; ++i)
            M::give(state.seats[i], icon);
    }

    static void startTurn(State &state)
    {
        state.faces = {};
        state.hand = allDice;
        state.field = 0;
        state.tray = 0;
        state.roll = 1;
        state.phase = Phase::roll;
        for (std::size_t i = 0; i < state.seatCount; ++i) {
            state.seats[i].extras = 0;
            state.seats[i].share = Share::open;
        }
    }

    static void roll(State &state, const Entry &entry)
    {
        for (std::size_t die = 0; die < dieCount; ++die)
            if (R::has(state.hand, static_cast<int>(die)))
                state.faces[die] = entry.faces[die];
        state.phase = Phase::choose;
        if (!state.soloPassive)
            return;
        const Served lowest = served(state);
        if (lowest.free == 0)
            serve(state, lowest.sure | lowest.tied);
        else
            state.phase = Phase::serve;
    }

    // The solo player's tray: dice that lie on it for sure, and equal ones of which `free` must
    // be left out.
    struct Served {
        Dice sure = 0;
        Dice tied = 0;
        int wanted = 0; // of the tied ones
        int free = 0;
    };

    static Served served(const State &state)
    {
        Served result;
        int count = 0;
        for (int face = 1; count < 3; ++face) {
            result.sure |= result.tied;
            result.tied = 0;
            for (int die = 0; die < dieCount; ++die)
                if (state.faces[static_cast<std::size_t>(die)] == face)
                    result.tied |= R::one(die);
            result.wanted = 3 - count;
            count += std::popcount(result.tied);
        }
        result.free = count - 3;
        return result;
    }

    static void serve(State &state, int tray)
    {
        state.tray = static_cast<Dice>(tray);
        state.field = static_cast<Dice>(allDice & ~tray);
        state.hand = 0;
        state.phase = Phase::share;
    }

    // A die goes from the hand to a field, lower ones to the tray.
    static void place(State &state, int die)
    {
        const int face = state.faces[static_cast<std::size_t>(die)];
        state.hand &= static_cast<Dice>(~R::one(die));
        state.field |= R::one(die);
        Dice lower = 0;
        for (int other = 0; other < dieCount; ++other)
            if (state.faces[static_cast<std::size_t>(other)] < face)
                lower |= R::one(other);
        lower &= state.hand;
        state.tray |= lower;
        state.hand &= static_cast<Dice>(~lower);
        endRoll(state);
    }

    static void endRoll(State &state)
    {
        if (state.roll == lastRoll || state.hand == 0) {
            state.tray |= state.hand;
            state.hand = 0;
            state.phase = Phase::share;
        } else {
            ++state.roll;
            state.phase = Phase::roll;
        }
    }

    static void next(State &state)
    {
        const bool roundDone = state.sheetEntry || state.soloPassive
            || (!solo(state) && state.active + 1 == state.seatCount);
        if (roundDone && state.round + 1 == state.rounds) {
            state.phase = Phase::over;
            return;
        }
        if (state.sheetEntry) {
            ++state.round;
            startRound(state);
            return;
        }
        startTurn(state);
        if (solo(state))
            state.soloPassive = !state.soloPassive;
        else
            state.active = static_cast<std::uint8_t>((state.active + 1) % state.seatCount);
        if (roundDone) {
            ++state.round;
            startRound(state);
        }
    }

    static int cost(int polish) { return polish < 0 ? -polish : polish; }

    // Fills the sheet and pays the polish.
    static void enter(Seat &seat, const Entry &entry, int face)
    {
        if constexpr (R::hasPolish)
            seat.used[polishTrack] = static_cast<std::uint8_t>(
                seat.used[polishTrack] + cost(entry.polish[0]) + cost(entry.polish[1]));
        M::fill(seat, entry.target, face);
        if (seat.pending)
            M::settle(seat);
    }

    // The face of the die as it is entered.
    static int faceOf(const State &state, const Entry &entry)
    {
        return state.faces[entry.die] + (entry.die == white ? entry.polish[0] : entry.polish[1]);
    }

    static void make(State &state, const Entry &entry)
    {
        Seat &seat = state.seats[entry.seat];
        switch (entry.kind) {
        case Kind::roll:
            roll(state, entry);
            break;
        case Kind::pick: {
            const int face = faceOf(state, entry);
            if (state.phase == Phase::choose)
                place(state, entry.die);
            else
                seat.share = Share::picked;
            enter(seat, entry, face);
            break;
        }
        case Kind::extra:
            ++seat.used[extraTrack];
            seat.extras |= R::one(entry.die);
            enter(seat, entry, faceOf(state, entry));
            break;
        case Kind::pass:
            if (state.phase == Phase::choose)
                endRoll(state);
            else
                seat.share = Share::passed;
            break;
        case Kind::reroll:
            ++seat.used[rerollTrack];
            state.phase = Phase::roll;
            break;
        case Kind::serve:
            serve(state, entry.die);
            break;
        case Kind::bonus: {
            const int face = sheet.kinds[entry.bonus].face;
            seat.pending -= 1U << (4 * entry.bonus);
            enter(seat, entry, face ? face : entry.value);
            break;
        }
        case Kind::mark:
            enter(seat, entry, M::writesNumber(entry.target) ? entry.value : highestFace);
            break;
        case Kind::use:
            ++seat.used[entry.die];
            break;
        default:
            next(state);
        }
    }
};

} // namespace foxpad::rules::clever
