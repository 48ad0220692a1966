// SPDX-License-Identifier: GPL-3.0-or-later
// Entries of Keer op Keer as text.
#pragma once

#include "../entry.h"
#include "../refusal.h"

#include <string>

namespace foxpad::rules::keer {

std::string boxName(int box);
std::string write(const Entry &entry);
Refusal read(std::string_view line, Entry &out);

} // namespace foxpad::rules::keer
