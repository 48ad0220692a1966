// SPDX-License-Identifier: GPL-3.0-or-later
// What has been tapped and is no entry yet, and which of the legal entries it still allows. Knows
// no rule: it only leaves out entries that say something else than the taps do.
#pragma once

#include "rules/entry.h"

#include <span>
#include <vector>

namespace foxpad::app {

struct Choice {
    int die = -1;
    int polishWhite = 0;
    int polishColour = 0;
    int target = -1;
    int bonus = -1;
    int value = 0;
    rules::Entry serve{.kind = rules::Kind::serve}; // dice said to lie on the tray

    bool operator==(const Choice &) const = default;

    bool allows(const rules::Entry &entry) const;
    bool isSomething() const { return die >= 0 || target >= 0; }
};

// A seat's entries on its sheet that a choice allows. While a bonus waits there are no others.
std::vector<rules::Entry> allowed(std::span<const rules::Entry> legal, int seat,
                                  const Choice &choice);

bool onSheet(const rules::Entry &entry); // it fills boxes
bool usesDie(const rules::Entry &entry); // and is made with a die

} // namespace foxpad::app
