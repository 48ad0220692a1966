// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint.h"

#include "outline.h"

#include <QPainter>
#include <QtMath>

namespace foxpad::app::paint {

namespace {

constexpr qreal rimWidth = 1.5;

void filled(QPainter &painter, const QPainterPath &path, const QColor &fill)
{
    painter.fillPath(path, fill);
}

// Glyphs are drawn in a field of 20 × 20.
void rerollGlyph(QPainter &painter, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.1, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(5.7, 5.7, 8.6, 8.6), 20 * 16, 295 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({{15.8, 10.2}, {11.4, 9.0}, {15.8, 5.2}}));
}

void crossGlyph(QPainter &painter, const QPointF &centre, qreal arm, const QColor &colour)
{
    painter.setPen(QPen(colour, 2.1, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(arm, -arm), centre + QPointF(-arm, arm));
}

void action(QPainter &painter, const BadgeFace &face, const Look &look)
{
    painter.setPen(QPen(look.badgeRim, rimWidth));
    painter.setBrush(look.actionBadge);
    painter.drawEllipse(QPointF(10, 10), 9.2, 9.2);
    const QRectF field(0, 0, 20, 20);
    switch (face.glyph) {
    case BadgeFace::Reroll:
        rerollGlyph(painter, look.badgeRim);
        break;
    case BadgeFace::Extra:
        text(painter, field.translated(-0.4, 0), QStringLiteral("+1"), look.badgeRim, 9);
        break;
    case BadgeFace::Polish:
        text(painter, field, QStringLiteral("±"), look.badgeRim, 13);
        break;
    case BadgeFace::Cross:
        crossGlyph(painter, {10, 10}, 3.4, look.badgeRim);
        break;
    case BadgeFace::Question:
        text(painter, field, QStringLiteral("?"), look.badgeRim, 13);
        break;
    case BadgeFace::Mark:
        text(painter, field, QStringLiteral("!"), look.badgeRim, 13);
        break;
    default:
        break;
    }
}

void sticker(QPainter &painter, const BadgeFace &face, const Look &look)
{
    const AreaColours &area = look.area(face.colour);
    const QRectF field(0.6, 0.6, 18.8, 18.8);
    const QPainterPath shape = outline::fitted(outline::mark(area.mark), field);
    painter.setPen(QPen(look.badgeRim, 2 * rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(area.die);
    painter.drawPath(shape);
    filled(painter, shape, area.die);
    const QPointF to = QPointF(10, 10) + middle(face.colour);
    const QRectF place(to.x() - 9, to.y() - 9, 18, 18);
    if (face.glyph == BadgeFace::Cross) {
        crossGlyph(painter, to, 2.7, area.pip);
    } else {
        const QString glyph =
            face.glyph == BadgeFace::Number ? QString::number(face.number) : QStringLiteral("?");
        text(painter, place, glyph, area.pip, 11);
    }
}

} // namespace

QPointF middle(Look::Colour colour)
{
    switch (colour) {
    case Look::Blue:
    case Look::Orange:
    case Look::Grey:
        return {0, 1.9};
    case Look::Purple:
        return {0, -0.9};
    default:
        return {0, 0};
    }
}

QFont font(int pixels, QFont::Weight weight)
{
    QFont font(QStringLiteral("Manrope"));
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void text(QPainter &painter, const QRectF &rect, const QString &words, const QColor &colour,
          int pixels, Qt::Alignment align)
{
    painter.setFont(font(pixels));
    painter.setPen(colour);
    painter.drawText(rect, static_cast<int>(align) | Qt::TextDontClip, words);
}

QColor mixed(const QColor &over, const QColor &ground, qreal share)
{
    const auto part = [share](float a, float b) {
        return static_cast<float>(a * share + b * (1 - share));
    };
    return QColor::fromRgbF(part(over.redF(), ground.redF()), part(over.greenF(), ground.greenF()),
                            part(over.blueF(), ground.blueF()));
}

QColor faded(const QColor &colour, qreal alpha)
{
    QColor made = colour;
    made.setAlphaF(static_cast<float>(alpha * colour.alphaF()));
    return made;
}

void rounded(QPainter &painter, const QRectF &rect, qreal radius, const QColor &fill)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
}

void ringed(QPainter &painter, const QRectF &rect, qreal radius, qreal width, const QColor &line)
{
    painter.setPen(QPen(line, width));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset,
                            radius - inset);
}

void mark(QPainter &painter, Look::Colour colour, const QRectF &rect, const QColor &fill,
          const Look &look)
{
    if (look.letters) {
        painter.save();
        const qreal side = qMin(rect.width(), rect.height());
        painter.translate(rect.center());
        painter.scale(side / 20, side / 20);
        text(painter, QRectF(-12, -12, 24, 24), Look::letter(colour), fill, 20);
        painter.restore();
        return;
    }
    filled(painter, outline::fitted(outline::mark(look.area(colour).mark), rect), fill);
}

void wheel(QPainter &painter, const QRectF &rect, const Look &look)
{
    const qreal side = qMin(rect.width(), rect.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.badgeRim);
    painter.drawEllipse(rect.center(), side / 2, side / 2);
    constexpr std::array order{Look::Yellow, Look::Green, Look::Blue, Look::Red, Look::Orange};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const qreal angle = qDegreesToRadians(-90.0 + 72.0 * static_cast<qreal>(i));
        const QPointF to(qCos(angle), qSin(angle));
        painter.setBrush(look.area(order[i]).die);
        painter.drawEllipse(rect.center() + to * side * 0.27, side * 0.15, side * 0.15);
    }
}

void star(QPainter &painter, const QRectF &rect, const QColor &fill)
{
    QPolygonF points;
    const qreal outer = qMin(rect.width(), rect.height()) / 2;
    for (int i = 0; i < 10; ++i) {
        const qreal angle = qDegreesToRadians(-90.0 + 36.0 * i);
        const qreal radius = i % 2 == 0 ? outer : outer * 0.44;
        points += rect.center() + QPointF(qCos(angle), qSin(angle)) * radius;
    }
    painter.setPen(QPen(fill, outer * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPolygon(points);
}

void fox(QPainter &painter, const QRectF &rect, const Look &look)
{
    const outline::Fox &shape = outline::fox();
    const qreal side = qMin(rect.width(), rect.height());
    painter.save();
    painter.translate(rect.center() - QPointF(side, side) / 2);
    painter.scale(side / 64, side / 64);
    painter.setPen(QPen(look.badgeRim, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(look.badgeRim);
    painter.drawPath(shape.head);
    filled(painter, shape.head, look.fox);
    filled(painter, shape.ears, look.foxShade);
    filled(painter, shape.cheeks, look.foxLight);
    filled(painter, shape.dots, look.foxInk);
    painter.restore();
}

void badge(QPainter &painter, const QRectF &rect, const BadgeFace &face, const Look &look)
{
    if (face.isNothing()) {
        return;
    }
    if (face.glyph == BadgeFace::Fox) {
        fox(painter, rect.adjusted(1, 1, -1, -1), look);
        return;
    }
    const qreal side = qMin(rect.width(), rect.height());
    painter.save();
    painter.translate(rect.center() - QPointF(side, side) / 2);
    painter.scale(side / 20, side / 20);
    if (face.colour == Look::NoColour) {
        action(painter, face, look);
    } else {
        sticker(painter, face, look);
    }
    painter.restore();
}

void tick(QPainter &painter, const QRectF &rect, const QColor &line, qreal width)
{
    const auto at = [&rect](qreal x, qreal y) {
        return QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y);
    };
    painter.setPen(QPen(line, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({at(0.24, 0.54), at(0.43, 0.72), at(0.78, 0.32)}));
}

void earned(QPainter &painter, const QRectF &rect, const Look &look)
{
    const QRectF disc(rect.right() - 7, rect.top() - 3, 10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.badgeRim);
    painter.drawEllipse(disc);
    tick(painter, disc, look.earned, 1.6);
}

void pending(QPainter &painter, const QRectF &rect, const Look &look)
{
    constexpr qreal width = 2.5;
    painter.setPen(QPen(look.pending, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(rect.adjusted(-1.5, -1.5, 1.5, 1.5));
}

} // namespace foxpad::app::paint
