// SPDX-License-Identifier: GPL-3.0-or-later
#include "handwriting.h"

#include "pen.h"

namespace foxpad::app {

void Handwriting::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const QColor ink = m_color.isValid() ? m_color : look.pen;
    const QRectF rect(QPointF(), size);
    const qreal room = m_strokeWidth / 2;
    const QRectF inner = rect.adjusted(room, room, -room, -room);
    if (m_sign == Loop) {
        pen::loop(painter, rect, ink, m_progress, m_strokeWidth);
    } else if (m_sign == Cross) {
        pen::cross(painter, inner, ink, m_place, m_progress, m_strokeWidth);
    } else {
        pen::number(painter, m_number, inner, ink, m_place, m_progress, m_strokeWidth);
    }
}

} // namespace foxpad::app
