// SPDX-License-Identifier: GPL-3.0-or-later
#include "chance.h"
#include "commands.h"

#include <chrono>
#include <cstdio>
#include <vector>

namespace foxpad::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Figures {
    double games = 0;
    double entries = 0;
    double seconds = 0;
};

void playOne(const rules::Game &game, rules::EntryList &list, Chance &chance, Figures &figures)
{
    rules::State state = game.start({});
    while (true) {
        game.legal(state, list);
        if (list.empty())
            break;
        game.apply(state, choose(game, list, chance));
        ++figures.entries;
    }
    ++figures.games;
}

Figures measure(const rules::Game &game)
{
    std::vector<rules::Entry> room(rules::mostLegal);
    rules::EntryList list{room};
    Chance chance(1);
    Figures warmUp;
    for (int i = 0; i < 1000; ++i)
        playOne(game, list, chance, warmUp);
    Figures figures;
    const auto start = Clock::now();
    while ((figures.seconds = secondsSince(start)) < 2)
        for (int i = 0; i < 1000; ++i)
            playOne(game, list, chance, figures);
    return figures;
}

// How fast this machine is at something that never changes: random numbers summed by a table.
double calibrate()
{
    std::uint64_t table[256] = {};
    Chance chance(1);
    const auto start = Clock::now();
    constexpr int rounds = 100'000'000;
    for (int i = 0; i < rounds; ++i) {
        const std::uint64_t number = chance.next();
        table[number & 255] += number;
    }
    volatile std::uint64_t kept = table[chance.below(256)];
    static_cast<void>(kept);
    return rounds / secondsSince(start) / 1e6;
}

} // namespace

int bench(Arguments arguments)
{
    if (arguments.size() > 1)
        return fail("bench takes at most one game");
    if (!arguments.empty() && !rules::findGame(arguments[0]))
        return fail("bench: there is no game of that name");
    for (const rules::Game *game : rules::games()) {
        if (!arguments.empty() && game->id() != arguments[0])
            continue;
        const Figures figures = measure(*game);
        std::printf("%s %.0f games/s %.0f ns/decision\n", std::string(game->id()).c_str(),
                    figures.games / figures.seconds, figures.seconds * 1e9 / figures.entries);
        std::fflush(stdout);
    }
    std::printf("calibration %.1f million steps/s\n", calibrate());
    return 0;
}

} // namespace foxpad::cli
