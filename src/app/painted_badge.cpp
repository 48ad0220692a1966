// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_badge.h"

#include "paint.h"

namespace foxpad::app {

namespace {

// Room round the sticker for its tick and ring; the sticker itself is 20 of 26.
constexpr qreal margin = 3;

} // namespace

PaintedBadge::PaintedBadge(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(26, 26);
}

void PaintedBadge::set(bool changed)
{
    if (changed) {
        refresh();
        Q_EMIT faceChanged();
    }
}

void PaintedBadge::setKind(const QString &kind)
{
    if (change(m_kind, kind)) {
        m_face = BadgeFace::of(kind);
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

void PaintedBadge::setSheet(Sheet *sheet)
{
    if (m_sheet == sheet) {
        return;
    }
    if (m_sheet != nullptr) {
        disconnect(m_sheet, nullptr, this, nullptr);
    }
    m_sheet = sheet;
    if (m_sheet != nullptr) {
        connect(m_sheet, &Sheet::shown, this, &PaintedBadge::refresh);
        connect(m_sheet, &QObject::destroyed, this, [this] { m_sheet = nullptr; });
    }
    set(true);
}

void PaintedBadge::setArea(int area)
{
    set(change(m_area, area));
}

void PaintedBadge::setLine(int line)
{
    set(change(m_line, line));
}

void PaintedBadge::componentComplete()
{
    Painted::componentComplete();
    refresh();
}

void PaintedBadge::refresh()
{
    if (m_sheet == nullptr || m_line < 0) {
        return;
    }
    const LineFace &line = m_sheet->line(m_area, m_line);
    const bool changed = static_cast<int>(change(m_face, line.badge)) |
                         static_cast<int>(change(m_earned, line.done)) |
                         static_cast<int>(change(m_pending, line.pending));
    if (changed) {
        m_spoken = line.spoken();
        Q_EMIT faceChanged();
    }
}

QString PaintedBadge::spoken() const
{
    return m_line < 0 ? m_face.spoken() : m_spoken;
}

void PaintedBadge::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const QRectF rect = QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin);
    paint::badge(painter, rect, m_face, look);
    if (m_earned && !m_face.isNothing()) {
        paint::earned(painter, rect, look);
    }
    if (m_pending) {
        paint::pending(painter, rect, look);
    }
}

} // namespace foxpad::app
