// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

#include <QQuickPaintedItem>

namespace foxpad::app {

// A part that is drawn in one go: cheaper than the items and shapes it would otherwise be made of,
// and alike whether the scene is drawn by the graphics card or not. Sizes inside are in px at
// `unit` 1. What derives from it names it in full: the linter of Qt 6.4 knows it only so.
class Painted : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY unitChanged FINAL)

public:
    explicit Painted(QQuickItem *parent = nullptr);

    qreal unit() const { return m_unit; }
    void setUnit(qreal unit);

    void paint(QPainter *painter) final;

Q_SIGNALS:
    void unitChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    // `size` is the item's, in px at unit 1.
    virtual void draw(QPainter &painter, const QSizeF &size, const Look &look) = 0;

    const Look *look();

    template <typename T>
    bool change(T &member, const T &value)
    {
        if (member == value) {
            return false;
        }
        member = value;
        update();
        return true;
    }

private:
    const Look *m_look = nullptr;
    qreal m_unit = 1;
};

} // namespace foxpad::app
