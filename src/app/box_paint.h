// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces.h"

#include <QSizeF>

class QPainter;

namespace foxpad::app::paint {

struct BoxPen {
    int place = 0;      // what is written looks a little different everywhere
    qreal progress = 1; // how much of it is drawn
    qreal shift = 0;    // to the side, for a badge on the edge
    bool focused = false;
};

// Draws a box with all that is in it into its tap cell.
void box(QPainter &painter, const QSizeF &cell, const BoxFace &face, const BoxPen &pen,
         const Look &look);

} // namespace foxpad::app::paint
