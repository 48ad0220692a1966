// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_points.h"

#include "paint.h"

#include <QPainter>

namespace foxpad::app {

PaintedPoints::PaintedPoints(QQuickItem *parent) : LineItem(parent)
{
    setImplicitSize(30, 18);
}

void PaintedPoints::setColour(const QString &colour)
{
    if (change(m_colour, colour)) {
        Q_EMIT faceChanged();
    }
}

void PaintedPoints::setOutlined(bool outlined)
{
    if (change(m_outlined, outlined)) {
        Q_EMIT faceChanged();
    }
}

void PaintedPoints::setLower(bool lower)
{
    if (change(m_lower, lower)) {
        Q_EMIT faceChanged();
    }
}

void PaintedPoints::setSign(const QString &sign)
{
    if (change(m_sign, sign)) {
        Q_EMIT faceChanged();
    }
}

QString PaintedPoints::text() const
{
    return QString::number(m_lower ? face().later : face().points);
}

bool PaintedPoints::struck() const
{
    return !m_lower && face().gone && !face().done;
}

bool PaintedPoints::scored() const
{
    return m_lower ? face().doneLater : face().done;
}

void PaintedPoints::drawSign(QPainter &painter, const QPointF &centre, const QColor &ink) const
{
    if (m_sign == QLatin1String("diamond")) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -4), centre + QPointF(4, 0),
                                       centre + QPointF(0, 4), centre + QPointF(-4, 0)}));
    } else {
        painter.setPen(QPen(ink, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 3.2, 3.2);
    }
}

void PaintedPoints::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const bool onTable = m_colour.isEmpty();
    const AreaColours &area = look.area(Look::colourNamed(m_colour));
    const QColor ground = onTable ? look.raised : area.ground;
    QColor ink = onTable ? look.text : area.groundText;
    const QRectF pill(QPointF(), size);
    const qreal radius = qMin(size.width(), size.height()) / 2;
    if (scored()) {
        paint::rounded(painter, pill, radius, ink);
        ink = ground;
    } else if (m_outlined) {
        paint::ringed(painter, pill, radius, 1.5, onTable ? look.line : paint::faded(ink, 0.75));
    } else if (onTable) {
        paint::rounded(painter, pill, radius, ground);
    }
    if (struck()) {
        ink = paint::faded(ink, 0.5);
    }
    const bool signedOne = !m_sign.isEmpty();
    paint::text(painter, signedOne ? pill.translated(5, 0) : pill, text(), ink,
                size.height() >= 17 ? 13 : 11);
    if (signedOne) {
        drawSign(painter, pill.center() - QPointF(7, 0), ink);
    }
    if (struck()) {
        painter.setPen(QPen(look.text, 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(pill.center() + QPointF(-9, 4), pill.center() + QPointF(9, -4));
    }
}

} // namespace foxpad::app
