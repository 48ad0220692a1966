// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_badge.h"

#include "paint.h"

#include <QPainter>

namespace foxpad::app {

namespace {

// Room round the sticker for its tick and ring; the sticker itself is 20 of 26.
constexpr qreal side = 26;
constexpr qreal margin = 3;

} // namespace

PaintedBadge::PaintedBadge(QQuickItem *parent) : LineItem(parent)
{
    setImplicitSize(side, side);
}

void PaintedBadge::setKind(const QString &kind)
{
    if (change(m_kind, kind)) {
        m_badge = BadgeFace::of(kind);
        Q_EMIT faceChanged();
    }
}

void PaintedBadge::setEarned(bool earned)
{
    if (change(m_earned, earned)) {
        Q_EMIT faceChanged();
    }
}

void PaintedBadge::setPending(bool pending)
{
    if (change(m_pending, pending)) {
        Q_EMIT faceChanged();
    }
}

QString PaintedBadge::spoken() const
{
    return m_kind.isEmpty() ? LineItem::spoken() : m_badge.spoken();
}

void PaintedBadge::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const BadgeFace &badge = m_kind.isEmpty() ? face().badge : m_badge;
    if (badge.isNothing()) {
        return;
    }
    const qreal scale = qMin(size.width(), size.height()) / side;
    painter.scale(scale, scale);
    const QRectF rect(margin, margin, side - 2 * margin, side - 2 * margin);
    paint::badge(painter, rect, badge, look);
    if (earned()) {
        paint::earned(painter, rect, look);
    }
    if (pending()) {
        paint::pending(painter, rect, look);
    }
}

} // namespace foxpad::app
