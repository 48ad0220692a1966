// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <iostream>
#include <vector>

namespace foxpad::cli {
namespace {

constexpr std::string_view help = R"(foxpad-cli plays records of roll-and-write dice games.

  foxpad-cli games [--json]            the games it knows
  foxpad-cli replay FILE [--json]      play a record (- standard input), print the tally
  foxpad-cli play GAME [--players N] [--seed S] [--sheet NAME] [--by random]
                                       a whole game with simulated dice, as a record
  foxpad-cli bench [GAME]              random solo games per second
  foxpad-cli session                   lines in, a line of JSON for each out
  foxpad-cli --help | --version
)";

int run(Arguments words)
{
    if (words.empty())
        return fail("say what to do; foxpad-cli --help lists it");
    const Arguments rest = words.subspan(1);
    const std::string_view verb = words[0];
    if (verb == "games")
        return games(rest);
    if (verb == "replay")
        return replay(rest);
    if (verb == "play")
        return play(rest);
    if (verb == "bench")
        return bench(rest);
    if (verb == "session")
        return session(rest);
    if (verb == "--help" || verb == "help")
        return rest.empty() ? print(help) : fail("--help stands alone");
    if (verb == "--version")
        return rest.empty() ? print("foxpad-cli " FOXPAD_VERSION "\n")
                            : fail("--version stands alone");
    return fail("there is no such command; foxpad-cli --help lists them");
}

} // namespace

} // namespace foxpad::cli

int main(int argc, char **argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    return foxpad::cli::run(words);
}
