// SPDX-License-Identifier: GPL-3.0-or-later
// Which boxes of a Clever sheet a target of the record stands for, and what is in them. A box is
// named by its area and its number there, from 0: row by row in a grid, lane after lane elsewhere.
#pragma once

#include "rules/clever/plan.h"

#include <vector>

namespace foxpad::app {

class Places {
public:
    explicit Places(const rules::clever::Sheet &sheet);

    const rules::clever::Sheet &sheet() const { return *m_sheet; }
    int targetCount() const { return m_plan.targetCount; }
    int pairDie() const { return m_plan.pairArea + 1; } // the one that goes with the white die
    int areaOf(int target) const { return m_plan.areaOf[static_cast<std::size_t>(target)]; }
    // What an entry on the target fills itself: the next field of a lane, or a piece's boxes.
    std::vector<int> boxesOf(const rules::clever::Seat &seat, int target) const;
    // All boxes of an area with something in them, printed crosses left out, as bits.
    std::uint64_t filled(const rules::clever::Seat &seat, int area) const;
    // The number written in a box, 0 for a cross or nothing.
    int written(const rules::clever::Seat &seat, int area, int box) const;
    bool isLane(int target) const { return m_plan.laneOf[static_cast<std::size_t>(target)] >= 0; }

private:
    struct LaneBox {
        int lane = 0; // of the sheet
        int field = 0;
    };
    LaneBox laneBox(int area, int box) const;
    const rules::clever::Area &area(int at) const;

    const rules::clever::Sheet *m_sheet;
    rules::clever::Plan m_plan;
};

} // namespace foxpad::app
