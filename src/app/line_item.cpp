// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_item.h"

namespace foxpad::app {

void LineItem::setSheet(Sheet *sheet)
{
    if (m_sheet == sheet) {
        return;
    }
    if (m_sheet != nullptr) {
        disconnect(m_sheet, nullptr, this, nullptr);
    }
    m_sheet = sheet;
    if (m_sheet != nullptr) {
        connect(m_sheet, &Sheet::shown, this, &LineItem::refresh);
        connect(m_sheet, &QObject::destroyed, this, [this] { m_sheet = nullptr; });
    }
    refresh();
}

void LineItem::setArea(int area)
{
    m_area = area;
    refresh();
}

void LineItem::setLine(int line)
{
    m_line = line;
    refresh();
}

void LineItem::refresh()
{
    if (m_sheet != nullptr && m_line >= 0 && change(m_face, m_sheet->line(m_area, m_line))) {
        Q_EMIT faceChanged();
    }
}

} // namespace foxpad::app
