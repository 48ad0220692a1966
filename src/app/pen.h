// SPDX-License-Identifier: GPL-3.0-or-later
// Handwriting: our own strokes, not a font. What is written has a place, by which it tilts a
// little and, for crosses, looks one way or another. `progress` from 0 to 1 draws it stroke by
// stroke.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace foxpad::app::pen {

inline constexpr qreal width = 3;

void number(QPainter &painter, int number, const QRectF &rect, const QColor &ink, int place,
            qreal progress = 1, qreal strokeWidth = width);
void cross(QPainter &painter, const QRectF &rect, const QColor &ink, int place, qreal progress = 1,
           qreal strokeWidth = width);
void loop(QPainter &painter, const QRectF &rect, const QColor &ink, qreal progress = 1,
          qreal strokeWidth = 2);

} // namespace foxpad::app::pen
