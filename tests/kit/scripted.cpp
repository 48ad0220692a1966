// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted.h"

#include "cli/chance.h"

#include <algorithm>

namespace foxpad::kit {

namespace {

constexpr std::size_t mostTried = 40; // of the legal entries, where there are more

int totalOf(const rules::Game &game, const rules::State &state, int seat)
{
    return game.report(state).seats[static_cast<std::size_t>(seat)].total;
}

// How good an entry looks: what it brings at once, a little by chance.
int worth(const rules::Game &game, const rules::State &state, const rules::Entry &entry,
          cli::Chance &chance)
{
    constexpr int fine = 100;
    switch (entry.kind) {
    case rules::Kind::next:
        return 0;
    case rules::Kind::pass:
    case rules::Kind::reroll:
    case rules::Kind::use:
        return -20 * fine;
    default:
        break;
    }
    rules::State after = state;
    game.apply(after, entry);
    const int gain = totalOf(game, after, entry.seat) - totalOf(game, state, entry.seat);
    const int price = entry.kind == rules::Kind::extra ? 4 : 0;
    // A small die leaves more of the others in hand.
    const int haste = entry.kind == rules::Kind::pick ? entry.value : 0;
    return (gain - price - haste) * fine + static_cast<int>(chance.below(3 * fine));
}

rules::Entry decide(const rules::Game &game, const rules::State &state,
                    const rules::EntryList &list, cli::Chance &chance)
{
    rules::Entry best = list[0];
    int most = 0;
    const std::size_t tries = std::min(list.size(), mostTried);
    for (std::size_t i = 0; i < tries; ++i) {
        const rules::Entry &entry =
            list.size() > mostTried ? list[chance.below(list.size())] : list[i];
        const int value = worth(game, state, entry, chance);
        if (i == 0 || value > most) {
            most = value;
            best = entry;
        }
    }
    return best;
}

} // namespace

rules::Match playScripted(const std::vector<std::string> &head, std::uint64_t seed, double share)
{
    rules::Match match;
    for (const std::string &line : head) {
        match.addLine(line);
    }
    const rules::Game &game = *match.game();
    std::vector<rules::Entry> room(rules::mostLegal);
    rules::EntryList list{room};
    cli::Chance chance(seed);
    while (true) {
        game.legal(match.state(), list);
        if (list.empty()) {
            break;
        }
        match.add(list[0].kind == rules::Kind::roll ? game.thrown(list[0], chance.dice())
                                                    : decide(game, match.state(), list, chance));
    }
    const auto kept = static_cast<std::size_t>(static_cast<double>(match.log().size()) * share);
    while (match.log().size() > kept) {
        match.undo();
    }
    return match;
}

} // namespace foxpad::kit
