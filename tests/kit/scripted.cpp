// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted.h"

#include "cli/chance.h"

#include <algorithm>

namespace foxpad::kit {

namespace {

constexpr std::size_t mostTried = 40; // of the legal entries, where there are more

// What a seat has, in hundredths of a point: also what is not worth points yet.
int wealth(const rules::Report::Seat &seat)
{
    int sum = seat.total * 100 + static_cast<int>(seat.boxes.size()) * 220;
    for (const rules::Report::Track &track : seat.actions) {
        sum += (track.unlocked - track.used) * 250;
    }
    return sum + seat.foxes.value_or(0) * 900;
}

// The face of the die an entry takes: a small one leaves more of the others in hand.
int faceOf(const rules::Report &report, const rules::Entry &entry)
{
    return entry.die < report.dice.size() ? report.dice[entry.die].value.value_or(0) : 0;
}

// How good an entry looks: what it brings at once, a little by chance.
int worth(const rules::Game &game, const rules::State &state, const rules::Entry &entry,
          cli::Chance &chance)
{
    switch (entry.kind) {
    case rules::Kind::next:
        return 0;
    case rules::Kind::pass:
    case rules::Kind::reroll:
    case rules::Kind::use:
        return -5000;
    default:
        break;
    }
    rules::State after = state;
    game.apply(after, entry);
    const rules::Report report = game.report(state);
    const auto seat = static_cast<std::size_t>(entry.seat);
    const int gain = wealth(game.report(after).seats[seat]) - wealth(report.seats[seat]);
    const int haste = entry.kind == rules::Kind::pick && report.roll.value_or(3) < 3
                          ? faceOf(report, entry) * 160
                          : 0;
    return gain - haste + static_cast<int>(chance.below(200));
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
