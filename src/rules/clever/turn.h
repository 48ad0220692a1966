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
    static constexpr auto sizes = [] { // of every set of dice
        std::array<std::uint8_t, allDice + 1> made{};
        for (unsigned set = 0; set <= allDice; ++set)
            made[set] = static_cast<std::uint8_t>(std::popcount(set));
        return made;
    }();

    // All bits of the dice of every set, in a word of faces.
    static constexpr auto bytesOf = [] {
        std::array<std::uint64_t, allDice + 1> made{};
        for (std::size_t set = 0; set < made.size(); ++set) {
            Faces bytes{};
            for (std::size_t die = 0; die < dieCount; ++die)
                bytes[die] = (set >> die & 1) != 0 ? 0xFF : 0;
            made[set] = std::bit_cast<std::uint64_t>(bytes);
        }
        return made;
    }();
    static constexpr std::uint64_t eachByte = 0x0101010101010101;

    // Whether these dice show 1 to 6, and no other shows anything.
    static bool areFaces(const Faces &faces, Dice dice)
    {
        const auto word = std::bit_cast<std::uint64_t>(faces);
        const std::uint64_t own = bytesOf[dice];
        const std::uint64_t wrong = (word & ~own)                           // another die
                                    | (word & 0xF8 * eachByte)              // 8 and up
                                    | ((word + eachByte) & 0x08 * eachByte) // 7
                                    |
                                    ((word - (own & eachByte)) & 0x80 * eachByte); // 0: it borrows
        return wrong == 0;
    }

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
        const auto others = std::bit_cast<std::uint64_t>(state.faces) & ~bytesOf[state.hand];
        state.faces = std::bit_cast<Faces>(others | std::bit_cast<std::uint64_t>(entry.faces));
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
        // How often each face lies there, four bits a face; the third lowest die decides.
        unsigned counts = 0;
        for (std::size_t die = 0; die < dieCount; ++die)
            counts += 1U << (4 * state.faces[die]);
        const auto count = [&](int of) { return static_cast<int>(counts >> (4 * of) & 15U); };
        int below = 0;
        int face = 1;
        int with = count(1);
        while (with < 3) {
            below = with;
            with += count(++face);
        }
        unsigned sure = 0;
        unsigned tied = 0;
        for (std::size_t die = 0; die < dieCount; ++die) {
            sure |= unsigned{state.faces[die] < face} << die;
            tied |= unsigned{state.faces[die] == face} << die;
        }
        return {static_cast<Dice>(sure), static_cast<Dice>(tied), 3 - below, with - 3};
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
        unsigned lower = 0;
        for (std::size_t other = 0; other < dieCount; ++other)
            lower |= unsigned{state.faces[other] < face} << other;
        lower &= state.hand;
        state.tray = static_cast<Dice>(state.tray | lower);
        state.hand = static_cast<Dice>(state.hand & ~lower);
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
        const bool roundDone = state.sheetEntry || state.soloPassive ||
                               (!solo(state) && state.active + 1 == state.seatCount);
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
                seat.used[polishTrack] + cost(entry.polishWhite) + cost(entry.polishColour));
        M::fill(seat, entry.target, face);
        if (seat.pending)
            M::settle(seat);
    }

    // The face of the die as it is entered.
    static int faceOf(const State &state, const Entry &entry)
    {
        return state.faces[entry.die] +
               (entry.die == white ? entry.polishWhite : entry.polishColour);
    }

    static void pick(State &state, Seat &seat, const Entry &entry)
    {
        if (state.phase == Phase::choose)
            place(state, entry.die);
        else
            seat.share = Share::picked;
        enter(seat, entry, faceOf(state, entry));
    }

    static void extra(State &state, Seat &seat, const Entry &entry)
    {
        ++seat.used[extraTrack];
        seat.extras |= R::one(entry.die);
        enter(seat, entry, faceOf(state, entry));
    }

    static void pass(State &state, Seat &seat)
    {
        if (state.phase == Phase::choose)
            endRoll(state);
        else
            seat.share = Share::passed;
    }

    static void reroll(State &state, Seat &seat)
    {
        ++seat.used[rerollTrack];
        state.phase = Phase::roll;
    }

    static void useBonus(Seat &seat, const Entry &entry)
    {
        const int face = sheet.kinds[entry.bonus].face;
        seat.pending -= 1U << (4 * entry.bonus);
        enter(seat, entry, face ? face : entry.value);
    }

    static void mark(Seat &seat, const Entry &entry)
    {
        enter(seat, entry, M::writesNumber(entry.target) ? entry.value : highestFace);
    }
};

} // namespace foxpad::rules::clever
