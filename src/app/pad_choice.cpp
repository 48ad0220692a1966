// SPDX-License-Identifier: GPL-3.0-or-later
#include "pad_choice.h"

namespace foxpad::app {

using rules::Entry;
using rules::Kind;

bool usesDie(const Entry &entry)
{
    return entry.kind == Kind::pick || entry.kind == Kind::extra;
}

bool onSheet(const Entry &entry)
{
    return usesDie(entry) || entry.kind == Kind::bonus || entry.kind == Kind::mark;
}

bool Choice::allows(const Entry &entry) const
{
    if (target >= 0 && entry.target != target)
        return false;
    if (usesDie(entry))
        return (die < 0 || entry.die == die) && entry.polishWhite == polishWhite &&
               entry.polishColour == polishColour;
    if (entry.kind == Kind::bonus && bonus >= 0 && entry.bonus != bonus)
        return false;
    return value == 0 || entry.value == 0 || entry.value == value;
}

std::vector<Entry> allowed(std::span<const Entry> legal, int seat, const Choice &choice)
{
    std::vector<Entry> found;
    for (const Entry &entry : legal)
        if (entry.seat == seat && onSheet(entry) && choice.allows(entry))
            found.push_back(entry);
    return found;
}

} // namespace foxpad::app
