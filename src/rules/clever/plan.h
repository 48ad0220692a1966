// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a sheet's table, computed once, when compiling.
#pragma once

#include "sheet.h"

#include <algorithm>
#include <bit>

namespace foxpad::rules::clever {

constexpr Targets bit(int n)
{
    return Targets{1} << n;
}

struct TargetLine {
    Targets targets = ~Targets{0}; // never complete
    std::uint8_t need = 0;         // 0: all
    Icon icon{};
};

struct Plan {
    static constexpr int mostTargets = 64;
    static constexpr int mostLinesOfOne = 3;

    int targetCount = 0;
    int laneCount = 0;
    int pairArea = -1;                         // the one that blue and white fill together
    std::array<int, dieCount - 1> first{};     // an area's first target
    std::array<int, dieCount - 1> firstLane{}; // and its first lane
    std::array<int, dieCount - 1> count{};
    std::array<Targets, dieCount - 1> all{};
    std::array<std::array<Targets, highestFace + 1>, dieCount - 1> fits{};        // grids, by face
    std::array<std::array<Targets, highestFace + 1>, highestFace + 1> pairFits{}; // [blue][white]
    std::array<std::uint8_t, mostTargets> areaOf{};
    std::array<std::int8_t, mostTargets> laneOf{}; // -1 in grids
    std::array<int, mostLanes> laneStart{};        // in Seat::written
    std::array<int, mostLanes> laneArea{};
    Targets printed = 0;
    Targets grids = 0;
    Targets starts = 0;    // pieces that need not touch
    Targets mustTouch = 0; // pieces that must, once the area is begun
    std::array<Targets, mostTargets> touches{};
    std::array<Icon, mostTargets> icons{};
    std::array<std::array<TargetLine, mostLinesOfOne>, mostTargets> lines{};
    std::array<std::uint8_t, mostTargets> lineCount{};
    int mostLines = 0;        // that one target is in
    bool countsLines = false; // some line needs a part of its targets only
    bool givesAtOnce = false; // some piece of a grid has an icon
    bool echoes = false;      // some lane writes a face twice
    bool tracksEnd = false;   // some track gives something at its end
};

constexpr bool boxesTouch(std::uint64_t a, std::uint64_t b, int columns)
{
    for (int box = 0; box < 64; ++box) {
        if (!(a >> box & 1))
            continue;
        const bool right = (box + 1) % columns != 0 && box + 1 < 64 && (b >> (box + 1) & 1);
        const bool left = box % columns != 0 && (b >> (box - 1) & 1);
        const bool below = box + columns < 64 && (b >> (box + columns) & 1);
        const bool above = box >= columns && (b >> (box - columns) & 1);
        if (right || left || below || above)
            return true;
    }
    return false;
}

constexpr void planTouching(Plan &plan, const Grid &grid, int first)
{
    const int count = static_cast<int>(grid.pieces.size());
    for (int i = 0; i < count; ++i) {
        const Piece &piece = grid.pieces[static_cast<std::size_t>(i)];
        const auto target = static_cast<std::size_t>(first + i);
        plan.mustTouch |= bit(first + i);
        if (piece.start)
            plan.starts |= bit(first + i);
        for (int j = 0; j < count; ++j)
            if (j != i && boxesTouch(piece.boxes, grid.pieces[static_cast<std::size_t>(j)].boxes,
                                     grid.columns))
                plan.touches[target] |= bit(first + j);
    }
}

constexpr void planFits(Plan &plan, const Grid &grid, std::size_t area, int first)
{
    for (int i = 0; i < static_cast<int>(grid.pieces.size()); ++i) {
        const Piece &piece = grid.pieces[static_cast<std::size_t>(i)];
        for (int a = 1; a <= highestFace; ++a) {
            const auto face = static_cast<std::size_t>(a);
            if ((grid.reads == Reads::face && piece.number == a) ||
                (grid.reads == Reads::groupSize && piece.number <= a))
                plan.fits[area][face] |= bit(first + i);
            for (int b = 1; b <= highestFace; ++b)
                if ((grid.reads == Reads::sum && piece.number == a + b) ||
                    (grid.reads == Reads::rowColumn && i == (a - 1) * grid.columns + b - 1))
                    plan.pairFits[face][static_cast<std::size_t>(b)] |= bit(first + i);
        }
    }
}

constexpr void planGrid(Plan &plan, const Grid &grid, std::size_t area, int first)
{
    for (int i = 0; i < static_cast<int>(grid.pieces.size()); ++i) {
        const Piece &piece = grid.pieces[static_cast<std::size_t>(i)];
        const auto target = static_cast<std::size_t>(first + i);
        plan.areaOf[target] = static_cast<std::uint8_t>(area);
        plan.laneOf[target] = -1;
        plan.icons[target] = piece.icon;
        plan.grids |= bit(first + i);
        plan.givesAtOnce |= piece.icon != nothing;
        if (piece.printed)
            plan.printed |= bit(first + i);
        for (const Line &line : grid.lines)
            if (line.icon != nothing && (line.pieces >> i & 1)) {
                plan.lines[target][plan.lineCount[target]++] = {line.pieces << first, line.need,
                                                                line.icon};
                plan.countsLines |= line.need != 0;
            }
        plan.mostLines = std::max<int>(plan.mostLines, plan.lineCount[target]);
    }
    if (grid.reads == Reads::sum || grid.reads == Reads::rowColumn)
        plan.pairArea = static_cast<int>(area);
    if (grid.reads == Reads::groupSize)
        planTouching(plan, grid, first);
    planFits(plan, grid, area, first);
}

constexpr Plan makePlan(const Sheet &sheet)
{
    Plan plan;
    int field = 0;
    for (std::size_t area = 0; area < sheet.areas.size(); ++area) {
        const Area &it = sheet.areas[area];
        const int first = plan.targetCount;
        plan.first[area] = first;
        plan.firstLane[area] = plan.laneCount;
        if (it.grid)
            planGrid(plan, *it.grid, area, first);
        for (const Lane &lane : it.lanes) {
            const auto n = static_cast<std::size_t>(plan.laneCount);
            const auto target =
                static_cast<std::size_t>(first + plan.laneCount - plan.firstLane[area]);
            plan.areaOf[target] = static_cast<std::uint8_t>(area);
            plan.laneOf[target] = static_cast<std::int8_t>(plan.laneCount++);
            plan.laneStart[n] = field;
            plan.laneArea[n] = static_cast<int>(area);
            plan.echoes |= lane.echoFace != 0;
            field += lane.fields;
        }
        plan.count[area] = static_cast<int>(it.grid ? it.grid->pieces.size() : it.lanes.size());
        plan.targetCount += plan.count[area];
        plan.all[area] = (bit(plan.count[area]) - 1) << first;
    }
    for (const Track &track : sheet.tracks)
        plan.tracksEnd |= track.end != nothing;
    return plan;
}

} // namespace foxpad::rules::clever
