// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// The shape that stands for a colour: on a die, a badge, a seal, a tile.
class Mark : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY kindChanged FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged FINAL)

public:
    // In the order of Look::Colour.
    enum Kind { Sun, Drop, Leaf, Flame, Gem, Bloom, Peak, Heart, Ring, Wheel };
    Q_ENUM(Kind)

    explicit Mark(QQuickItem *parent = nullptr);

    int kind() const { return m_kind; }
    void setKind(int kind);
    QColor color() const { return m_color; }
    void setColor(const QColor &color);

Q_SIGNALS:
    void kindChanged();
    void colorChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    int m_kind = Sun;
    QColor m_color;
};

} // namespace foxpad::app
