// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// A number, cross or loop in handwriting, outside a sheet. `progress` draws it stroke by stroke.
class Handwriting : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Sign sign READ sign WRITE setSign NOTIFY changed FINAL)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY changed FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed FINAL)
    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(qreal progress READ progress WRITE setProgress NOTIFY changed FINAL)
    Q_PROPERTY(qreal strokeWidth READ strokeWidth WRITE setStrokeWidth NOTIFY changed FINAL)

public:
    enum Sign { Number, Cross, Loop };
    Q_ENUM(Sign)

    using foxpad::app::Painted::Painted;

    Sign sign() const { return m_sign; }
    void setSign(Sign sign) { set(m_sign, sign); }
    int number() const { return m_number; }
    void setNumber(int number) { set(m_number, number); }
    QColor color() const { return m_color; }
    void setColor(const QColor &color) { set(m_color, color); }
    int place() const { return m_place; }
    void setPlace(int place) { set(m_place, place); }
    qreal progress() const { return m_progress; }
    void setProgress(qreal progress) { set(m_progress, progress); }
    qreal strokeWidth() const { return m_strokeWidth; }
    void setStrokeWidth(qreal width) { set(m_strokeWidth, width); }

Q_SIGNALS:
    void changed();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    template <typename T>
    void set(T &member, const T &value)
    {
        if (change(member, value)) {
            Q_EMIT changed();
        }
    }

    Sign m_sign = Number;
    int m_number = 0;
    QColor m_color;
    int m_place = 0;
    qreal m_progress = 1;
    qreal m_strokeWidth = 3;
};

} // namespace foxpad::app
