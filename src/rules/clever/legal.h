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
    using Offer = typename R::Offer;

    // ---- parts of entries, made when compiling

    static constexpr auto seats = [] {
        std::array<Entry, mostSeats> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {.kind = {}, .seat = static_cast<std::uint8_t>(i)};
        return made;
    }();
    static constexpr auto targets = [] {
        std::array<Entry, Plan::mostTargets> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {.kind = {}, .target = static_cast<std::uint8_t>(i)};
        return made;
    }();
    static constexpr auto dice = [] {
        std::array<Entry, dieCount> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {.kind = {}, .die = static_cast<std::uint8_t>(i)};
        return made;
    }();
    // A target with the die of its colour.
    static constexpr auto coloured = [] {
        std::array<Entry, Plan::mostTargets> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = targets[i] | dice[M::plan.areaOf[i] + std::size_t{1}];
        return made;
    }();
    // Both in one list, white's half first, for sheets that are small enough: one loop ends once,
    // and when a loop ends can't be foretold.
    static constexpr std::size_t half = Plan::mostTargets / 2;
    static constexpr auto anyDie = [] {
        std::array<Entry, Plan::mostTargets> made{};
        for (std::size_t i = 0; i < half; ++i) {
            made[i] = targets[i];
            made[i + half] = coloured[i];
        }
        return made;
    }();
    static constexpr auto bonuses = [] {
        std::array<Entry, mostKinds> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {.kind = Kind::bonus, .bonus = static_cast<std::uint8_t>(i)};
        return made;
    }();
    static constexpr auto values = [] {
        std::array<Entry, highestFace + 1> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = {.kind = {}, .value = static_cast<std::uint8_t>(i)};
        return made;
    }();

    template <Kind kind>
    [[gnu::always_inline]] static Entry simple(int seat)
    {
        constexpr Entry part{.kind = kind};
        return part | seats[static_cast<std::size_t>(seat)];
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
        listDice(state, seat, simple<Kind::pick>(active), R::offer(state, seat), state.hand, out);
        if (sheet.mayDecline || out.size() == before)
            out.add(simple<Kind::pass>(active));
        if (R::left(seat, rerollTrack) > 0)
            out.add(simple<Kind::reroll>(active));
    }

    static void listServe(const State &state, EntryList &out)
    {
        const typename T::Served lowest = T::served(state);
        const unsigned tied = lowest.tied;
        for (unsigned some = tied; some; some = (some - 1) & tied)
            if (T::sizes[some] == lowest.wanted)
                out.add({.kind = Kind::serve, .die = static_cast<Dice>(lowest.sure | some)});
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
            const Offer offer = R::offer(state, seat);
            if (T::passive(state, i) && seat.share == Share::open) {
                const std::size_t before = out.size();
                listDice(state, seat, simple<Kind::pick>(i), offer, R::offered(state, offer), out);
                const bool owes = out.size() != before;
                if (sheet.mayDecline)
                    out.add(simple<Kind::pass>(i));
                if (owes) {
                    mayClose = false;
                    continue;
                }
            }
            if (R::left(seat, extraTrack) > 0)
                listDice(state, seat, simple<Kind::extra>(i), offer,
                         static_cast<Dice>(T::allDice & ~seat.extras), out);
        }
        if (mayClose)
            out.add(simple<Kind::next>(0));
    }

    static void listMarks(const State &state, EntryList &out)
    {
        for (int i = 0; i < state.seatCount; ++i) {
            const Seat &seat = state.seats[static_cast<std::size_t>(i)];
            if (seat.pending) {
                listBonuses(seat, i, out);
                continue;
            }
            listFree(seat, simple<Kind::mark>(i), M::reachFree(seat, M::openPieces(seat), 0), out);
            for (int track = 0; track < static_cast<int>(sheet.tracks.size()); ++track)
                if (R::left(seat, track) > 0)
                    out.add({.kind = Kind::use,
                             .seat = static_cast<std::uint8_t>(i),
                             .die = static_cast<std::uint8_t>(track)});
        }
        if (!T::anyPending(state))
            out.add(simple<Kind::next>(0));
    }

    static void listDice(const State &state, const Seat &seat, const Entry &part,
                         const Offer &offer, Dice among, EntryList &out)
    {
        if constexpr (R::hasPolish)
            if (R::left(seat, polishTrack) > 0)
                return listPolished(state, seat, part, among, out);
        const Offer given = offer.of(among);
        EntryList list = out; // of its own, so that no entry written can lie over its members
        if constexpr (M::plan.targetCount <= half) {
            listSet(given.white | given.coloured << half, part, anyDie, list);
        } else {
            listSet(given.white, part, targets, list);
            listSet(given.coloured, part, coloured, list);
        }
        out = list;
    }

    [[gnu::always_inline]] static void listSet(Targets set, const Entry &part,
                                               const std::array<Entry, Plan::mostTargets> &entries,
                                               EntryList &out)
    {
        for (; set; set &= set - 1)
            out.add(part | entries[static_cast<std::size_t>(std::countr_zero(set))]);
    }

    static void listPolished(const State &state, const Seat &seat, const Entry &part, Dice among,
                             EntryList &out)
    {
        const Targets open = M::openPieces(seat);
        for (int die = 0; die < dieCount; ++die) {
            if (!R::has(among, die))
                continue;
            R::eachPolish(state, seat, open, die, [&](Targets reach, int onWhite, int onColour) {
                Entry entry = part | dice[static_cast<std::size_t>(die)];
                entry.polishWhite = static_cast<std::int8_t>(onWhite);
                entry.polishColour = static_cast<std::int8_t>(onColour);
                listSet(reach, entry, targets, out);
            });
        }
    }

    static void listBonuses(const Seat &seat, int seatNumber, EntryList &out)
    {
        const Targets open = M::openPieces(seat);
        for (std::uint32_t pending = seat.pending; pending; pending = M::withoutKind(pending)) {
            const int kind = M::firstKind(pending);
            const auto at = static_cast<std::size_t>(kind);
            const Entry part = bonuses[at] | seats[static_cast<std::size_t>(seatNumber)];
            const Targets reach = M::reachBonus(seat, open, kind);
            if (sheet.kinds[at].face == 0)
                listFree(seat, part, reach, out);
            else
                listSet(reach, part, targets, out);
        }
    }

    // Entries whose number the player names, where one is written.
    static void listFree(const Seat &seat, const Entry &part, Targets reach, EntryList &out)
    {
        for (; reach; reach &= reach - 1) {
            const int target = std::countr_zero(reach);
            const Entry entry = part | targets[static_cast<std::size_t>(target)];
            if (!M::writesNumber(target)) {
                out.add(entry);
                continue;
            }
            for (int face = M::lowestFace(seat, target); face <= highestFace; ++face)
                out.add(entry | values[static_cast<std::size_t>(face)]);
        }
    }
};

} // namespace foxpad::rules::clever
