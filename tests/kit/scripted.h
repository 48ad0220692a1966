// SPDX-License-Identifier: GPL-3.0-or-later
// Games played by a script: dice by chance, decisions that look a step ahead. The same seed plays
// the same game.
#pragma once

#include "rules/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace foxpad::kit {

// Plays from the head of a record on until the game is over, or `share` of it (0 to 1) is played.
rules::Match playScripted(const std::vector<std::string> &head, std::uint64_t seed,
                          double share = 1);

} // namespace foxpad::kit
