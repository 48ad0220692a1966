// SPDX-License-Identifier: GPL-3.0-or-later
// Every legal entry of a state.
#pragma once

#include "turn.h"

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Legal {
    using M = Marks<sheet>;
    using R = Reach<sheet>;
    using T = Turn<sheet>;

    static Entry simple(Kind kind, int seat)
    {
        return {.kind = kind, .seat = static_cast<std::uint8_t>(seat)};
    }

    static Entry dieEntry(Kind kind, int seat, int die, int target, int onWhite, int onColour)
    {
        return {.kind = kind,
                .seat = static_cast<std::uint8_t>(seat),
                .die = static_cast<std::uint8_t>(die),
                .target = static_cast<std::uint8_t>(target),
                .polishWhite = static_cast<std::int8_t>(onWhite),
                .polishColour = static_cast<std::int8_t>(onColour)};
    }

    static Entry freeEntry(Kind kind, int seat, int bonusKind, int target, int value)
    {
        return {.kind = kind,
                .seat = static_cast<std::uint8_t>(seat),
                .target = static_cast<std::uint8_t>(target),
                .value = static_cast<std::uint8_t>(value),
                .bonus = static_cast<std::uint8_t>(bonusKind)};
    }

    static void list(const State &state, EntryList &out)
    {
        out.clear();
        switch (state.phase) {
        case Phase::roll:
        case Phase::choose:
        case Phase::serve:
            listTurn(state, out);
            break;
        case Phase::share:
            listShare(state, out);
            break;
        case Phase::mark:
            listMarks(state, out);
            break;
        case Phase::over:
            break;
        }
    }

    static void listTurn(const State &state, EntryList &out)
    {
        if (T::anyPending(state)) {
            for (int seat = 0; seat < state.seatCount; ++seat)
                listBonuses(state.seats[static_cast<std::size_t>(seat)], seat, out);
        } else if (state.phase == Phase::roll) {
            out.add({.kind = Kind::roll, .die = state.hand});
        } else if (state.phase == Phase::choose) {
            listChoose(state, out);
        } else {
            listServe(state, out);
        }
    }

    static void listChoose(const State &state, EntryList &out)
    {
        const int active = state.active;
        const Seat &seat = state.seats[state.active];
        const std::size_t before = out.size();
        listDice(state, seat, Kind::pick, active, state.hand, out);
        if (sheet.mayDecline || out.size() == before)
            out.add(simple(Kind::pass, active));
        if (R::left(seat, rerollTrack) > 0)
            out.add(simple(Kind::reroll, active));
    }

    static void listServe(const State &state, EntryList &out)
    {
        const typename T::Served lowest = T::served(state);
        const unsigned tied = lowest.tied;
        for (unsigned some = tied; some; some = (some - 1) & tied)
            out.addIf(T::sizes[some] == lowest.wanted,
                      {.kind = Kind::serve, .die = static_cast<Dice>(lowest.sure | some)});
    }

    static void listShare(const State &state, EntryList &out)
    {
        bool mayClose = true;
        for (int i = 0; i < state.seatCount; ++i) {
            const Seat &seat = state.seats[static_cast<std::size_t>(i)];
            if (seat.pending) {
                listBonuses(seat, i, out);
                mayClose = false;
                continue;
            }
            if (T::passive(state, i) && seat.share == Share::open) {
                const std::size_t before = out.size();
                const Dice dice = R::offered(state, seat, M::openPieces(seat));
                listDice(state, seat, Kind::pick, i, dice, out);
                const bool owes = out.size() != before;
                if (sheet.mayDecline)
                    out.add(simple(Kind::pass, i));
                if (owes) {
                    mayClose = false;
                    continue;
                }
            }
            if (R::left(seat, extraTrack) > 0)
                listDice(state, seat, Kind::extra, i, static_cast<Dice>(T::allDice & ~seat.extras),
                         out);
        }
        if (mayClose)
            out.add(simple(Kind::next, 0));
    }

    static void listMarks(const State &state, EntryList &out)
    {
        for (int i = 0; i < state.seatCount; ++i) {
            const Seat &seat = state.seats[static_cast<std::size_t>(i)];
            if (seat.pending) {
                listBonuses(seat, i, out);
                continue;
            }
            const Targets reach = M::reachFree(seat, M::openPieces(seat), ~0U, 0);
            listFree(seat, Kind::mark, i, 0, reach, out);
            for (int track = 0; track < static_cast<int>(sheet.tracks.size()); ++track)
                if (R::left(seat, track) > 0)
                    out.add({.kind = Kind::use,
                             .seat = static_cast<std::uint8_t>(i),
                             .die = static_cast<std::uint8_t>(track)});
        }
        if (!T::anyPending(state))
            out.add(simple(Kind::next, 0));
    }

    static void listDice(const State &state, const Seat &seat, Kind kind, int seatNumber,
                         Dice dice, EntryList &out)
    {
        listDie<0>(state, seat, M::openPieces(seat), simple(kind, seatNumber), dice, out);
    }

    template <int die>
    [[gnu::always_inline]] static void listDie(const State &state, const Seat &seat, Targets open,
                                               Entry entry, Dice dice, EntryList &out)
    {
        entry.die = die;
        if constexpr (!R::hasPolish) {
            Targets reach = M::when(R::has(dice, die), R::template asItLies<die>(state, seat, open));
            for (int i = 0; i < R::template mostTargets<die>(); ++i) {
                entry.target = static_cast<std::uint8_t>(std::countr_zero(reach));
                out.addIf(reach != 0, entry);
                reach &= reach - 1;
            }
        } else if (R::has(dice, die)) {
            R::template eachPolish<die>(
                state, seat, open, [&](Targets reach, int onWhite, int onColour) {
                    entry.polishWhite = static_cast<std::int8_t>(onWhite);
                    entry.polishColour = static_cast<std::int8_t>(onColour);
                    for (; reach; reach &= reach - 1) {
                        entry.target = static_cast<std::uint8_t>(std::countr_zero(reach));
                        out.add(entry);
                    }
                });
            entry.polishWhite = entry.polishColour = 0;
        }
        if constexpr (die + 1 < dieCount)
            listDie<die + 1>(state, seat, open, entry, dice, out);
    }

    static void listBonuses(const Seat &seat, int seatNumber, EntryList &out)
    {
        const Targets open = M::openPieces(seat);
        for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind) {
            if (!M::pendingOf(seat, kind))
                continue;
            const Targets reach = M::reachBonus(seat, open, kind);
            if (sheet.kinds[static_cast<std::size_t>(kind)].face == 0) {
                listFree(seat, Kind::bonus, seatNumber, kind, reach, out);
                continue;
            }
            for (Targets rest = reach; rest; rest &= rest - 1)
                out.add(freeEntry(Kind::bonus, seatNumber, kind, std::countr_zero(rest), 0));
        }
    }

    // Entries whose number the player names, where one is written.
    static void listFree(const Seat &seat, Kind kind, int seatNumber, int bonusKind, Targets reach,
                         EntryList &out)
    {
        for (; reach; reach &= reach - 1) {
            const int target = std::countr_zero(reach);
            if (!M::writesNumber(target)) {
                out.add(freeEntry(kind, seatNumber, bonusKind, target, 0));
                continue;
            }
            for (int face = M::lowestFace(seat, target); face <= highestFace; ++face)
                out.add(freeEntry(kind, seatNumber, bonusKind, target, face));
        }
    }
};

} // namespace foxpad::rules::clever
