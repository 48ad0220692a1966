// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet.h"

namespace foxpad::app {

// Draws a sheet of Keer op Keer and a seat's state into a Sheet. Its one area has the boxes; its
// lines are the fifteen columns, then the five colours.
class KeerFaces {
public:
    static void print(Sheet &sheet, int variant);
    static void fill(Sheet &sheet, const rules::keer::State &state, int seat,
                     const Highlights &highlights);
};

} // namespace foxpad::app
