// SPDX-License-Identifier: GPL-3.0-or-later
#include "groups.h"

#include <algorithm>

namespace foxpad::rules::keer {

Groups::Groups(const Layout &layout)
{
    for (int colour = 0; colour < colourCount; ++colour)
        addColour(layout.ofColour[static_cast<std::size_t>(colour)], colour);
}

// Groups of one box first; those of a box more grow from them.
void Groups::addColour(const Boxes &ofColour, int colour)
{
    std::size_t smaller = m_count;
    forEach(ofColour, [&](int box) { addOnce(Boxes::one(box), m_count); });
    addEntries(colour, 1);
    for (int size = 2; size <= mostBoxes; ++size) {
        const std::size_t from = m_count;
        for (std::size_t i = smaller; i < from; ++i) {
            const Boxes group = m_boxes[i];
            forEach((beside(group) & ofColour).without(group),
                    [&](int box) { addOnce(group | Boxes::one(box), from); });
        }
        addEntries(colour, size);
        smaller = from;
    }
}

void Groups::addOnce(const Boxes &group, std::size_t from)
{
    const auto *const begin = m_boxes.data();
    if (std::find(begin + from, begin + m_count, group) == begin + m_count)
        m_boxes.at(m_count++) = group;
}

// What was added since the cell before is this one.
void Groups::addEntries(int colour, int size)
{
    const auto cell = static_cast<std::size_t>(colour * mostBoxes + size - 1);
    for (std::size_t i = m_from[cell]; i < m_count; ++i) {
        Entry &entry = m_entries[i];
        entry.kind = Kind::take;
        entry.die = entry.target = static_cast<std::uint8_t>(colour);
        entry.value = entry.bonus = static_cast<std::uint8_t>(size);
        std::size_t at = 0;
        forEach(m_boxes[i], [&](int box) { entry.faces[at++] = static_cast<std::uint8_t>(box); });
    }
    m_from[cell + 1] = static_cast<std::uint16_t>(m_count);
}

Groups::Cell Groups::cell(int colour, int size) const
{
    const auto at = static_cast<std::size_t>(colour * mostBoxes + size - 1);
    const std::size_t from = m_from[at];
    const std::size_t count = m_from[at + 1] - from;
    return {{m_boxes.data() + from, count}, {m_entries.data() + from, count}};
}

} // namespace foxpad::rules::keer
