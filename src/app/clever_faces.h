// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet.h"

#include "rules/clever/plan.h"

namespace foxpad::app {

// Draws a Clever game's table and a seat's state into a Sheet.
class CleverFaces {
public:
    static void print(Sheet &sheet, const rules::clever::Sheet &table);
    static void fill(Sheet &sheet, const rules::clever::Sheet &table,
                     const rules::clever::State &state, int seat, const Highlights &highlights);
};

} // namespace foxpad::app
