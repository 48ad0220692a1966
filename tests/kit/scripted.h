// SPDX-License-Identifier: GPL-3.0-or-later
// Games played by a script: dice by chance, decisions that look a step ahead, and with more care to
// the end. The same seed plays the same game.
#pragma once

#include "rules/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace foxpad::kit {

// Plays from the head of a record on until the game is over, or `share` of it (0 to 1) is played
// and a turn is under way. `care`: how often what looks good is played out by chance before it is
// entered.
rules::Match playScripted(const std::vector<std::string> &head, std::uint64_t seed,
                          double share = 1, int care = 0);

} // namespace foxpad::kit
