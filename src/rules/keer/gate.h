// SPDX-License-Identifier: GPL-3.0-or-later
// Which entries of Keer op Keer are legal, and why another is not.
#pragma once

#include "../refusal.h"
#include "groups.h"
#include "turn.h"

namespace foxpad::rules::keer {

// Every entry `check` accepts, but strikes; a roll that is due with faces of 0.
void list(const State &state, const Groups &groups, EntryList &out);

Refusal check(const State &state, const Entry &entry);

} // namespace foxpad::rules::keer
