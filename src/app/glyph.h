// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// A small drawn sign on a button: what it does, beside or instead of words.
class Glyph : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY kindChanged REQUIRED FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged FINAL) // or the text's
    Q_PROPERTY(QColor edge READ edge WRITE setEdge NOTIFY edgeChanged FINAL)     // of a filled sign
    Q_PROPERTY(qreal weight READ weight WRITE setWeight NOTIFY weightChanged FINAL) // of its lines

public:
    enum Kind {
        Play,
        Plus,
        Again,
        Undo,
        Redo,
        Back,
        Forward,
        First,
        Share,
        Eye,
        Gear,
        Clock,
        Bars,
        List,
        Tick,
        Close,
        Bin,
        Search,
        Pen,
        Handle,
        Grid,
        Dice,
        Person,
        Pause,
        Pin,
        Down,
        Crown,
        Lightning
    };
    Q_ENUM(Kind)

    explicit Glyph(QQuickItem *parent = nullptr);

    int kind() const { return m_kind; }
    void setKind(int kind);
    QColor color() const { return m_color; }
    void setColor(const QColor &color);
    QColor edge() const { return m_edge; }
    void setEdge(const QColor &edge);
    qreal weight() const { return m_weight; }
    void setWeight(qreal weight);

Q_SIGNALS:
    void kindChanged();
    void colorChanged();
    void edgeChanged();
    void weightChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    int m_kind = Play;
    QColor m_color;
    QColor m_edge;
    qreal m_weight = 2.4;
};

} // namespace foxpad::app
