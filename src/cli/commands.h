// SPDX-License-Identifier: GPL-3.0-or-later
// What foxpad-cli can do. Each takes the words after its name and returns the exit code.
#pragma once

#include "rules/match.h"

#include <span>
#include <string>
#include <string_view>

namespace foxpad::cli {

using Arguments = std::span<const std::string_view>;

int games(Arguments arguments);
int replay(Arguments arguments);
int play(Arguments arguments);
int bench(Arguments arguments);
int session(Arguments arguments);

// Every seat's points, and who won.
std::string tally(const rules::Match &match);

// Prints on standard output; returns the exit code.
int print(std::string_view text);

// Says one line on standard error; returns 1.
int fail(std::string_view message);

} // namespace foxpad::cli
