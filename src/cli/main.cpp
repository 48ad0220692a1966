// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <unistd.h>
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

The games the app keeps, or those in another file, with --db FILE:

  foxpad-cli history [--game GAME] [--player NAME] [--text PART] [--from DAY] [--until DAY]
                     [--finished | --unfinished] [--limit N] [--json]
                                       stored games, newest first
  foxpad-cli show ID [--record]        one of them: its tally, or its record
  foxpad-cli stats [--player NAME] [--game GAME] [--from MONTH] [--until MONTH] [--json]
                                       what the finished games say
  foxpad-cli export FILE [--csv] [--game ID]
                                       all games as JSON or CSV, or one as a record (- standard output)
  foxpad-cli import FILE               records, JSON or CSV (- standard input)
  foxpad-cli backup FILE               a copy of all there is, while the app runs
  foxpad-cli restore FILE              a backup in the place of all there is
  foxpad-cli check [--rebuild]         replay every game, verify lists and statistics; or rebuild them

  foxpad-cli --help | --version
)";

// Becomes the program for stored games, which stands beside this one. It needs Qt, whose loading
// would more than double the time this one takes to start.
int becomeStore(std::span<char *const> words)
{
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    std::string program = (self.parent_path() / "foxpad-cli-store").string();
    std::vector<char *> arguments{program.data()};
    arguments.insert(arguments.end(), words.begin(), words.end());
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    return fail(program + ": can't be run: " + std::strerror(errno));
}

bool isForStore(std::string_view verb)
{
    constexpr std::string_view verbs[] = {"history", "show",   "stats",   "export",
                                          "import",  "backup", "restore", "check"};
    return std::ranges::find(verbs, verb) != std::end(verbs);
}

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
    // A limit on the size of files is told like a full disk, not by the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    if (!words.empty() && foxpad::cli::isForStore(words[0]))
        return foxpad::cli::becomeStore({argv + 1, argv + argc});
    return foxpad::cli::run(words);
}
