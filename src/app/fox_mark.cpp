// SPDX-License-Identifier: GPL-3.0-or-later
#include "fox_mark.h"

#include "paint.h"

namespace foxpad::app {

void FoxMark::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    paint::fox(painter, QRectF(QPointF(), size), look);
}

} // namespace foxpad::app
