// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted.h"

#include "cli/chance.h"

#include <algorithm>
#include <functional>

namespace foxpad::kit {

namespace {

constexpr std::size_t mostTried = 40; // of the legal entries, where there are more
constexpr std::size_t mostPlayedOut = 6;

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

// Plays on by chance to the end; what the seat has then.
int playOut(const rules::Game &game, rules::State state, std::size_t seat, rules::EntryList list,
            cli::Chance &chance)
{
    while (true) {
        game.legal(state, list);
        if (list.empty()) {
            return game.report(state).seats[seat].total;
        }
        game.apply(state, cli::choose(game, list, chance));
    }
}

struct Tried {
    rules::Entry entry;
    int worth = 0;
};

// What looks best at first sight is tried out in games played on by chance.
rules::Entry decide(const rules::Game &game, const rules::State &state,
                    const rules::EntryList &list, int care, cli::Chance &chance)
{
    std::vector<Tried> all;
    const std::size_t tries = std::min(list.size(), mostTried);
    for (std::size_t i = 0; i < tries; ++i) {
        const rules::Entry &entry =
            list.size() > mostTried ? list[chance.below(list.size())] : list[i];
        all.push_back({entry, worth(game, state, entry, chance)});
    }
    std::ranges::sort(all, std::greater(), &Tried::worth);
    all.resize(std::min(all.size(), mostPlayedOut));
    if (all.size() > 1 && care > 0) {
        std::vector<rules::Entry> room(rules::mostLegal);
        for (Tried &tried : all) {
            rules::State after = state;
            game.apply(after, tried.entry);
            int sum = 0;
            for (int i = 0; i < care; ++i) {
                sum += playOut(game, after, tried.entry.seat, rules::EntryList{room}, chance);
            }
            tried.worth = sum;
        }
    }
    return std::ranges::max(all, {}, &Tried::worth).entry;
}

// A moment with something to see: dice to choose from, in the Clever games one chosen before.
bool isMidTurn(const rules::Report &report)
{
    return report.phase == "choose" && (report.colourFaces || report.roll == 2);
}

} // namespace

rules::Match playScripted(const std::vector<std::string> &head, std::uint64_t seed, double share,
                          int care)
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
        match.add(list[0].kind == rules::Kind::roll
                      ? game.thrown(list[0], chance.dice())
                      : decide(game, match.state(), list, care, chance));
    }
    auto kept = static_cast<std::size_t>(static_cast<double>(match.log().size()) * share);
    while (kept < match.log().size() && !isMidTurn(game.report(match.stateAt(kept)))) {
        ++kept;
    }
    while (match.log().size() > kept) {
        match.undo();
    }
    return match;
}

} // namespace foxpad::kit
