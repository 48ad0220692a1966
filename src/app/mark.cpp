// SPDX-License-Identifier: GPL-3.0-or-later
#include "mark.h"

#include "paint.h"

namespace foxpad::app {

Mark::Mark(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(24, 24);
}

void Mark::setKind(int kind)
{
    if (change(m_kind, kind)) {
        Q_EMIT kindChanged();
    }
}

void Mark::setColor(const QColor &color)
{
    if (change(m_color, color)) {
        Q_EMIT colorChanged();
    }
}

void Mark::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    paint::mark(painter, static_cast<Look::Colour>(m_kind), QRectF(QPointF(), size), m_color, look);
}

} // namespace foxpad::app
