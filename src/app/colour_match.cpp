// SPDX-License-Identifier: GPL-3.0-or-later
#include "colour_match.h"

#include <algorithm>

namespace foxpad::app {

namespace {

constexpr int stops = 7;
constexpr qreal lastHue = 0.9999; // 1 is the hue of 0 again, and not valid

template <typename Make>
QList<QColor> along(Make make)
{
    QList<QColor> colours;
    for (int i = 0; i < stops; ++i) {
        colours << make(qreal(i) / (stops - 1));
    }
    return colours;
}

} // namespace

QColor ColourMatch::at(qreal hue, qreal strength, qreal lightness)
{
    const QColor exact =
        QColor::fromHslF(static_cast<float>(std::min(hue, lastHue)), static_cast<float>(strength),
                         static_cast<float>(lightness));
    return {exact.rgb()};
}

void ColourMatch::setColour(const QColor &colour)
{
    if (!colour.isValid() || colour.rgb() == this->colour().rgb()) {
        return;
    }
    m_hue = std::max(0.0, qreal(colour.hslHueF())); // a grey has none
    m_strength = colour.hslSaturationF();
    m_lightness = colour.lightnessF();
    Q_EMIT changed();
}

void ColourMatch::set(qreal &part, qreal value)
{
    value = std::clamp(value, 0.0, 1.0);
    if (qFuzzyCompare(1 + part, 1 + value)) {
        return;
    }
    part = value;
    Q_EMIT changed();
    Q_EMIT matched(colour());
}

QList<QColor> ColourMatch::hues() const
{
    // Even where the colour is too pale or too dark to show its own, hues are to be told apart.
    const qreal strength = std::max(m_strength, 0.5);
    const qreal lightness = std::clamp(m_lightness, 0.3, 0.7);
    return along([=](qreal hue) { return at(hue, strength, lightness); });
}

QList<QColor> ColourMatch::strengths() const
{
    return along([this](qreal strength) { return at(m_hue, strength, m_lightness); });
}

QList<QColor> ColourMatch::lightnesses() const
{
    return along([this](qreal lightness) { return at(m_hue, m_strength, lightness); });
}

} // namespace foxpad::app
