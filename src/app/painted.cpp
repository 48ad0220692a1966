// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted.h"

#include <QPainter>

namespace foxpad::app {

Painted::Painted(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void Painted::setUnit(qreal unit)
{
    if (change(m_unit, unit)) {
        Q_EMIT unitChanged();
    }
}

const Look *Painted::look()
{
    if (m_look == nullptr) {
        m_look = Look::of(this);
        if (m_look != nullptr) {
            connect(m_look, &Look::changed, this, [this] { update(); });
        }
    }
    return m_look;
}

void Painted::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    look();
}

void Painted::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
    }
}

void Painted::paint(QPainter *painter)
{
    if (look() == nullptr || width() <= 0 || height() <= 0) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(m_unit, m_unit);
    draw(*painter, size() / m_unit, *m_look);
}

} // namespace foxpad::app
