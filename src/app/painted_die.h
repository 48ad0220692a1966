// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "painted.h"

namespace foxpad::app {

// A die: light on top, darker along its lower edge. The item is 4 px larger than the die on each
// side, which is where the ring of a chosen one goes.
class PaintedDie : public foxpad::app::Painted {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString colour READ colour WRITE setColour NOTIFY faceChanged FINAL)
    Q_PROPERTY(int face READ face WRITE setFace NOTIFY faceChanged FINAL)
    Q_PROPERTY(Kind kind READ kind WRITE setKind NOTIFY faceChanged FINAL)
    Q_PROPERTY(Style style READ style WRITE setStyle NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool chosen READ chosen WRITE setChosen NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY faceChanged FINAL)

public:
    // Pips of its colour's mark; the mark alone; a number, where 6 is the joker's "?".
    enum Kind { Pips, Sign, Number };
    Q_ENUM(Kind)
    // Solid; only its outline, not yet tapped in; faint, for one that is gone.
    enum Style { Solid, Outline, Faint };
    Q_ENUM(Style)

    explicit PaintedDie(QQuickItem *parent = nullptr);

    QString colour() const { return m_colour; }
    void setColour(const QString &colour) { set(m_colour, colour); }
    int face() const { return m_face; }
    void setFace(int face) { set(m_face, face); }
    Kind kind() const { return m_kind; }
    void setKind(Kind kind) { set(m_kind, kind); }
    Style style() const { return m_style; }
    void setStyle(Style style) { set(m_style, style); }
    bool chosen() const { return m_chosen; }
    void setChosen(bool chosen) { set(m_chosen, chosen); }
    QString spoken() const;

Q_SIGNALS:
    void faceChanged();

protected:
    void draw(QPainter &painter, const QSizeF &size, const Look &look) override;

private:
    template <typename T>
    void set(T &member, const T &value)
    {
        if (change(member, value)) {
            Q_EMIT faceChanged();
        }
    }
    void drawBody(QPainter &painter, const QRectF &die, const Look &look) const;
    void drawFace(QPainter &painter, const QRectF &die, const Look &look) const;
    void drawPips(QPainter &painter, const QRectF &die, const QColor &ink, const Look &look) const;

    QString m_colour;
    int m_face = 1;
    Kind m_kind = Pips;
    Style m_style = Solid;
    bool m_chosen = false;
};

} // namespace foxpad::app
