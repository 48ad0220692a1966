// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.h"

#include <optional>
#include <vector>

namespace foxpad::app {

// What stands out on a sheet now, in the rules' words. Everything else a sheet shows follows from
// the state.
struct Highlights {
    struct Lit {
        int target = 0;                  // as in rules::Entry; Keer op Keer: a box
        int value = 0;                   // the number a tap would write, 0 for a cross
        static constexpr int open = 255; // which number is still to be chosen
    };
    std::vector<Lit> lit;    // what a tap would enter
    bool dimOthers = false;  // a die or bonus is chosen: all that is not lit steps back
    std::vector<int> chosen; // Keer op Keer: boxes put in, not yet entered

    // As it was before the last decision. What the seat has entered since is looped, and the badges
    // it reached whose bonus still waits are ringed.
    std::optional<rules::State> before;
};

} // namespace foxpad::app
