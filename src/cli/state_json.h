// SPDX-License-Identifier: GPL-3.0-or-later
// A state as the JSON that programs read.
#pragma once

#include "rules/match.h"

#include <string>

namespace foxpad::cli {

std::string stateJson(const rules::Match &match);

} // namespace foxpad::cli
