// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_item.h"

namespace foxpad::app {

// The points of a line of a sheet; inverted once they are scored. In Keer op Keer the upper value
// is struck when someone else has it, and `lower` shows the one for those who come later.
class PaintedPoints : public foxpad::app::LineItem {
    Q_OBJECT
    QML_ELEMENT
    // The area's name, whose ground it lies on; empty: the table.
    Q_PROPERTY(QString colour READ colour WRITE setColour NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool outlined READ outlined WRITE setOutlined NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool lower READ lower WRITE setLower NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString text READ text NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool struck READ struck NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool scored READ scored NOTIFY faceChanged FINAL)
    // Drawn before the number: "ring" or "diamond", the sign of a diagonal.
    Q_PROPERTY(QString sign READ sign WRITE setSign NOTIFY faceChanged FINAL)

public:
    explicit PaintedPoints(QQuickItem *parent = nullptr);

    QString colour() const { return m_colour; }
    void setColour(const QString &colour);
    bool outlined() const { return m_outlined; }
    void setOutlined(bool outlined);
    bool lower() const { return m_lower; }
    void setLower(bool lower);
    QString sign() const { return m_sign; }
    void setSign(const QString &sign);
    QString text() const;
    bool struck() const;
    bool scored() const;

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    void drawSign(QPainter &painter, const QPointF &centre, const QColor &ink) const;

    QString m_colour;
    bool m_outlined = false;
    bool m_lower = false;
    QString m_sign;
};

} // namespace foxpad::app
