// SPDX-License-Identifier: GPL-3.0-or-later
#include "pen.h"

#include "outline.h"

#include <QPainter>

#include <array>
#include <vector>

namespace foxpad::app::pen {

namespace {

constexpr qreal digitWidth = 20;
constexpr qreal digitHeight = 28;
constexpr qreal digitPitch = 18; // from one to the next

// The strokes of a sign as points, so that a part of it can be drawn.
struct Strokes {
    std::vector<QPolygonF> lines;
    qreal length = 0;

    explicit Strokes(const QPainterPath &path)
    {
        // Many points a curve: signs are drawn larger than their field.
        constexpr qreal fine = 8;
        const QTransform up = QTransform::fromScale(fine, fine);
        const QTransform down = QTransform::fromScale(1 / fine, 1 / fine);
        for (const QPolygonF &line : path.toSubpathPolygons(up)) {
            lines.push_back(down.map(line));
            for (qsizetype i = 1; i < lines.back().size(); ++i) {
                length += QLineF(lines.back()[i - 1], lines.back()[i]).length();
            }
        }
    }

    void draw(QPainter &painter, qreal progress) const
    {
        qreal left = length * progress;
        for (const QPolygonF &line : lines) {
            if (left <= 0) {
                return;
            }
            qsizetype i = 1;
            for (; i < line.size() && left > 0; ++i) {
                left -= QLineF(line[i - 1], line[i]).length();
            }
            painter.drawPolyline(line.constData(), static_cast<int>(i));
        }
    }
};

Strokes strokes(const char *text)
{
    return Strokes(outline::read(text));
}

const Strokes &digit(int n)
{
    static const std::array<Strokes, 10> all{
        strokes("M11 2 C5 1.6 2.4 8 2.4 14 C2.4 20.5 5 26.2 10 26.2 C15.4 26.2 17.6 20 17.6 13.6 "
                "C17.6 7 15 2 9.8 2.6"),
        strokes("M5.4 7.4 C7.6 6 9.6 4 11 2 C10.8 10 10.4 18 10.4 26"),
        strokes("M3.4 7.6 C4.4 3.4 7.4 1.8 10.2 2 C14 2.2 16.2 4.8 15.8 8.4 C15.2 14 8 19.6 3 25.6 "
                "C8 25 12.6 25 17.4 25.4"),
        strokes("M4 4.6 C7.4 1.4 15.6 1.4 15.4 7.4 C15.2 11.4 11.4 13 8 13.2 C12.8 13 17 15.2 16.6 "
                "19.8 C16 26.8 7 27.8 3 23.4"),
        strokes(
            "M10.6 2.2 C8.6 8 5.6 13.6 2.4 18.6 C7.6 18.8 12.8 18.6 17.8 18 M13.4 11.6 C13 16.4 "
            "12.8 21.2 12.8 26.2"),
        strokes("M15.8 2.6 C12.4 3 9.2 3 5.8 2.8 C5.6 6.2 5 9.2 4.4 12.4 C9.4 9.8 16.6 11.4 16.6 "
                "17.8 C16.6 25.6 7.6 28.2 3 23.6"),
        strokes("M13.8 2 C7.2 5.4 3 12 3 18.6 C3 23.4 5.8 26.2 9.8 26.2 C14 26.2 17 23.4 17 19.2 "
                "C17 15.4 14.2 13 10.6 13 C7 13 4.2 15 3.2 18.2"),
        strokes("M3 3 C7.8 3.4 12.4 3.2 17 2.6 C12.4 9.6 9 17.4 7.4 26"),
        strokes(
            "M15.4 5.8 C14 1.4 5.2 1 5 7 C4.8 12.8 16.4 13.6 16.6 20 C16.6 27.8 3.6 27.8 3.6 20 "
            "C3.6 14 14.6 12.4 15.4 5.8"),
        strokes("M16 8.6 C15.6 4.4 13 2 9.8 2 C6 2 3.2 5 3.2 9 C3.2 12.8 5.8 15 9 15 C12.8 15 15.6 "
                "12.4 16 8.6 C16 15.6 14.2 21.2 11.2 26.2"),
    };
    return all[static_cast<std::size_t>(qBound(0, n, 9))];
}

const Strokes &minus()
{
    static const Strokes made = strokes("M4.6 14.8 C8 14 12 13.8 15.6 14.2");
    return made;
}

// In a field of 24 × 24.
const Strokes &crossNumber(int n)
{
    static const std::array<Strokes, 4> all{
        strokes("M2.4 2.6 C8.6 9.4 15 15.6 21.8 21.6 M20.8 2 C14.6 8.6 8.4 14.8 2.6 22"),
        strokes("M3.2 1.8 C9 8.8 14.8 15 21 22.4 M21.8 3 C15 8.4 8.6 15 2.2 21.2"),
        strokes("M2 3.4 C8.8 9 15.4 15.2 22 20.8 M20.2 1.6 C14.8 8.8 9 15.4 3.4 22.4"),
        strokes("M2.8 2 C8.4 9.2 15.2 14.6 21.4 21.8 M21.6 2.4 C15.2 9.4 8.8 15.2 2 21.6"),
    };
    return all[static_cast<std::size_t>(n & 3)];
}

// Once round and a little further, in a field of 100 × 100.
const Strokes &loopStrokes()
{
    static const Strokes made =
        strokes("M38 3 C62 -3 99 12 99 50 C99 84 74 99 48 98 C20 97 1 78 2 48 C3 20 26 4 60 3.5");
    return made;
}

void prepare(QPainter &painter, const QColor &ink, qreal strokeWidth)
{
    QPen pen(ink, strokeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    pen.setCosmetic(false);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing);
}

// Up to 2° to either side, the same for one place always.
qreal tilt(int place)
{
    return ((place * 37) % 9 - 4) * 0.5;
}

} // namespace

void number(QPainter &painter, int number, const QRectF &rect, const QColor &ink, int place,
            qreal progress, qreal strokeWidth)
{
    std::vector<const Strokes *> signs;
    if (number < 0) {
        signs.push_back(&minus());
    }
    for (const QChar c : QString::number(qAbs(number))) {
        signs.push_back(&digit(c.digitValue()));
    }
    const auto count = static_cast<qreal>(signs.size());
    const qreal fieldWidth = count * digitPitch + digitWidth - digitPitch;
    const qreal scale = qMin(rect.width() / fieldWidth, rect.height() / digitHeight);
    painter.save();
    painter.translate(rect.center());
    painter.rotate(tilt(place));
    painter.scale(scale, scale);
    painter.translate(-fieldWidth / 2, -digitHeight / 2);
    prepare(painter, ink, strokeWidth / scale);
    qreal left = progress * count; // one sign after another
    for (const Strokes *sign : signs) {
        sign->draw(painter, qBound(0.0, left, 1.0));
        left -= 1;
        painter.translate(digitPitch, 0);
    }
    painter.restore();
}

void cross(QPainter &painter, const QRectF &rect, const QColor &ink, int place, qreal progress,
           qreal strokeWidth)
{
    const qreal scale = qMin(rect.width(), rect.height()) / 24;
    painter.save();
    painter.translate(rect.center());
    painter.rotate(tilt(place));
    painter.scale(scale, scale);
    painter.translate(-12, -12);
    prepare(painter, ink, strokeWidth / scale);
    crossNumber(place * 7 + place / 4).draw(painter, progress);
    painter.restore();
}

void loop(QPainter &painter, const QRectF &rect, const QColor &ink, qreal progress,
          qreal strokeWidth)
{
    const qreal inset = strokeWidth / 2 + 1;
    const QRectF to = rect.adjusted(inset, inset, -inset, -inset);
    const QTransform map =
        QTransform::fromTranslate(to.x(), to.y()).scale(to.width() / 100, to.height() / 100);
    prepare(painter, ink, strokeWidth);
    // Drawn in the field's own space the pen would be stretched with it.
    Strokes stretched = loopStrokes();
    stretched.length = 0;
    for (QPolygonF &line : stretched.lines) {
        line = map.map(line);
        for (qsizetype i = 1; i < line.size(); ++i) {
            stretched.length += QLineF(line[i - 1], line[i]).length();
        }
    }
    stretched.draw(painter, progress);
}

} // namespace foxpad::app::pen
