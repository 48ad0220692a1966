// SPDX-License-Identifier: GPL-3.0-or-later
#include "summary.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace foxpad::store {
namespace {

// Boxes a seat has filled, printed crosses among them; only differences count.
int boxes(const rules::clever::State &state, std::size_t seat)
{
    const rules::clever::Seat &sheet = state.seats[seat];
    return std::popcount(sheet.crossed) +
           std::accumulate(sheet.filled.begin(), sheet.filled.end(), 0);
}

// A chain goes on with the seat's bonuses; anything else begins another.
void beginChains(const rules::Entry &entry, std::vector<int> &chains)
{
    if (entry.kind == rules::Kind::next)
        std::ranges::fill(chains, 0);
    else if (entry.kind != rules::Kind::bonus)
        chains[entry.seat] = 0;
}

} // namespace

std::vector<int> longestChains(const rules::Match &match)
{
    const std::size_t seats = match.header().players().size();
    std::vector<int> longest(seats, 0);
    std::vector<int> chain(seats, 0);
    rules::State state = match.stateAt(0);
    const auto *clever = std::get_if<rules::clever::State>(&state);
    if (!clever)
        return longest;
    for (const rules::Entry &entry : match.log()) {
        beginChains(entry, chain);
        for (std::size_t i = 0; i < seats; ++i)
            chain[i] -= boxes(*clever, i);
        match.game()->apply(state, entry);
        for (std::size_t i = 0; i < seats; ++i) {
            chain[i] += boxes(*clever, i);
            longest[i] = std::max(longest[i], chain[i]);
        }
    }
    return longest;
}

std::vector<int> placesOf(const rules::Report &report)
{
    std::vector<int> places;
    if (report.winners.empty() || report.seats.size() < 2)
        return places;
    const auto won = [&](std::size_t seat) {
        return std::ranges::find(report.winners, static_cast<int>(seat) + 1) !=
               report.winners.end();
    };
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        int better = 0;
        for (std::size_t other = 0; other < report.seats.size() && !won(i); ++other)
            better += won(other) || report.seats[other].total > report.seats[i].total ? 1 : 0;
        places.push_back(better + 1);
    }
    return places;
}

std::vector<Score> scoresOf(const rules::Match &match)
{
    std::vector<Score> scores;
    if (match.header().problem() || !match.game()->over(match.state()))
        return scores;
    const rules::Report report = match.game()->report(match.state());
    const std::vector<int> places = placesOf(report);
    const std::vector<int> chains = longestChains(match);
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const rules::Report::Seat &seat = report.seats[i];
        const auto add = [&](std::string what, int points) {
            scores.push_back({static_cast<int>(i) + 1, std::move(what), points});
        };
        add("total", seat.total);
        if (!places.empty()) {
            const bool first = places[i] == 1;
            add("place", places[i]);
            add("win", first && report.winners.size() == 1 ? 1 : 0);
            add("shared", first && report.winners.size() > 1 ? 1 : 0);
        }
        for (const rules::Report::Score &area : seat.areas)
            add("area." + std::string(area.name), area.points);
        if (seat.foxes) {
            add("foxes", *seat.foxes);
            add("fox-points", seat.foxPoints);
        }
        if (chains[i] > 0)
            add("chain", chains[i]);
        for (const rules::Report::Track &track : seat.actions)
            add("unused." + std::string(track.name), track.unlocked - track.used);
    }
    return scores;
}

} // namespace foxpad::store
