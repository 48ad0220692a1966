// SPDX-License-Identifier: GPL-3.0-or-later
// Games to fill a database with.
#pragma once

#include "cli/chance.h"
#include "rules/match.h"

#include <string>
#include <vector>

namespace foxpad::store {

// A game played by chance, to its end or for some entries.
inline rules::Match randomMatch(const std::vector<std::string> &head, std::uint64_t seed,
                                std::size_t entries = rules::mostLines)
{
    rules::Match match;
    for (const std::string &line : head)
        match.addLine(line);
    static std::vector<rules::Entry> room(rules::mostLegal);
    rules::EntryList list{room};
    cli::Chance chance(seed);
    while (match.log().size() < entries) {
        match.game()->legal(match.state(), list);
        if (list.empty())
            break;
        match.add(cli::choose(*match.game(), list, chance));
    }
    return match;
}

} // namespace foxpad::store
