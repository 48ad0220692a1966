// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "json.h"
#include "session.h"

#include <cstdio>
#include <iostream>

namespace foxpad::cli {
namespace {

// A line from standard input, cut just past what any line may have; false at the end.
bool readLine(std::string &line)
{
    line.clear();
    int c = std::getchar();
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = std::getchar())
        if (line.size() <= rules::longestLine)
            line += static_cast<char>(c);
    return true;
}

} // namespace

int fail(std::string_view message)
{
    std::cerr << message << '\n';
    return 1;
}

int print(std::string_view text)
{
    std::cout << text << std::flush;
    return std::cout ? 0 : fail("standard output can't be written");
}

int games(Arguments arguments)
{
    const bool asJson = arguments.size() == 1 && arguments[0] == "--json";
    if (!arguments.empty() && !asJson)
        return fail("games takes nothing but --json");
    Json json;
    json.open('[');
    std::string lines;
    for (const rules::Game *game : rules::games()) {
        lines.append(game->id()).append("\n");
        json.open('{').key("id").value(game->id()).key("players").open('[').value(1);
        json.value(game->maxSeats()).close(']').key("sheets").open('[');
        for (const std::string_view sheet : game->sheets())
            json.value(sheet);
        json.close(']').close('}');
    }
    return print(asJson ? json.close(']').take() + '\n' : lines);
}

int session(Arguments arguments)
{
    if (!arguments.empty())
        return fail("session takes no words");
    Session session;
    std::string line;
    while (!session.quit() && readLine(line)) {
        const std::string answer = session.answer(line);
        std::puts(answer.c_str());
        if (std::fflush(stdout) != 0)
            return fail("standard output can't be written");
    }
    return 0;
}

} // namespace foxpad::cli
