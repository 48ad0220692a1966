// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_item.h"

namespace foxpad::app {

// A colour of Keer op Keer: its mark, how many of its boxes are left, and below the points for the
// first who has them all and for those after.
class PaintedGoal : public foxpad::app::LineItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int boxesLeft READ boxesLeft NOTIFY faceChanged FINAL)

public:
    using foxpad::app::LineItem::LineItem;

    int boxesLeft() const { return face().left; }

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    void drawPoints(QPainter &painter, const QRectF &rect, const Look &look) const;
};

} // namespace foxpad::app
