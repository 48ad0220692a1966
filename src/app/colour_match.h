// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A colour on its way to that of a real die: by hue, strength and lightness. These stay as they are
// set where the colour alone can't tell them, as no hue can be seen in a grey.
class ColourMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // Where it stands. Set from outside, it is no match.
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY changed FINAL)
    // From 0 to 1.
    Q_PROPERTY(qreal hue READ hue WRITE setHue NOTIFY changed FINAL)
    Q_PROPERTY(qreal strength READ strength WRITE setStrength NOTIFY changed FINAL)
    Q_PROPERTY(qreal lightness READ lightness WRITE setLightness NOTIFY changed FINAL)
    // About what each would lead to: seven colours from its 0 to its 1.
    Q_PROPERTY(QList<QColor> hues READ hues NOTIFY changed FINAL)
    Q_PROPERTY(QList<QColor> strengths READ strengths NOTIFY changed FINAL)
    Q_PROPERTY(QList<QColor> lightnesses READ lightnesses NOTIFY changed FINAL)

public:
    using QObject::QObject;

    QColor colour() const { return at(m_hue, m_strength, m_lightness); }
    void setColour(const QColor &colour);
    qreal hue() const { return m_hue; }
    void setHue(qreal hue) { set(m_hue, hue); }
    qreal strength() const { return m_strength; }
    void setStrength(qreal strength) { set(m_strength, strength); }
    qreal lightness() const { return m_lightness; }
    void setLightness(qreal lightness) { set(m_lightness, lightness); }
    QList<QColor> hues() const;
    QList<QColor> strengths() const;
    QList<QColor> lightnesses() const;

Q_SIGNALS:
    void changed();
    void matched(const QColor &colour); // by hand

private:
    static QColor at(qreal hue, qreal strength, qreal lightness);
    void set(qreal &part, qreal value);

    qreal m_hue = 0;
    qreal m_strength = 1;
    qreal m_lightness = 0.5;
};

} // namespace foxpad::app
