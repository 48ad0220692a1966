// SPDX-License-Identifier: GPL-3.0-or-later
#include "box_paint.h"

#include "highlights.h"
#include "outline.h"
#include "paint.h"
#include "pen.h"

#include <QPainter>

namespace foxpad::app::paint {

namespace {

constexpr qreal inset = 2;
constexpr qreal radius = 9;
constexpr int labelSize = 16;
constexpr int factorSize = 11;
constexpr qreal previewInk = 0.5;
constexpr qreal smallBadge = 20;

class BoxPainter {
public:
    BoxPainter(QPainter &painter, const QSizeF &cell, const BoxFace &face, const BoxPen &pen,
               const Look &look)
        : m_painter(painter), m_cell(QPointF(), cell), m_face(face), m_pen(pen), m_look(look),
          m_area(look.area(face.colour)), m_box(m_cell.adjusted(inset, inset, -inset, -inset))
    {}

    void draw()
    {
        if (m_face.shape == BoxFace::Group) {
            drawGroup();
        } else if (m_face.shape == BoxFace::Plain) {
            drawPlain();
        } else if (m_face.shape == BoxFace::Tile) {
            drawTile();
        } else {
            drawTriangle();
        }
    }

private:
    // Ground and rings of a box that is the shape of `path`.
    QColor fill() const
    {
        if (m_face.lit) {
            return m_look.litBox;
        }
        if (m_face.printed) {
            return mixed(m_area.edge, m_area.ground, 0.5);
        }
        return m_face.dimmed && !m_face.isMarked()
                   ? mixed(m_area.box, m_area.ground, m_look.dimmedBox)
                   : m_area.box;
    }

    void drawPlain()
    {
        rounded(m_painter, m_box, radius, fill());
        if (m_face.lit) {
            ringed(m_painter, m_box.adjusted(0.5, 0.5, -0.5, -0.5), radius, 2, m_area.ink);
            ringed(m_painter, m_cell, radius + inset, inset, m_look.lit);
        }
        if (m_face.printed) {
            drawPrinted();
        } else {
            drawContent();
        }
        drawFocus(m_cell, radius + inset);
    }

    void drawPrinted()
    {
        const QRectF place = QRectF(m_box.center() - QPointF(11, 11), QSizeF(22, 22));
        mark(m_painter, m_face.colour, place, m_area.groundText, m_look);
        if (!m_look.letters) {
            tick(m_painter, place.adjusted(5, 5, -5, -5), m_area.ground, 2);
        }
    }

    QRectF badgeRect() const
    {
        const qreal x = m_box.right() - smallBadge - 1.5;
        return {x, m_box.center().y() - smallBadge / 2, smallBadge, smallBadge};
    }

    // What is printed and written shares the box with a badge at its right.
    QRectF content() const
    {
        QRectF place = m_box.translated(m_pen.shift, 0);
        if (!m_face.badge.isNothing()) {
            place.setRight(badgeRect().left() + 2.5);
        } else if (!m_face.factor.isEmpty()) {
            place.setRight(m_box.right() - 12);
        }
        return place;
    }

    void drawContent()
    {
        const QRectF place = content();
        if (!m_face.label.isEmpty()) {
            const qreal strength = m_face.isMarked() ? m_look.markedLabel : 1;
            text(m_painter, place, m_face.label, faded(m_area.ink, strength), labelSize);
        }
        if (m_face.symbol != BoxFace::NoSymbol && !m_face.isMarked()) {
            drawSymbol(place);
        }
        if (!m_face.factor.isEmpty()) {
            text(m_painter, m_box.adjusted(0, 0, -4, -3), m_face.factor, m_area.ink, factorSize,
                 Qt::AlignRight | Qt::AlignBottom);
        }
        drawPen(place, m_look.pen);
        drawBadge(badgeRect());
    }

    void drawBadge(const QRectF &rect)
    {
        if (m_face.badge.isNothing()) {
            return;
        }
        badge(m_painter, rect, m_face.badge, m_look);
        if (m_face.earned) {
            earned(m_painter, rect, m_look);
        }
        if (m_face.pending) {
            pending(m_painter, rect, m_look);
        }
    }

    void drawSymbol(const QRectF &place)
    {
        const QPointF c = place.center();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_area.ink);
        if (m_face.symbol == BoxFace::Diamond) {
            m_painter.drawPolygon(QPolygonF(
                {c + QPointF(0, -6), c + QPointF(6, 0), c + QPointF(0, 6), c + QPointF(-6, 0)}));
        } else if (m_face.symbol == BoxFace::Ring) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(m_area.ink, 2));
            m_painter.drawEllipse(c, 4, 4);
        }
    }

    void drawPen(const QRectF &place, const QColor &ink)
    {
        const qreal side = qMin(qMin(place.width() + 6, place.height()) - 8, 30.0);
        const QRectF field(place.center() - QPointF(place.width(), side) / 2,
                           QSizeF(place.width(), side));
        if (m_face.number > 0) {
            pen::number(m_painter, m_face.number, field, ink, m_pen.place, m_pen.progress);
        } else if (m_face.crossed) {
            const QRectF cross(place.center() - QPointF(11, 11), QSizeF(22, 22));
            pen::cross(m_painter, cross, ink, m_pen.place, m_pen.progress);
        } else if (m_face.lit && m_face.preview == Highlights::Lit::open) {
            return;
        } else if (m_face.lit && m_face.preview > 0) {
            pen::number(m_painter, m_face.preview, field, faded(ink, previewInk), m_pen.place);
        } else if (m_face.lit && m_face.label.isEmpty()) {
            const QRectF cross(place.center() - QPointF(10, 10), QSizeF(20, 20));
            pen::cross(m_painter, cross, faded(ink, previewInk), m_pen.place);
        }
    }

    // Two triangles lie over each other in one field; the cell is the whole field.
    QPainterPath triangle() const
    {
        constexpr qreal gap = 7;
        const QRectF b = m_box.adjusted(2, 2, -2, -2); // room for the pen that rounds it
        QPainterPath path;
        if (m_face.shape == BoxFace::UpperTriangle) {
            path.moveTo(b.topLeft());
            path.lineTo(b.right() - gap, b.top());
            path.lineTo(b.left(), b.bottom() - gap);
        } else {
            path.moveTo(b.bottomRight());
            path.lineTo(b.left() + gap, b.bottom());
            path.lineTo(b.right(), b.top() + gap);
        }
        path.closeSubpath();
        return path;
    }

    void drawTriangle()
    {
        const QPainterPath path = triangle();
        const bool upper = m_face.shape == BoxFace::UpperTriangle;
        // A pen of the fill's colour rounds the corners.
        const auto outlined = [&](const QColor &colour, qreal width) {
            m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.setBrush(colour);
            m_painter.drawPath(path);
        };
        if (m_face.lit) {
            outlined(m_look.lit, 7);
            outlined(m_area.ink, 4);
        }
        outlined(fill(), m_face.lit ? 1 : 3);
        const qreal w = m_box.width() * 0.5;
        const qreal h = m_box.height() * 0.56;
        const QRectF place = upper ? QRectF(m_box.left() + 1, m_box.top() + 1, w, h)
                                   : QRectF(m_box.right() - w - (m_face.badge.isNothing() ? 2 : 13),
                                            m_box.bottom() - h - 1, w, h);
        drawPen(place, m_look.pen);
        if (!m_face.factor.isEmpty()) {
            text(m_painter, QRectF(m_box.right() - 22, m_box.center().y() - 11, 20, 14),
                 m_face.factor, m_area.ink, factorSize);
        }
        if (!upper) {
            drawBadge(QRectF(m_box.right() - smallBadge + 1, m_box.bottom() - smallBadge + 1,
                             smallBadge, smallBadge));
        }
        if (m_pen.focused) {
            m_painter.setPen(QPen(m_look.accent, 2.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(path);
        }
    }

    QColor groupFill() const
    {
        const QColor shade = m_face.shade == BoxFace::White   ? m_area.box
                             : m_face.shade == BoxFace::Light ? m_look.greyMiddleBox
                                                              : m_look.greyDarkBox;
        const bool dim = m_face.dimmed && !m_face.isMarked();
        return dim ? mixed(shade, m_area.ground, 0.62) : shade;
    }

    // A box of a group is filled up to the sides on which the group goes on.
    QPainterPath groupPart() const
    {
        const auto join = [this](BoxFace::Join side) { return (m_face.joins & side) != 0; };
        const QRectF to =
            m_cell.adjusted(join(BoxFace::Left) ? -1 : 1, join(BoxFace::Up) ? -1 : 1,
                            join(BoxFace::Right) ? 1 : -1, join(BoxFace::Down) ? 1 : -1);
        const auto corner = [&](BoxFace::Join a, BoxFace::Join b) {
            return join(a) || join(b) ? 0.0 : 7.0;
        };
        const qreal tl = corner(BoxFace::Left, BoxFace::Up);
        const qreal tr = corner(BoxFace::Right, BoxFace::Up);
        const qreal br = corner(BoxFace::Right, BoxFace::Down);
        const qreal bl = corner(BoxFace::Left, BoxFace::Down);
        QPainterPath path(QPointF(to.left() + tl, to.top()));
        path.lineTo(to.right() - tr, to.top());
        path.quadTo(to.topRight(), QPointF(to.right(), to.top() + tr));
        path.lineTo(to.right(), to.bottom() - br);
        path.quadTo(to.bottomRight(), QPointF(to.right() - br, to.bottom()));
        path.lineTo(to.left() + bl, to.bottom());
        path.quadTo(to.bottomLeft(), QPointF(to.left(), to.bottom() - bl));
        path.lineTo(to.left(), to.top() + tl);
        path.quadTo(to.topLeft(), QPointF(to.left() + tl, to.top()));
        return path;
    }

    void drawGroup()
    {
        const QColor ground = groupFill();
        const bool dark = ground.lightnessF() < 0.5F;
        const QColor ink = dark ? m_look.penOnDark : m_look.pen;
        m_painter.fillPath(groupPart(), ground);
        const QRectF well = m_cell.adjusted(4.5, 4.5, -4.5, -4.5);
        if (m_face.lit) {
            rounded(m_painter, well.adjusted(-2, -2, 2, 2), 8, m_look.lit);
            rounded(m_painter, well, 7, m_look.litBox);
            ringed(m_painter, well, 7, 2, m_area.ink);
        } else if (!m_face.isMarked()) {
            ringed(m_painter, well, 7, 1, faded(ink, 0.28));
        }
        const QRectF place = m_cell;
        drawPen(place, m_face.lit ? m_look.pen : ink);
        if (!m_face.badge.isNothing()) {
            const bool aside = m_face.crossed || m_face.lit;
            const QPointF to = m_cell.center() + (aside ? QPointF(8, 8) : QPointF());
            drawBadge(QRectF(to - QPointF(10, 10), QSizeF(20, 20)));
        }
        if (m_face.last) {
            ringed(m_painter, m_cell.adjusted(1.5, 1.5, -1.5, -1.5), 7, 1.6, m_look.lit);
        }
        if (m_face.start && !m_face.isMarked()) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(ink);
            m_painter.drawPolygon(QPolygonF({{1.5, well.center().y() - 5},
                                             {6.5, well.center().y()},
                                             {1.5, well.center().y() + 5}}));
        }
        drawFocus(well, 7);
    }

    void drawTile();

    void drawFocus(const QRectF &rect, qreal corner)
    {
        if (m_pen.focused) {
            ringed(m_painter, rect, corner, 2.5, m_look.accent);
        }
    }

    QPainter &m_painter;
    QRectF m_cell;
    const BoxFace &m_face;
    const BoxPen &m_pen;
    const Look &m_look;
    const AreaColours &m_area;
    QRectF m_box;
};

// A tile of Keer op Keer is its colour whole; what is crossed goes pale, what can be is lit.
void BoxPainter::drawTile()
{
    const bool pale = m_face.crossed || m_face.chosen;
    QColor ground = m_area.die;
    if (m_face.chosen) {
        ground = m_look.litBox;
    } else if (m_face.crossed) {
        ground = m_face.dimmed ? mixed(m_area.box, m_look.ground, 0.86) : m_area.box;
    } else if (m_face.dimmed) {
        ground = mixed(m_area.die, m_look.ground, 0.52);
    }
    const QRectF tile = m_cell.adjusted(1.5, 1.5, -1.5, -1.5);
    rounded(m_painter, tile, radius, ground);
    if (m_face.lit) {
        ringed(m_painter, tile.adjusted(0.5, 0.5, -0.5, -0.5), radius, 1.5, m_area.ink);
        ringed(m_painter, m_cell, radius + 1.5, 2, m_look.lit);
    } else if (m_face.chosen) {
        ringed(m_painter, tile, radius, 2, m_area.edge);
    }
    const QColor sign = pale            ? faded(m_area.die, 0.6)
                        : m_face.dimmed ? faded(m_look.badgeRim, 0.62)
                                        : m_area.pip;
    const QPointF c = tile.center();
    if (m_face.symbol == BoxFace::Star) {
        if (!pale) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(faded(m_look.pen, 0.5));
            m_painter.drawEllipse(c + QPointF(1, 1), 12.5, 12.5);
            const QRectF small(tile.left() + 1.5, tile.top() + 1.5, 10, 10);
            mark(m_painter, m_face.colour, small, m_area.pip, m_look);
        }
        star(m_painter,
             QRectF(c - QPointF(9, 9), QSizeF(18, 18)).translated(pale ? 0 : 1, pale ? 0 : 1),
             pale ? sign : m_look.badgeRim);
    } else {
        mark(m_painter, m_face.colour, QRectF(c - QPointF(9, 9), QSizeF(18, 18)), sign, m_look);
    }
    if (pale) {
        pen::cross(m_painter, QRectF(c - QPointF(11, 11), QSizeF(22, 22)),
                   m_face.chosen ? m_area.edge : m_look.pen, m_pen.place, m_pen.progress, 2.8);
    }
    if (m_face.last) {
        ringed(m_painter, m_cell.adjusted(0.5, 0.5, -0.5, -0.5), radius + 1, 1.8, m_look.lit);
    }
    drawFocus(m_cell, radius + 1.5);
}

} // namespace

void box(QPainter &painter, const QSizeF &cell, const BoxFace &face, const BoxPen &pen,
         const Look &look)
{
    BoxPainter(painter, cell, face, pen, look).draw();
}

} // namespace foxpad::app::paint
