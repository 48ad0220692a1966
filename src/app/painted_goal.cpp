// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_goal.h"

#include "paint.h"

#include <QPainter>

namespace foxpad::app {

void PaintedGoal::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const AreaColours &area = look.area(face().colour);
    const qreal below = qMin(18.0, size.height() * 0.34);
    const QRectF tile(0, 0, size.width(), size.height() - below);
    const QRectF pill(0, tile.bottom() - 6, size.width(), below + 6);
    paint::rounded(painter, pill, 6, look.raised);
    paint::rounded(painter, tile, 7, area.die);
    const qreal side = qMin(13.0, tile.height() * 0.42);
    const QPointF c = tile.center();
    const bool tall = tile.height() > 26;
    const QRectF sign(c.x() - side / 2 - (tall ? 0 : 8), tall ? tile.top() + 3 : c.y() - side / 2,
                      side, side);
    paint::mark(painter, face().colour, sign, area.pip, look);
    const QRectF number =
        tall ? QRectF(0, sign.bottom(), size.width(), tile.bottom() - sign.bottom())
             : QRectF(sign.right(), 0, size.width() - sign.right(), tile.height());
    paint::text(painter, number, QString::number(face().left), area.pip, 13);
    drawPoints(painter, QRectF(0, tile.bottom(), size.width(), below), look);
}

void PaintedGoal::drawPoints(QPainter &painter, const QRectF &rect, const Look &look) const
{
    const QRectF first(rect.x(), rect.y(), rect.width() / 2, rect.height());
    const QRectF later = first.translated(rect.width() / 2, 0);
    const auto draw = [&](const QRectF &place, int points, bool scored, bool struck) {
        QColor ink = look.text;
        if (scored) {
            const QRectF disc = place.adjusted(0.5, 1, -0.5, -1);
            paint::rounded(painter, disc, 5, look.text);
            ink = look.raised;
        } else if (struck) {
            ink = paint::faded(ink, 0.55);
        }
        paint::text(painter, place, QString::number(points), ink, 11);
        if (struck && !scored) {
            painter.setPen(QPen(look.text, 1.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(place.center() + QPointF(-5, 3), place.center() + QPointF(5, -3));
        }
    };
    draw(first, face().points, face().done, face().gone);
    draw(later, face().later, face().doneLater, false);
}

} // namespace foxpad::app
