// SPDX-License-Identifier: GPL-3.0-or-later
// Letters without their case.
#pragma once

namespace foxpad::rules {

// The simple case folding of Unicode: the one letter that stands for all cases of a letter. It is
// one for one, so a sharp s stays a letter of its own.
char32_t folded(char32_t letter);

} // namespace foxpad::rules
