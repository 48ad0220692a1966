// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look.h"

#include <QQuickItem>

namespace foxpad::app {

// A part that is drawn in one go: cheaper than the items and shapes it would otherwise be made of,
// and alike whether the scene is drawn by the graphics card or not. Sizes inside are in px at
// `unit` 1. There may be hundreds, so only what is seen is kept: Qt's own painted item also keeps
// the image and the engine that painted it, 10 KB each. What derives from it names it in full: the
// linter of Qt 6.4 knows it only so.
class Painted : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qreal unit READ unit WRITE setUnit NOTIFY unitChanged FINAL)

public:
    explicit Painted(QQuickItem *parent = nullptr);

    qreal unit() const { return m_unit; }
    void setUnit(qreal unit);

Q_SIGNALS:
    void unitChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) final;
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
    QImage picture(qreal sharpness);

    const Look *m_look = nullptr;
    qreal m_unit = 1;
};

} // namespace foxpad::app
