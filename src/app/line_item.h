// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"
#include "sheet.h"

namespace foxpad::app {

// What is drawn for a line of a sheet: its badge or its points.
class LineItem : public foxpad::app::Painted {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet WRITE setSheet NOTIFY faceChanged FINAL)
    Q_PROPERTY(int area READ area WRITE setArea NOTIFY faceChanged FINAL)
    Q_PROPERTY(int line READ line WRITE setLine NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool done READ done NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY faceChanged FINAL)

public:
    using foxpad::app::Painted::Painted;

    Sheet *sheet() const { return m_sheet; }
    void setSheet(Sheet *sheet);
    int area() const { return m_area; }
    void setArea(int area);
    int line() const { return m_line; }
    void setLine(int line);
    bool done() const { return m_face.done || m_face.doneLater; }
    virtual QString spoken() const { return m_face.spoken(); }

Q_SIGNALS:
    void faceChanged();

protected:
    const LineFace &face() const { return m_face; }

private:
    void refresh();

    Sheet *m_sheet = nullptr;
    int m_area = 0;
    int m_line = -1;
    LineFace m_face;
};

} // namespace foxpad::app
