// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes as paths, drawn by hand in small fields and used at any size.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace foxpad::app::outline {

// "M x y", "L x y", "C x y x y x y", "Z", absolute, blanks between.
QPainterPath read(const char *text);

// The mark of a colour (see Mark::Kind) in a field of 24 × 24.
const QPainterPath &mark(int kind);
// The sign of a button (see Glyph::Kind) in the same field.
const QPainterPath &glyph(int kind);
// A path of such a field, fitted into a square within `rect`.
QPainterPath fitted(const QPainterPath &path, const QRectF &rect, qreal field = 24);

// The fox, in a field of 64 × 64.
struct Fox {
    QPainterPath head, ears, cheeks, dots;
};
const Fox &fox();

} // namespace foxpad::app::outline
