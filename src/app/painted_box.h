// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "handwriting.h"
#include "sheet.h"

#include <QVariantAnimation>

namespace foxpad::app {

// A box of a sheet: draws what the sheet has there, and says when it is tapped or held. The item is
// the tap cell; the box is drawn 2 px smaller on each side.
class PaintedBox : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet WRITE setSheet NOTIFY sheetChanged FINAL)
    Q_PROPERTY(int area READ area WRITE setArea NOTIFY placeChanged FINAL)
    Q_PROPERTY(int box READ box WRITE setBox NOTIFY placeChanged FINAL)
    // Where a badge of a line lies over the right edge, what is in the box steps aside.
    Q_PROPERTY(qreal shift READ shift WRITE setShift NOTIFY placeChanged FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool lit READ lit NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool dimmed READ dimmed NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool marked READ marked NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool last READ last NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool chosen READ chosen NOTIFY faceChanged FINAL)
    Q_PROPERTY(int number READ number NOTIFY faceChanged FINAL)
    Q_PROPERTY(int preview READ preview NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString label READ label NOTIFY faceChanged FINAL)

public:
    explicit PaintedBox(QQuickItem *parent = nullptr);

    Sheet *sheet() const { return m_sheet; }
    void setSheet(Sheet *sheet);
    int area() const { return m_area; }
    void setArea(int area);
    int box() const { return m_box; }
    void setBox(int box);
    qreal shift() const { return m_shift; }
    void setShift(qreal shift);
    QString spoken() const { return m_face.spoken(); }
    bool lit() const { return m_face.lit; }
    bool dimmed() const { return m_face.dimmed; }
    bool marked() const { return m_face.isMarked(); }
    bool last() const { return m_face.last; }
    bool chosen() const { return m_face.chosen; }
    int number() const { return m_face.number; }
    int preview() const { return m_face.preview; }
    QString label() const { return m_face.label; }

    bool contains(const QPointF &point) const override;
    Q_INVOKABLE void tap();

Q_SIGNALS:
    void sheetChanged();
    void placeChanged();
    void faceChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void timerEvent(QTimerEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void refresh();
    void startDrawing();
    void showLoop();
    void endHold();
    void moveFocus(int dx, int dy);
    bool isThere() const { return m_face.colour != Look::NoColour; }

    Sheet *m_sheet = nullptr;
    int m_area = 0;
    int m_box = 0;
    qreal m_shift = 0;
    BoxFace m_face;
    qreal m_progress = 1; // of the pen
    QVariantAnimation *m_drawing = nullptr;
    Handwriting *m_loop = nullptr;
    int m_holdTimer = 0;
    bool m_held = false;
    bool m_shown = false; // has shown a face: what comes new is drawn stroke by stroke
};

} // namespace foxpad::app
