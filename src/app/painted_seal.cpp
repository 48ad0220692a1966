// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_seal.h"

#include "outline.h"
#include "paint.h"

#include <QPainter>

namespace foxpad::app {

PaintedSeal::PaintedSeal(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(36, 36);
}

void PaintedSeal::setColour(const QString &colour)
{
    if (change(m_colour, colour)) {
        Q_EMIT faceChanged();
    }
}

void PaintedSeal::setText(const QString &text)
{
    if (change(m_text, text)) {
        Q_EMIT faceChanged();
    }
}

void PaintedSeal::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const Look::Colour colour = Look::colourNamed(m_colour);
    const AreaColours &area = look.area(colour);
    const qreal side = qMin(size.width(), size.height());
    const QRectF rect(QPointF(size.width() - side, size.height() - side) / 2, QSizeF(side, side));
    painter.fillPath(outline::fitted(outline::mark(area.mark), rect), area.groundText);
    const QPointF off = paint::middle(colour) * side / 20;
    const int pixels = static_cast<int>(side * (m_text.size() > 2 ? 0.31 : 0.42));
    paint::text(painter, rect.translated(off), m_text, area.ground, pixels);
}

} // namespace foxpad::app
