// SPDX-License-Identifier: GPL-3.0-or-later
#include "chance.h"
#include "commands.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace foxpad::cli {
namespace {

// The processor's time, not the wall's: what else runs on the machine should not count.
double secondsSince(std::clock_t start)
{
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
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

// Whatever else runs can only slow a slice down: the fastest one tells most about the program.
constexpr int slices = 20;

Figures measure(const rules::Game &game)
{
    std::vector<rules::Entry> room(rules::mostLegal);
    rules::EntryList list{room};
    Chance chance(1);
    Figures best;
    for (int slice = 0; slice < slices; ++slice) {
        Figures figures;
        const std::clock_t start = std::clock();
        while ((figures.seconds = secondsSince(start)) < 0.1)
            for (int i = 0; i < 100; ++i)
                playOne(game, list, chance, figures);
        if (figures.games * best.seconds >= best.games * figures.seconds)
            best = figures;
    }
    return best;
}

// How fast this machine is at something that never changes: random numbers summed by a table.
double calibrate()
{
    std::uint64_t table[256] = {};
    Chance chance(1);
    double best = 0;
    for (int slice = 0; slice < slices; ++slice) {
        constexpr int rounds = 5'000'000;
        const std::clock_t start = std::clock();
        for (int i = 0; i < rounds; ++i) {
            const std::uint64_t number = chance.next();
            table[number & 255] += number;
        }
        best = std::max(best, rounds / secondsSince(start) / 1e6);
    }
    volatile std::uint64_t kept = table[chance.below(256)];
    static_cast<void>(kept);
    return best;
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
    std::fflush(stdout);
    return std::ferror(stdout) ? fail("standard output can't be written") : 0;
}

} // namespace foxpad::cli
