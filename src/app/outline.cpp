// SPDX-License-Identifier: GPL-3.0-or-later
#include "outline.h"

#include <QTransform>

#include <array>
#include <cstdlib>

namespace foxpad::app::outline {

namespace {

QPointF point(const char *&at)
{
    char *end = nullptr;
    const double x = std::strtod(at, &end);
    const double y = std::strtod(end, &end);
    at = end;
    return {x, y};
}

QPainterPath bloom()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    constexpr qreal petal = 4.6;
    constexpr std::array<std::array<qreal, 2>, 5> centres{
        {{12, 6.4}, {17.33, 10.27}, {15.29, 16.53}, {8.71, 16.53}, {6.67, 10.27}}};
    for (const auto &[x, y] : centres) {
        path.addEllipse(QPointF(x, y), petal, petal);
    }
    return path.simplified();
}

QPainterPath ring()
{
    QPainterPath path;
    path.addEllipse(QPointF(12, 12), 9.4, 9.4);
    path.addEllipse(QPointF(12, 12), 4.6, 4.6);
    return path;
}

// Five petals round a hole; coloured where there is room, see paint::wheel.
QPainterPath wheel()
{
    QPainterPath path;
    path.addEllipse(QPointF(12, 12), 10.4, 10.4);
    path.addEllipse(QPointF(12, 12), 3.4, 3.4);
    return path;
}

} // namespace

QPainterPath read(const char *text)
{
    QPainterPath path;
    while (*text != '\0') {
        switch (const char letter = *text++; letter) {
        case 'M':
            path.moveTo(point(text));
            break;
        case 'L':
            path.lineTo(point(text));
            break;
        case 'C': {
            const QPointF a = point(text);
            const QPointF b = point(text);
            path.cubicTo(a, b, point(text));
            break;
        }
        case 'Z':
            path.closeSubpath();
            break;
        default:
            break;
        }
    }
    return path;
}

const QPainterPath &mark(int kind)
{
    static const std::array<QPainterPath, 10> all{
        read("M12 1.4 L15.02 4.7 L19.5 4.5 L19.3 8.98 L22.6 12 L19.3 15.02 L19.5 19.5 L15.02 19.3 "
             "L12 22.6 L8.98 19.3 L4.5 19.5 L4.7 15.02 L1.4 12 L4.7 8.98 L4.5 4.5 L8.98 4.7 Z"),
        read("M12 1.8 C12 1.8 4.4 10.2 4.4 14.8 C4.4 19 7.8 22.4 12 22.4 C16.2 22.4 19.6 19 19.6 "
             "14.8 C19.6 10.2 12 1.8 12 1.8 Z"),
        read("M2.6 21.4 C2.2 17.4 2.4 14 4 10.6 C6.8 4.8 13.2 2.2 21.4 2.6 C21.8 6.6 21.6 10 20 "
             "13.4 "
             "C17.2 19.2 10.8 21.8 2.6 21.4 Z"),
        read("M12.6 1.8 C13.6 6.4 19 8.6 19 14.8 C19 18.8 15.9 22 12 22 C8.1 22 5 18.8 5 14.8 C5 "
             "11.6 6.6 9.6 7.9 8 C8.3 9.8 9.1 10.7 10.1 10.9 C9.5 7.5 10.3 4.3 12.6 1.8 Z"),
        read("M7 3.8 L17 3.8 L22 9.6 L12 21 L2 9.6 Z"),
        bloom(),
        read("M1.8 19.8 L8.8 5 L12.8 12 L15 8.8 L22.2 19.8 Z"),
        read("M12 21 C5 15.8 1.8 12.2 1.8 8.2 C1.8 5.1 4.2 2.9 7.1 2.9 C9.3 2.9 11.1 4.2 12 6.2 "
             "C12.9 4.2 14.7 2.9 16.9 2.9 C19.8 2.9 22.2 5.1 22.2 8.2 C22.2 12.2 19 15.8 12 21 Z"),
        ring(),
        wheel(),
    };
    return all[static_cast<std::size_t>(qBound(0, kind, static_cast<int>(all.size()) - 1))];
}

QPainterPath fitted(const QPainterPath &path, const QRectF &rect, qreal field)
{
    const qreal side = qMin(rect.width(), rect.height());
    const QPointF corner = rect.center() - QPointF(side, side) / 2;
    return QTransform::fromTranslate(corner.x(), corner.y())
        .scale(side / field, side / field)
        .map(path);
}

const Fox &fox()
{
    static const Fox made = [] {
        Fox fox;
        fox.head = read("M5 6.6 C5.2 3.9 7.8 3 9.8 4.8 L23 16.6 C28.8 15 35.2 15 41 16.6 L54.2 4.8 "
                        "C56.2 3 58.8 3.9 59 6.6 C59.9 18 60 27.5 57.7 36 C53.5 46.5 43.5 55.5 32 "
                        "61 C20.5 55.5 10.5 46.5 6.3 36 C4 27.5 4.1 18 5 6.6 Z");
        fox.ears = read("M9.4 10.5 L19 18.8 C15.2 20.8 12.2 23.8 10.2 27.6 C9.2 22.2 8.9 16.6 9.4 "
                        "10.5 Z M54.6 10.5 L45 18.8 C48.8 20.8 51.8 23.8 53.8 27.6 C54.8 22.2 55.1 "
                        "16.6 54.6 10.5 Z");
        fox.cheeks = read("M6.3 36 C16 35.8 26.9 40 32 52 C37.1 40 48 35.8 57.7 36 C53.5 46.5 43.5 "
                          "55.5 32 61 C20.5 55.5 10.5 46.5 6.3 36 Z");
        fox.dots.addEllipse(QPointF(22, 32), 3.4, 3.4);
        fox.dots.addEllipse(QPointF(42, 32), 3.4, 3.4);
        fox.dots.addEllipse(QPointF(32, 52.5), 4.8, 4.8);
        return fox;
    }();
    return made;
}

} // namespace foxpad::app::outline
