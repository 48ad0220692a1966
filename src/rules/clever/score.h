// SPDX-License-Identifier: GPL-3.0-or-later
// Ways an area scores that more than one sheet can name in its table.
#pragma once

#include "sheet.h"

#include <bit>

namespace foxpad::rules::clever {

// `crossed` has bit n for the area's n-th piece; `filled` and `written` begin at its first lane.

constexpr bool lineDone(std::uint64_t pieces, int need, std::uint64_t crossed)
{
    return need == 0 ? (crossed & pieces) == pieces : std::popcount(crossed & pieces) >= need;
}

// The points of the lines that are done.
constexpr int scoreLines(const Area &area, std::uint64_t crossed, const std::uint8_t *,
                         const std::uint8_t *)
{
    int sum = 0;
    for (const Line &line : area.grid->lines)
        sum += lineDone(line.pieces, line.need, crossed) ? line.points : 0;
    return sum;
}

// Points by the number of crosses in a grid.
constexpr int scoreCrosses(const Area &area, std::uint64_t crossed, const std::uint8_t *,
                           const std::uint8_t *)
{
    return area.points[static_cast<std::size_t>(std::popcount(crossed))];
}

// Points by how far a lane is filled.
constexpr int scoreReach(const Area &area, std::uint64_t, const std::uint8_t *filled,
                         const std::uint8_t *)
{
    return area.points[filled[0]];
}

constexpr int laneSum(const std::uint8_t *written, int count)
{
    int sum = 0;
    for (int i = 0; i < count; ++i)
        sum += written[i];
    return sum;
}

// The sum of what is written in a lane.
constexpr int scoreSum(const Area &, std::uint64_t, const std::uint8_t *filled,
                       const std::uint8_t *written)
{
    return laneSum(written, filled[0]);
}

} // namespace foxpad::rules::clever
