// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that more than one drawn part is made of.
#pragma once

#include "faces.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace foxpad::app::paint {

QFont font(int pixels, QFont::Weight weight = QFont::ExtraBold);
void text(QPainter &painter, const QRectF &rect, const QString &words, const QColor &colour,
          int pixels, Qt::Alignment align = Qt::AlignCenter);

QColor mixed(const QColor &over, const QColor &ground, qreal share);
QColor faded(const QColor &colour, qreal alpha);

void rounded(QPainter &painter, const QRectF &rect, qreal radius, const QColor &fill);
void ringed(QPainter &painter, const QRectF &rect, qreal radius, qreal width, const QColor &line);

// Where the middle of a mark looks to be, off the middle of a field of 20 × 20: tips shift it.
QPointF middle(Look::Colour colour);
// The mark of a colour, or its letter where letters are wanted.
void mark(QPainter &painter, Look::Colour colour, const QRectF &rect, const QColor &fill,
          const Look &look);
void wheel(QPainter &painter, const QRectF &rect, const Look &look);
void star(QPainter &painter, const QRectF &rect, const QColor &fill);
void fox(QPainter &painter, const QRectF &rect, const Look &look);
void badge(QPainter &painter, const QRectF &rect, const BadgeFace &face, const Look &look);
void tick(QPainter &painter, const QRectF &rect, const QColor &line, qreal width);
// A small tick on a badge at `rect`: what it gives was given.
void earned(QPainter &painter, const QRectF &rect, const Look &look);
void pending(QPainter &painter, const QRectF &rect, const Look &look);

} // namespace foxpad::app::paint
