// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_map.h"

#include "paint.h"

#include <QPainter>

namespace foxpad::app {

namespace {

QColor groundOf(const BoxFace &face, const Look &look)
{
    const AreaColours &area = look.area(face.colour);
    if (face.shape != BoxFace::Group) {
        return area.die;
    }
    return face.shade == BoxFace::White   ? area.box
           : face.shade == BoxFace::Light ? look.greyMiddleBox
                                          : look.greyDarkBox;
}

} // namespace

PaintedMap::PaintedMap(QQuickItem *parent) : Painted(parent)
{
    connect(this, &PaintedMap::changed, this, [this] { update(); });
}

void PaintedMap::setSheet(Sheet *sheet)
{
    if (m_sheet == sheet) {
        return;
    }
    if (m_sheet != nullptr) {
        disconnect(m_sheet, nullptr, this, nullptr);
    }
    m_sheet = sheet;
    if (m_sheet != nullptr) {
        connect(m_sheet, &Sheet::shown, this, [this] { update(); });
        connect(m_sheet, &QObject::destroyed, this, [this] { m_sheet = nullptr; });
    }
    Q_EMIT changed();
}

void PaintedMap::draw(QPainter &painter, const QSizeF &size, const Look &look)
{
    if (m_sheet == nullptr) {
        return;
    }
    const QSizeF cell(size.width() / m_columns, size.height() / m_rows);
    for (int column = 0; column < m_columns; ++column) {
        for (int row = 0; row < m_rows; ++row) {
            const BoxFace &face =
                m_sheet->box(m_area, m_byColumn ? column * 8 + row : row * m_columns + column);
            const QRectF dot(QPointF(column * cell.width(), row * cell.height()), cell);
            const QColor ground = groundOf(face, look);
            painter.fillRect(dot.adjusted(0.3, 0.3, -0.3, -0.3),
                             face.isMarked() ? paint::mixed(look.pen, ground, 0.75) : ground);
            if (face.lit || face.chosen) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(look.badgeRim);
                painter.drawEllipse(dot.center(), cell.width() * 0.36, cell.width() * 0.36);
            }
        }
    }
}

} // namespace foxpad::app
