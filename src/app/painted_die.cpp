// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_die.h"

#include "paint.h"

#include <QPainter>

#include <array>

namespace foxpad::app {

namespace {

constexpr qreal margin = 4;
constexpr qreal roundness = 0.24;
constexpr qreal faint = 0.4;

// Where the pips of each face lie, in sixths of the die.
constexpr std::array<std::array<qreal, 2>, 7> spots{
    {{3, 3}, {1.65, 1.65}, {4.35, 4.35}, {4.35, 1.65}, {1.65, 4.35}, {1.65, 3}, {4.35, 3}}};
constexpr std::array<std::array<int, 6>, 7> faces{{{-1, -1, -1, -1, -1, -1},
                                                   {0, -1, -1, -1, -1, -1},
                                                   {1, 2, -1, -1, -1, -1},
                                                   {1, 0, 2, -1, -1, -1},
                                                   {1, 2, 3, 4, -1, -1},
                                                   {1, 2, 0, 3, 4, -1},
                                                   {1, 2, 3, 4, 5, 6}}};

} // namespace

PaintedDie::PaintedDie(QQuickItem *parent) : Painted(parent)
{
    setImplicitSize(46 + 2 * margin, 46 + 2 * margin);
}

QString PaintedDie::spoken() const
{
    const Look::Colour colour = Look::colourNamed(m_colour);
    if (m_kind == Sign) {
        return tr("%1 die").arg(Look::spoken(colour));
    }
    if (m_kind == Number) {
        return m_face > 5 ? tr("Joker number die") : tr("Number die, %1").arg(m_face);
    }
    return m_face > 0 ? tr("%1 die, %2").arg(Look::spoken(colour)).arg(m_face)
                      : tr("%1 die, not rolled").arg(Look::spoken(colour));
}

void PaintedDie::drawBody(QPainter &painter, const QRectF &die, const Look &look) const
{
    const AreaColours &area = look.area(Look::colourNamed(m_colour));
    const qreal radius = die.width() * roundness;
    if (m_style == Outline) {
        const QColor line = area.mark == look.white->mark ? look.text : area.die;
        paint::ringed(painter, die.adjusted(3, 3, -3, -3), radius - 2, 1.2,
                      paint::faded(line, 0.8));
        return;
    }
    const qreal edge = qMax(2.0, die.width() * 0.07);
    paint::rounded(painter, die, radius, area.edge);
    QLinearGradient light(die.topLeft(), die.bottomLeft());
    light.setColorAt(0, paint::mixed(look.badgeRim, area.die, 0.16));
    light.setColorAt(0.6, area.die);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(die.adjusted(0, 0, 0, -edge), radius, radius);
}

void PaintedDie::drawPips(QPainter &painter, const QRectF &die, const QColor &ink,
                          const Look &look) const
{
    const Look::Colour colour = Look::colourNamed(m_colour);
    const qreal side = die.width() * (m_face == 1 ? 0.34 : m_face == 6 ? 0.24 : 0.26);
    for (const int spot : faces[static_cast<std::size_t>(qBound(0, m_face, 6))]) {
        if (spot < 0) {
            break;
        }
        const auto &[x, y] = spots[static_cast<std::size_t>(spot)];
        const QPointF centre = die.topLeft() + QPointF(x, y) * die.width() / 6;
        const QRectF rect(centre - QPointF(side, side) / 2, QSizeF(side, side));
        if (colour == Look::WhiteDie || look.letters) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(rect.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1));
        } else {
            paint::mark(painter, colour, rect, ink, look);
        }
    }
    if (look.letters && colour != Look::WhiteDie) {
        const qreal small = die.width() * 0.24;
        const QRectF corner(die.right() - small - 1, die.bottom() - small - 4, small, small);
        paint::mark(painter, colour, corner, ink, look);
    }
}

void PaintedDie::drawFace(QPainter &painter, const QRectF &die, const Look &look) const
{
    const Look::Colour colour = Look::colourNamed(m_colour);
    const AreaColours &area = look.area(colour);
    QColor ink = area.pip;
    if (m_style == Outline) {
        ink = paint::mixed(colour == Look::WhiteDie ? look.text : area.die, look.text, 0.7);
        ink = paint::faded(ink, 0.75);
    }
    const qreal side = die.width() * 0.54;
    const QRectF middle(die.center() - QPointF(side, side) / 2, QSizeF(side, side));
    if (m_kind == Pips) {
        drawPips(painter, die, ink, look);
    } else if (m_kind == Number) {
        const QString digit = m_face > 5 ? QStringLiteral("?") : QString::number(m_face);
        paint::text(painter, die, digit, ink, static_cast<int>(die.width() * 0.5));
    } else if (colour == Look::Joker) {
        paint::wheel(painter, middle, look);
    } else {
        paint::mark(painter, colour, middle, ink, look);
    }
}

void PaintedDie::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    const qreal side = qMin(size.width(), size.height());
    const QRectF cell(QPointF(size.width() - side, size.height() - side) / 2, QSizeF(side, side));
    const QRectF die = cell.adjusted(margin, margin, -margin, -margin);
    if (m_chosen) {
        paint::ringed(painter, cell, die.width() * roundness + margin, 2.5, look.lit);
    }
    if (m_style == Faint) {
        painter.setOpacity(faint);
    }
    drawBody(painter, die, look);
    const qreal lift = m_style == Outline ? 0 : die.width() * 0.03;
    drawFace(painter, die.translated(0, -lift), look);
}

} // namespace foxpad::app
