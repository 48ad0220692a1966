// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

#include <cmath>

namespace foxpad::app {

Painted::Painted(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
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
    QQuickItem::componentComplete();
    look();
}

void Painted::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
    }
}

void Painted::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged) {
        update();
    }
}

QImage Painted::picture(qreal sharpness)
{
    QImage image(static_cast<int>(std::ceil(width() * sharpness)),
                 static_cast<int>(std::ceil(height() * sharpness)),
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(sharpness);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_unit, m_unit);
    draw(painter, size() / m_unit, *m_look);
    painter.end();
    return image.copy(); // without the engine
}

QSGNode *Painted::updatePaintNode(QSGNode *old, UpdatePaintNodeData * /*data*/)
{
    if (look() == nullptr || width() <= 0 || height() <= 0) {
        delete old;
        return nullptr;
    }
    auto *node = static_cast<QSGImageNode *>(old);
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
    }
    const QImage image = picture(window()->effectiveDevicePixelRatio());
    node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureCanUseAtlas));
    node->setRect(QRectF(QPointF(), image.deviceIndependentSize()));
    return node;
}

} // namespace foxpad::app
