// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_track.h"

#include "faces.h"
#include "paint.h"
#include "pen.h"

#include <QPainter>

namespace foxpad::app {

void PaintedTrack::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    if (m_fields <= 0) {
        return;
    }
    const qreal length = m_upright ? size.height() : size.width();
    const qreal across = m_upright ? size.width() : size.height();
    const qreal pitch = length / m_fields;
    const qreal width = qMin(pitch * 0.82, across * 0.9);
    const qreal height = qMin(across, width * 1.1);
    for (int i = 0; i < m_fields; ++i) {
        const QPointF centre = m_upright ? QPointF(across / 2, (i + 0.5) * pitch)
                                         : QPointF((i + 0.5) * pitch, across / 2);
        const QSizeF field = m_upright ? QSizeF(height, width) : QSizeF(width, height);
        const QRectF rect(centre - QPointF(field.width(), field.height()) / 2, field);
        const qreal radius = qMin(field.width(), field.height()) * 0.3;
        const bool used = i < m_used;
        const bool free = i >= m_used && i < m_unlocked;
        if (free) {
            paint::rounded(painter, rect, radius, look.text);
        } else {
            paint::ringed(painter, rect, radius, 1.4, used ? look.text : look.line);
        }
        if (!m_sign.isEmpty()) {
            paint::text(painter, rect, m_sign, free ? look.raised : paint::faded(look.text, 0.5),
                        static_cast<int>(qMin(field.width(), field.height()) * 0.95));
        }
        if (used) {
            pen::cross(painter, rect, look.text, i, 1, 1.6);
        }
        if (i + 1 == m_fields && !m_end.isEmpty()) {
            const qreal side = qMin(field.width(), field.height()) * 0.95;
            const QPointF corner(qMin(rect.right() + side / 4, size.width()) - side,
                                 qMax(0.0, rect.top() - side / 4));
            paint::badge(painter, QRectF(corner, QSizeF(side, side)), BadgeFace::of(m_end), look);
        }
    }
}

} // namespace foxpad::app
