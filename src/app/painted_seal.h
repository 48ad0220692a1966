// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// An area's mark with the score of the area in it.
class PaintedSeal : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString colour READ colour WRITE setColour NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY faceChanged FINAL)

public:
    explicit PaintedSeal(QQuickItem *parent = nullptr);

    QString colour() const { return m_colour; }
    void setColour(const QString &colour);
    QString text() const { return m_text; }
    void setText(const QString &text);

Q_SIGNALS:
    void faceChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    QString m_colour;
    QString m_text;
};

} // namespace foxpad::app
