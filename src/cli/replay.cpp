// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "rules/match.h"
#include "state_json.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

namespace foxpad::cli {
namespace {

constexpr std::size_t largestFile = 4U << 20;

// The whole text; says what is wrong, or nothing.
std::string_view readAll(const std::string &name, std::string &text)
{
    std::ifstream file;
    if (name != "-") {
        file.open(name, std::ios::binary);
        if (!file)
            return "can't be opened";
    }
    std::istream &in = name == "-" ? std::cin : file;
    text.resize(largestFile + 1);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad() || (!in.eof() && text.empty()))
        return "can't be read"; // a folder, say
    return text.size() > largestFile ? "is larger than any record" : "";
}

} // namespace

std::string tally(const rules::Match &match)
{
    std::ostringstream out;
    const rules::Report report = match.game()->report(match.state());
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const rules::Report::Seat &seat = report.seats[i];
        out << match.header().players()[i] << ": " << seat.total << " (";
        for (std::size_t area = 0; area < seat.areas.size(); ++area)
            out << (area ? ", " : "") << seat.areas[area].name << ' ' << seat.areas[area].points;
        if (seat.foxes)
            out << ", foxes " << *seat.foxes << " = " << seat.foxPoints;
        out << ")\n";
    }
    if (!report.over)
        out << "not finished: round " << report.round << '\n';
    else if (!report.winners.empty()) {
        out << "won by";
        for (const int seat : report.winners)
            out << ' ' << match.header().players()[static_cast<std::size_t>(seat - 1)];
        out << ", decided by " << report.decidedBy << '\n';
    }
    return out.str();
}

int replay(Arguments arguments)
{
    std::string name;
    bool json = false;
    for (const std::string_view argument : arguments) {
        if (argument == "--json" && !json)
            json = true;
        else if (name.empty() && !argument.starts_with("--"))
            name = argument;
        else
            return fail("replay takes one file, and --json");
    }
    if (name.empty())
        return fail("replay needs a file, or - for standard input");
    std::string text;
    if (const std::string_view wrong = readAll(name, text); !wrong.empty())
        return fail(name + ": " + std::string(wrong));
    const rules::Match::Reading reading = rules::Match::read(text);
    if (reading.refusal)
        return fail(name + ':' + std::to_string(reading.line) + ": " + sentence(reading.refusal));
    if (json)
        std::cout << stateJson(reading.match) << '\n';
    else
        std::cout << tally(reading.match);
    return print({});
}

} // namespace foxpad::cli
