// SPDX-License-Identifier: GPL-3.0-or-later
// One player's sheet: what may be filled, filling it, and the chain that follows.
#pragma once

#include "plan.h"
#include "score.h"

#include <bit>

namespace foxpad::rules::clever {

template <const Sheet &sheet>
struct Marks {
    static constexpr Plan plan = makePlan(sheet);

    // All lanes of the sheet, area after area.
    static constexpr auto lanes = [] {
        std::array<Lane, mostLanes> made{};
        std::size_t n = 0;
        for (const Area &area : sheet.areas)
            for (const Lane &it : area.lanes)
                made[n++] = it;
        return made;
    }();
    static constexpr const Lane &lane(int n) { return lanes[static_cast<std::size_t>(n)]; }

    static constexpr bool writesNumber(int target)
    {
        const int n = plan.laneOf[static_cast<std::size_t>(target)];
        return n >= 0 && lane(n).writesNumber();
    }

    // ---- what may be filled

    // Computed without branches: they would follow the dice, which can't be foretold.

    // The lowest face a lane takes, as every order there is goes: any above it fits too. More than
    // a die has where nothing does.
    static constexpr std::uint8_t noFace = highestFace + 1;

    // By the fields filled, or, where the lane rises, by the number before.
    template <int n>
    static constexpr auto lowestAt = [] {
        constexpr const Lane &it = lane(n);
        std::array<std::uint8_t, std::size(it.icons) + 1> made{};
        made.fill(noFace);
        for (std::size_t i = 0; i < it.fields; ++i)
            made[i] = it.order == Order::atLeast ? it.atLeast[i] : 1;
        if (it.order == Order::rising || it.order == Order::risingPastSix)
            for (std::uint8_t face = 0; face <= highestFace; ++face)
                made[face] = static_cast<std::uint8_t>(face + 1);
        if (it.order == Order::risingPastSix)
            made[highestFace] = 1;
        return made;
    }();

    template <int n>
    [[gnu::always_inline]] static int lowest(const Seat &seat)
    {
        constexpr const Lane &it = lane(n);
        const unsigned filled = seat.filled[n];
        if constexpr (it.order == Order::any || it.order == Order::atLeast) {
            return lowestAt<n>[filled];
        } else {
            const unsigned begun = filled ? 1 : 0;
            const unsigned last = static_cast<unsigned>(plan.laneStart[n]) + filled - begun;
            const int next = lowestAt<n>[begun * seat.written[last]];
            return filled < it.fields ? next : noFace;
        }
    }

    // Pieces not crossed, and touching crossed ones where the area asks for that.
    [[gnu::always_inline]] static Targets openPieces(const Seat &seat)
    {
        Targets open = plan.grids & ~seat.crossed;
        if constexpr (plan.mustTouch != 0) {
            Targets near = plan.starts;
            const Targets begun = seat.crossed & plan.mustTouch;
            if (begun) {
                near = 0;
                for (Targets rest = begun; rest; rest &= rest - 1)
                    near |= plan.touches[static_cast<std::size_t>(std::countr_zero(rest))];
            }
            open &= near | ~plan.mustTouch;
        }
        return open;
    }

    // What a face can fill in an area that needs one die only.
    template <int area, int n = 0>
    [[gnu::always_inline]] static Targets reachArea(const Seat &seat, Targets open, int face)
    {
        if constexpr (sheet.areas[area].grid != nullptr) {
            return plan.fits[area][static_cast<std::size_t>(face)] & open;
        } else {
            const Targets found = Targets{face >= lowest<plan.firstLane[area] + n>(seat)}
                                  << (plan.first[area] + n);
            if constexpr (n + 1 < plan.count[area])
                return found | reachArea<area, n + 1>(seat, open, face);
            return found;
        }
    }

    [[gnu::always_inline]] static Targets reachPair(Targets open, int blue, int whiteFace)
    {
        return plan.pairFits[static_cast<std::size_t>(blue)][static_cast<std::size_t>(whiteFace)] &
               open;
    }

    // What white can fill, the pair area left out.
    template <int area = 0>
    [[gnu::always_inline]] static Targets reachWhite(const Seat &seat, Targets open, int face)
    {
        Targets found = 0;
        if constexpr (area != plan.pairArea)
            found = reachArea<area>(seat, open, face);
        if constexpr (area + 2 < dieCount)
            found |= reachWhite<area + 1>(seat, open, face);
        return found;
    }

    // What the coloured dice can fill, each in its own area, the pair area left out.
    template <int area = 0>
    [[gnu::always_inline]] static Targets reachColours(const Seat &seat, Targets open,
                                                       const Faces &faces)
    {
        Targets found = 0;
        if constexpr (area != plan.pairArea)
            found = reachArea<area>(seat, open, faces[area + 1]);
        if constexpr (area + 2 < dieCount)
            found |= reachColours<area + 1>(seat, open, faces);
        return found;
    }

    // What a face can fill when no dice are asked for: grids give every open piece. Face 0 stands
    // for all faces: the highest fits wherever any does, in a lane that begins anew after a 6 too.
    template <int n = 0>
    [[gnu::always_inline]] static Targets reachFree(const Seat &seat, Targets open, int face)
    {
        constexpr int area = plan.laneArea[n];
        const Targets found = Targets{(face == 0 ? highestFace : face) >= lowest<n>(seat)}
                              << (plan.first[area] + n - plan.firstLane[area]);
        if constexpr (n + 1 < plan.laneCount)
            return found | reachFree<n + 1>(seat, open, face);
        return found | open;
    }

    static Targets reachBonus(const Seat &seat, Targets open, int kind)
    {
        const BonusKind &it = sheet.kinds[static_cast<std::size_t>(kind)];
        return reachFree(seat, open, it.face) & kindTargets[static_cast<std::size_t>(kind)];
    }

    static constexpr auto kindTargets = [] {
        std::array<Targets, mostKinds> made{};
        for (std::size_t kind = 0; kind < sheet.kinds.size(); ++kind)
            for (std::size_t area = 0; area + 1 < dieCount; ++area)
                if (sheet.kinds[kind].areas >> area & 1)
                    made[kind] |= plan.all[area];
        return made;
    }();

    // The lowest face a number target takes; as every order there is goes, so does any above it.
    static int lowestFace(const Seat &seat, int target)
    {
        int face = 1;
        while (!(reachFree(seat, 0, face) & bit(target)))
            ++face;
        return face;
    }

    // ---- filling

    // Fills a target with a face; what it gives is credited or becomes pending.
    static void fill(Seat &seat, int target, int face)
    {
        const auto at = static_cast<std::size_t>(target);
        if (const int n = plan.laneOf[at]; n >= 0) {
            fillLane(seat, n, face);
            return;
        }
        seat.crossed |= bit(target);
        if constexpr (plan.givesAtOnce)
            earn(seat, plan.icons[at]);
        for (std::size_t i = 0; i < static_cast<std::size_t>(plan.mostLines); ++i) {
            const TargetLine &line = plan.lines[at][i];
            const Targets done = seat.crossed & line.targets;
            bool complete = done == line.targets;
            if constexpr (plan.countsLines)
                complete = line.need == 0 ? complete : std::popcount(done) == line.need;
            earn(seat, Icon{static_cast<std::uint8_t>(line.icon.code * unsigned{complete})});
        }
    }

    static void fillLane(Seat &seat, int n, int face)
    {
        const Lane &it = lane(n);
        const auto at = static_cast<std::size_t>(n);
        const std::size_t field = seat.filled[at]++;
        seat.written[static_cast<std::size_t>(plan.laneStart[at]) + field] =
            static_cast<std::uint8_t>(it.writesNumber() ? face * it.factor[field] : 1);
        earn(seat,
             Icon{static_cast<std::uint8_t>(it.icons[field].code * (it.iconFaces >> face & 1U))});
        if constexpr (plan.echoes)
            if (it.echoFace != 0 && face == it.echoFace && seat.filled[at] < it.fields)
                seat.written[static_cast<std::size_t>(plan.laneStart[at]) + seat.filled[at]++] =
                    it.echoFace;
    }

    // What an icon adds to a seat, so that earning it asks nothing: which icon comes can't be
    // foretold.
    struct Gain {
        std::uint32_t pending = 0;
        std::uint8_t track = 0;
        std::uint8_t unlocks = 0;
        std::uint8_t foxes = 0;
    };
    static constexpr auto gains = [] {
        std::array<Gain, 16> made{};
        for (std::uint8_t code = 1; code < 16; ++code) {
            const Icon icon{code};
            if (icon.isBonus())
                made[code].pending = 1U << (4 * icon.kind());
            else if (icon.isFox())
                made[code].foxes = 1;
            else if (icon.track() < mostTracks)
                made[code] = {0, static_cast<std::uint8_t>(icon.track()), 1, 0};
        }
        return made;
    }();

    [[gnu::always_inline]] static void credit(Seat &seat, const Gain &gain)
    {
        seat.pending += gain.pending;
        seat.foxes = static_cast<std::uint8_t>(seat.foxes + gain.foxes);
        seat.unlocked[gain.track] =
            static_cast<std::uint8_t>(seat.unlocked[gain.track] + gain.unlocks);
    }

    [[gnu::always_inline]] static void earn(Seat &seat, Icon icon)
    {
        const Gain &gain = gains[icon.code];
        credit(seat, gain);
        if constexpr (plan.tracksEnd)
            if (gain.unlocks && seat.unlocked[gain.track] == sheet.tracks[gain.track].fields)
                credit(seat, gains[sheet.tracks[gain.track].end.code]);
    }

    static int pendingOf(const Seat &seat, int kind) { return seat.pending >> (4 * kind) & 15U; }

    static int firstKind(std::uint32_t pending) { return std::countr_zero(pending) / 4; }
    static std::uint32_t withoutKind(std::uint32_t pending) // without the first one
    {
        return pending & ~(15U << (4 * firstKind(pending)));
    }

    // Drops what has no place, enters by itself what leaves no choice, until neither is there.
    static void settle(Seat &seat)
    {
        while (seat.pending && settleOnce(seat)) {
        }
    }

    // One step of it; whether something was entered.
    static bool settleOnce(Seat &seat)
    {
        const Targets open = openPieces(seat);
        Targets reach = 0;
        for (std::uint32_t rest = seat.pending; rest; rest = withoutKind(rest)) {
            reach = reachBonus(seat, open, firstKind(rest));
            if (!reach)
                seat.pending &= ~(15U << (4 * firstKind(rest)));
        }
        if (!seat.pending)
            return false;
        const int kind = firstKind(seat.pending);
        if (withoutKind(seat.pending))
            return false; // another kind is pending too: the player says which comes first
        reach = reachBonus(seat, open, kind);
        if (reach & (reach - 1))
            return false;
        const int target = std::countr_zero(reach);
        int face = sheet.kinds[static_cast<std::size_t>(kind)].face;
        if (face == 0 && writesNumber(target)) {
            face = lowestFace(seat, target);
            if (face < highestFace)
                return false; // a number is left to choose
        }
        seat.pending -= 1U << (4 * kind);
        fill(seat, target, face);
        return true;
    }

    static void give(Seat &seat, Icon icon)
    {
        earn(seat, icon);
        settle(seat);
    }

    // ---- scoring

    static int scoreArea(const Seat &seat, int area)
    {
        const auto at = static_cast<std::size_t>(area);
        const std::uint64_t own = (seat.crossed & plan.all[at]) >> plan.first[at];
        const auto firstLane = static_cast<std::size_t>(plan.firstLane[at]);
        const bool inLanes = sheet.areas[at].grid == nullptr;
        return sheet.areas[at].score(
            sheet.areas[at], own, inLanes ? &seat.filled[firstLane] : nullptr,
            inLanes ? &seat.written[static_cast<std::size_t>(plan.laneStart[firstLane])] : nullptr);
    }
};

} // namespace foxpad::rules::clever
