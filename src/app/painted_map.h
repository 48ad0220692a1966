// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"
#include "sheet.h"

namespace foxpad::app {

// An area of a sheet, very small: each box a dot of its colour, the marked ones darker, the lit
// ones bright.
class PaintedMap : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet WRITE setSheet NOTIFY changed FINAL)
    Q_PROPERTY(int area MEMBER m_area NOTIFY changed FINAL)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed FINAL)
    // Boxes are numbered column by column, eight a column, as in Keer op Keer.
    Q_PROPERTY(bool byColumn MEMBER m_byColumn NOTIFY changed FINAL)

public:
    explicit PaintedMap(QQuickItem *parent = nullptr);

    Sheet *sheet() const { return m_sheet; }
    void setSheet(Sheet *sheet);

Q_SIGNALS:
    void changed();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    Sheet *m_sheet = nullptr;
    int m_area = 0;
    int m_columns = 1;
    int m_rows = 1;
    bool m_byColumn = false;
};

} // namespace foxpad::app
