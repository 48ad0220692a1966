// SPDX-License-Identifier: GPL-3.0-or-later
#include "pad_places.h"

#include <bit>

namespace foxpad::app {

using namespace rules::clever;

namespace {

std::size_t at(int n)
{
    return static_cast<std::size_t>(n);
}

} // namespace

Places::Places(const Sheet &sheet) : m_sheet(&sheet), m_plan(makePlan(sheet)) {}

const Area &Places::area(int n) const
{
    return m_sheet->areas[at(n)];
}

Places::LaneBox Places::laneBox(int areaAt, int box) const
{
    LaneBox found{m_plan.firstLane[at(areaAt)], box};
    for (const Lane &lane : area(areaAt).lanes) {
        if (found.field < lane.fields)
            break;
        found.field -= lane.fields;
        ++found.lane;
    }
    return found;
}

std::vector<int> Places::boxesOf(const Seat &seat, int target) const
{
    const int areaAt = areaOf(target);
    std::vector<int> boxes;
    if (const int lane = m_plan.laneOf[at(target)]; lane >= 0) {
        const int before =
            m_plan.laneStart[at(lane)] - m_plan.laneStart[at(m_plan.firstLane[at(areaAt)])];
        const int next = seat.filled[at(lane)];
        if (next < area(areaAt).lanes[at(lane - m_plan.firstLane[at(areaAt)])].fields)
            boxes.push_back(before + next);
        return boxes;
    }
    const Piece &piece = area(areaAt).grid->pieces[at(target - m_plan.first[at(areaAt)])];
    for (std::uint64_t rest = piece.boxes; rest; rest &= rest - 1)
        boxes.push_back(std::countr_zero(rest));
    return boxes;
}

std::uint64_t Places::filled(const Seat &seat, int areaAt) const
{
    std::uint64_t boxes = 0;
    if (const Grid *grid = area(areaAt).grid) {
        const Targets crossed = (seat.crossed & ~m_plan.printed) >> m_plan.first[at(areaAt)];
        for (std::size_t i = 0; i < grid->pieces.size(); ++i)
            if (crossed >> i & 1)
                boxes |= grid->pieces[i].boxes;
        return boxes;
    }
    int before = 0;
    for (int lane = m_plan.firstLane[at(areaAt)]; const Lane &it : area(areaAt).lanes) {
        boxes |= ((std::uint64_t{1} << seat.filled[at(lane++)]) - 1) << before;
        before += it.fields;
    }
    return boxes;
}

int Places::written(const Seat &seat, int areaAt, int box) const
{
    if (area(areaAt).grid)
        return 0;
    const LaneBox place = laneBox(areaAt, box);
    const Lane &lane = area(areaAt).lanes[at(place.lane - m_plan.firstLane[at(areaAt)])];
    if (!lane.writesNumber() || place.field >= seat.filled[at(place.lane)])
        return 0;
    return seat.written[at(m_plan.laneStart[at(place.lane)] + place.field)];
}

} // namespace foxpad::app
