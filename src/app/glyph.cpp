// SPDX-License-Identifier: GPL-3.0-or-later
#include "glyph.h"

#include "outline.h"

#include <QPainter>

namespace foxpad::app {

namespace {

constexpr qreal field = 24; // what the signs are drawn in
constexpr qreal crownField = 34;
constexpr qreal thinEdge = 1.2;

bool isSolid(int kind)
{
    return kind == Glyph::Play || kind == Glyph::Pause || kind == Glyph::Handle ||
           kind == Glyph::Crown || kind == Glyph::Lightning;
}

} // namespace

Glyph::Glyph(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(field, field);
}

void Glyph::setKind(int kind)
{
    if (change(m_kind, kind)) {
        Q_EMIT kindChanged();
    }
}

void Glyph::setColor(const QColor &color)
{
    if (change(m_color, color)) {
        Q_EMIT colorChanged();
    }
}

void Glyph::setEdge(const QColor &edge)
{
    if (change(m_edge, edge)) {
        Q_EMIT edgeChanged();
    }
}

void Glyph::setWeight(qreal weight)
{
    if (change(m_weight, weight)) {
        Q_EMIT weightChanged();
    }
}

void Glyph::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const QColor color = m_color.isValid() ? m_color : look.text;
    const bool solid = isSolid(m_kind);
    const qreal side = m_kind == Crown ? crownField : field;
    const qreal scale = qMin(size.width(), size.height()) / side;
    painter.translate((size.width() - side * scale) / 2, (size.height() - side * scale) / 2);
    painter.scale(scale, scale);
    painter.setPen(QPen(solid && m_edge.isValid() ? m_edge : color,
                        m_kind == Crown ? 2
                        : solid         ? thinEdge
                                        : m_weight,
                        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(solid ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPath(outline::glyph(m_kind));
}

} // namespace foxpad::app
