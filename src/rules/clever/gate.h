// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an entry is legal, and if not, why.
#pragma once

#include "../refusal.h"
#include "legal.h"

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Gate {
    using M = Marks<sheet>;
    using R = Reach<sheet>;
    using T = Turn<sheet>;
    using Offer = typename R::Offer;

    // Asks and acts side by side, so that an entry's kind is looked at once.
    static Refusal apply(State &state, const Entry &entry)
    {
        if (state.phase == Phase::over)
            return {Rule::gameOver};
        if (entry.seat >= state.seatCount)
            return {Rule::unknownSeat, {}, entry.seat + 1};
        Seat &seat = state.seats[entry.seat];
        Refusal refusal;
        switch (entry.kind) {
        case Kind::roll:
            if (!(refusal = checkRoll(state, entry)))
                T::roll(state, entry);
            return refusal;
        case Kind::pick:
            if (!(refusal = checkPick(state, seat, entry)))
                T::pick(state, seat, entry);
            return refusal;
        case Kind::extra:
            if (!(refusal = checkExtra(state, seat, entry)))
                T::extra(state, seat, entry);
            return refusal;
        case Kind::next:
            if (!(refusal = checkNext(state, entry)))
                T::next(state);
            return refusal;
        case Kind::bonus:
            if (!(refusal = checkBonus(seat, entry)))
                T::useBonus(seat, entry);
            return refusal;
        default:
            return applyRare(state, seat, entry);
        }
    }

private:
    static Refusal applyRare(State &state, Seat &seat, const Entry &entry)
    {
        Refusal refusal;
        switch (entry.kind) {
        case Kind::pass:
            if (!(refusal = checkPass(state, seat, entry)))
                T::pass(state, seat);
            return refusal;
        case Kind::reroll:
            if (!(refusal = checkReroll(state, seat, entry)))
                T::reroll(state, seat);
            return refusal;
        case Kind::serve:
            if (!(refusal = checkServe(state, entry)))
                T::serve(state, entry.die);
            return refusal;
        case Kind::mark:
            if (!(refusal = checkMark(state, seat, entry)))
                T::mark(seat, entry);
            return refusal;
        case Kind::use:
            if (!(refusal = checkUse(state, seat, entry)))
                ++seat.used[entry.die];
            return refusal;
        default:
            return {Rule::unknownEntry};
        }
    }

    // What picks, extra dice, passes and re-rolls need: dice that lie there, and nothing pending.
    static Refusal checkTurn(const State &state, const Seat &seat, const Entry &entry)
    {
        if (state.sheetEntry)
            return {Rule::wrongMode};
        if (seat.pending)
            return {Rule::bonusPending, {}, entry.seat + 1};
        if (state.phase == Phase::roll)
            return {Rule::rollDue};
        if (state.phase == Phase::serve)
            return {Rule::serveDue};
        return {};
    }

    static Refusal checkMarking(const State &state, const Seat &seat, const Entry &entry)
    {
        if (!state.sheetEntry)
            return {Rule::wrongMode};
        if (seat.pending)
            return {Rule::bonusPending, {}, entry.seat + 1};
        return {};
    }

    // What entries of a kind may say; a byte of all ones lets a member be anything.
    static constexpr std::uint8_t free = 0xFF;
    static constexpr Entry onlySeat{.kind = Kind{free}, .seat = free};
    static constexpr Entry onlyDice{.kind = Kind{free}, .die = free};
    static constexpr Entry onlyTrack{.kind = Kind{free}, .seat = free, .die = free};
    static constexpr Entry onlyDie{.kind = Kind{free},
                                   .seat = free,
                                   .die = free,
                                   .target = free,
                                   .polishWhite = -1,
                                   .polishColour = -1};
    static constexpr Entry onlyTarget{
        .kind = Kind{free}, .seat = free, .target = free, .value = free};
    static constexpr Entry onlyBonus = onlyTarget | Entry{.kind = Kind{free}, .bonus = free};

    static constexpr Entry onlyFaces{
        .kind = Kind{free}, .die = free, .faces = {free, free, free, free, free, free}};

    [[gnu::always_inline]] static Refusal plain(const Entry &entry, const Entry &only)
    {
        return entry.within(only) ? Refusal{} : Refusal{Rule::wrongWords};
    }

    static Refusal checkRoll(const State &state, const Entry &entry)
    {
        if (state.sheetEntry)
            return {Rule::wrongMode};
        if (T::anyPending(state))
            return {Rule::bonusPending};
        if (state.phase != Phase::roll)
            return {Rule::noRollDue};
        if (entry.die != state.hand)
            return {Rule::wrongDice};
        if (!T::areFaces(entry.faces, state.hand))
            return whyFaces(state, entry);
        return plain(entry, onlyFaces);
    }

    static Refusal whyFaces(const State &state, const Entry &entry)
    {
        for (std::size_t die = 0; die < dieCount; ++die)
            if (R::has(state.hand, static_cast<int>(die)) &&
                (entry.faces[die] < 1 || entry.faces[die] > highestFace))
                return {Rule::badFace, sheet.dice[die]};
        return {Rule::wrongWords};
    }

    static Refusal checkServe(const State &state, const Entry &entry)
    {
        if (state.sheetEntry)
            return {Rule::wrongMode};
        if (state.phase != Phase::serve)
            return {Rule::noServeDue};
        const typename T::Served lowest = T::served(state);
        if ((entry.die & ~lowest.tied) != lowest.sure ||
            T::sizes[entry.die & lowest.tied] != lowest.wanted)
            return {Rule::serveLowest};
        return plain(entry, onlyDice);
    }

    static Refusal checkNext(const State &state, const Entry &entry)
    {
        if (T::anyPending(state))
            return {Rule::bonusPending};
        if (state.phase == Phase::roll)
            return {Rule::rollDue};
        if (state.phase == Phase::serve)
            return {Rule::serveDue};
        if (state.phase == Phase::choose)
            return {Rule::chooseFirst};
        if (state.phase == Phase::share)
            for (int i = 0; i < state.seatCount; ++i) {
                const Seat &seat = state.seats[static_cast<std::size_t>(i)];
                if (T::passive(state, i) && seat.share == Share::open && R::canPick(state, seat))
                    return {Rule::owesDie, {}, i + 1};
            }
        return plain(entry, {.kind = Kind{free}});
    }

    static Refusal checkPick(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkTurn(state, seat, entry))
            return refusal;
        if (entry.die >= dieCount)
            return {Rule::unknownDie};
        const Offer offer = R::offer(state, seat);
        if (state.phase == Phase::choose) {
            if (entry.seat != state.active)
                return {Rule::notActive, {}, state.active + 1};
            if (!R::has(state.hand, entry.die))
                return {Rule::notInHand, sheet.dice[entry.die]};
        } else {
            if (!T::passive(state, entry.seat))
                return {Rule::notInHand, sheet.dice[entry.die]};
            if (seat.share != Share::open)
                return {Rule::alreadyPicked, {}, entry.seat + 1};
            if (!R::has(R::offered(state, offer), entry.die))
                return {Rule::fieldsClosed, sheet.dice[entry.die]};
        }
        return checkDie(state, seat, offer, entry);
    }

    static Refusal checkExtra(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkTurn(state, seat, entry))
            return refusal;
        if (entry.die >= dieCount)
            return {Rule::unknownDie};
        if (state.phase != Phase::share)
            return {Rule::notSharing};
        if (R::left(seat, extraTrack) == 0)
            return {Rule::noExtra};
        if (R::has(seat.extras, entry.die))
            return {Rule::extraUsed, sheet.dice[entry.die]};
        if (T::passive(state, entry.seat) && seat.share == Share::open && R::canPick(state, seat))
            return {Rule::extraTooEarly};
        return checkDie(state, seat, R::offer(state, seat), entry);
    }

    static Refusal checkPass(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkTurn(state, seat, entry))
            return refusal;
        if (state.phase == Phase::choose) {
            if (entry.seat != state.active)
                return {Rule::notActive, {}, state.active + 1};
            if (!sheet.mayDecline && R::offer(state, seat).of(state.hand).any())
                return {Rule::mustEnter};
        } else {
            if (!T::passive(state, entry.seat))
                return {Rule::noRollDue};
            if (!sheet.mayDecline)
                return {Rule::mustTakeTray};
            if (seat.share != Share::open)
                return {Rule::alreadyPicked, {}, entry.seat + 1};
        }
        return plain(entry, onlySeat);
    }

    static Refusal checkReroll(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkTurn(state, seat, entry))
            return refusal;
        if (state.phase != Phase::choose || entry.seat != state.active)
            return {Rule::notActive, {}, state.active + 1};
        if (R::left(seat, rerollTrack) == 0)
            return {Rule::noReroll};
        return plain(entry, onlySeat);
    }

    static Refusal checkUse(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkMarking(state, seat, entry))
            return refusal;
        if (entry.die >= sheet.tracks.size())
            return {Rule::unknownEntry};
        if (R::left(seat, entry.die) == 0)
            return {entry.die == rerollTrack  ? Rule::noReroll
                    : entry.die == extraTrack ? Rule::noExtra
                                              : Rule::noPolish};
        return plain(entry, onlyTrack);
    }

    static Refusal checkMark(const State &state, const Seat &seat, const Entry &entry)
    {
        if (Refusal refusal = checkMarking(state, seat, entry))
            return refusal;
        if (entry.target >= M::plan.targetCount)
            return {Rule::unknownTarget};
        return checkFree(seat, entry, 0);
    }

    static Refusal checkBonus(const Seat &seat, const Entry &entry)
    {
        if (entry.bonus >= sheet.kinds.size())
            return {Rule::unknownBonus};
        const BonusKind &kind = sheet.kinds[entry.bonus];
        if (!M::pendingOf(seat, entry.bonus))
            return {Rule::notPending, kind.name};
        if (entry.target >= M::plan.targetCount)
            return {Rule::unknownTarget};
        if (!(kind.areas >> M::plan.areaOf[entry.target] & 1))
            return {Rule::wrongColour, kind.name};
        return checkFree(seat, entry, kind.face);
    }

    // A mark, or a bonus: `face` 0 lets the entry name its number.
    static Refusal checkFree(const Seat &seat, const Entry &entry, int face)
    {
        const bool named = face == 0 && M::writesNumber(entry.target);
        if (named ? entry.value < 1 || entry.value > highestFace : entry.value != 0)
            return {Rule::badValue};
        const int with = named ? entry.value : face == 0 ? highestFace : face;
        if (!(M::reachFree(seat, M::openPieces(seat), with) & bit(entry.target)))
            return why(seat, entry.target, with, 0);
        return plain(entry, entry.kind == Kind::bonus ? onlyBonus : onlyTarget);
    }

    static Refusal checkDie(const State &state, const Seat &seat, const Offer &offer,
                            const Entry &entry)
    {
        if (entry.target >= M::plan.targetCount)
            return {Rule::unknownTarget};
        bool fits = offer.has(entry.die, entry.target);
        if (entry.polishWhite != 0 || entry.polishColour != 0) {
            if constexpr (!R::hasPolish)
                return {Rule::noPolish};
            if (Refusal refusal = checkPolish(state, seat, entry))
                return refusal;
            fits = (R::reach(state, seat, M::openPieces(seat), entry.die, entry.polishWhite,
                             entry.polishColour) &
                    bit(entry.target)) != 0;
        }
        return fits ? plain(entry, onlyDie) : whyDie(state, seat, entry);
    }

    static Refusal checkPolish(const State &state, const Seat &seat, const Entry &entry)
    {
        const int colour = entry.die == white ? R::blueDie : entry.die;
        const int dice[2] = {white, colour};
        const int amounts[2] = {entry.polishWhite, entry.polishColour};
        for (std::size_t i = 0; i < 2; ++i) {
            const auto die = static_cast<std::size_t>(dice[i]);
            if (amounts[i] == 0)
                continue;
            if (!R::has(state.tray, dice[i]))
                return {Rule::polishNotOnTray, sheet.dice[die]};
            if (R::polished(state, dice[i], amounts[i]) == 0)
                return {Rule::polishRange, sheet.dice[die]};
        }
        if (T::cost(entry.polishWhite) + T::cost(entry.polishColour) > R::left(seat, polishTrack))
            return {Rule::noPolish};
        return {};
    }

    // ---- reasons; only reached when something is refused

    static Refusal whyDie(const State &state, const Seat &seat, const Entry &entry)
    {
        const int area = M::plan.areaOf[entry.target];
        const bool pair = area == M::plan.pairArea;
        const bool mayGo = pair ? entry.die == white || entry.die == R::blueDie
                                : entry.die == white || entry.die == area + 1;
        if (!mayGo)
            return {Rule::wrongColour, sheet.dice[entry.die]};
        if (!pair && (entry.die == white ? entry.polishColour : entry.polishWhite) != 0)
            return {Rule::wrongWords};
        const int other = pair ? state.faces[white] + state.faces[R::blueDie] + entry.polishWhite +
                                     entry.polishColour
                               : 0;
        return why(seat, entry.target, T::faceOf(state, entry), other);
    }

    static Refusal why(const Seat &seat, int target, int face, int sum)
    {
        const auto at = static_cast<std::size_t>(target);
        const Area &area = sheet.areas[M::plan.areaOf[at]];
        if (const int n = M::plan.laneOf[at]; n >= 0)
            return whyLane(seat, area, n, face);
        if (seat.crossed & bit(target))
            return {Rule::filled, area.name};
        const Piece &piece =
            area.grid->pieces[at - static_cast<std::size_t>(M::plan.first[M::plan.areaOf[at]])];
        switch (area.grid->reads) {
        case Reads::face:
            return {Rule::notThatNumber, area.name, face, piece.number};
        case Reads::sum:
            return {Rule::notThatSum, area.name, sum, piece.number};
        case Reads::rowColumn:
            return {Rule::notThatBox, area.name};
        default:
            if (!(M::openPieces(seat) & bit(target)))
                return {Rule::notTouching, area.name};
            return {Rule::tooSmall, area.name, face, piece.number};
        }
    }

    static Refusal whyLane(const Seat &seat, const Area &area, int n, int face)
    {
        const Lane &lane = M::lane(n);
        const int filled = seat.filled[static_cast<std::size_t>(n)];
        if (filled == lane.fields)
            return {Rule::full, area.name};
        if (lane.order == Order::atLeast)
            return {Rule::tooLow, area.name, face, lane.atLeast[static_cast<std::size_t>(filled)]};
        const auto last =
            static_cast<std::size_t>(M::plan.laneStart[static_cast<std::size_t>(n)] + filled - 1);
        const Rule rule = lane.order == Order::rising ? Rule::topRises : Rule::purpleRises;
        return {rule, area.name, face, seat.written[last]};
    }
};

} // namespace foxpad::rules::clever
