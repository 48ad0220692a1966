// SPDX-License-Identifier: GPL-3.0-or-later
#include "chance.h"
#include "commands.h"
#include "rules/match.h"
#include "rules/text.h"

#include <charconv>
#include <vector>

namespace foxpad::cli {
namespace {

struct Wish {
    const rules::Game *game = nullptr;
    int players = 1;
    std::uint64_t seed = 1;
    std::string_view sheet;
};

bool readSeed(std::string_view word, std::uint64_t &seed)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
    return error == std::errc{} && end == word.data() + word.size();
}

// Fills the wish; says what is wrong, or nothing.
std::string_view read(Arguments arguments, Wish &wish)
{
    wish.game = arguments.empty() ? nullptr : rules::findGame(arguments[0]);
    if (!wish.game)
        return "play: there is no game of that name";
    for (std::size_t i = 1; i < arguments.size(); i += 2) {
        const std::string_view value = i + 1 < arguments.size() ? arguments[i + 1] : "";
        if (arguments[i] == "--players") {
            wish.players = rules::readNumber(value).value_or(0);
            if (wish.players < 1 || wish.players > wish.game->maxSeats())
                return "play: that many players can't play this game";
        } else if (arguments[i] == "--seed") {
            if (!readSeed(value, wish.seed))
                return "play: a seed is a whole number";
        } else if (arguments[i] == "--sheet") {
            if (rules::indexOf(wish.game->sheets(), value) < 0)
                return "play: the game has no such sheet";
            wish.sheet = value;
        } else if (arguments[i] == "--by") {
            if (value == "coach")
                return "play: there is no coach yet, only: --by random";
            if (value != "random")
                return "play: games are played --by random";
        } else {
            return "play: options are --players --seed --sheet --by";
        }
    }
    return {};
}

} // namespace

int play(Arguments arguments)
{
    Wish wish;
    if (const std::string_view wrong = read(arguments, wish); !wrong.empty() || !wish.game)
        return fail(wrong);
    rules::Match match;
    match.addLine("foxpad 1");
    match.addLine("game " + std::string(wish.game->id()));
    for (int i = 1; i <= wish.players; ++i)
        match.addLine("player Player " + std::to_string(i));
    match.addLine("entry dice");
    if (!wish.sheet.empty())
        match.addLine("sheet " + std::string(wish.sheet));
    std::vector<rules::Entry> room(rules::mostLegal);
    rules::EntryList list{room};
    Chance chance(wish.seed);
    while (true) {
        wish.game->legal(match.state(), list);
        if (list.empty())
            break;
        match.add(choose(*wish.game, list, chance));
    }
    return print(match.record());
}

} // namespace foxpad::cli
