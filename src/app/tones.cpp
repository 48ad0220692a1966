// SPDX-License-Identifier: GPL-3.0-or-later
#include "tones.h"

#include "paint.h"

#include <algorithm>
#include <cmath>

namespace foxpad::app::tones {

namespace {

constexpr qreal inkLuminance = 0.008;
constexpr qreal boxLuminance = 0.76;
constexpr qreal lightestGround = 0.78;
constexpr qreal boxOnGround = 1.2; // their contrast
constexpr qreal darkDie = 0.02;    // has a light edge: a dark one would not show
constexpr qreal edgeShare = 0.35;
constexpr int steps = 64;

qreal linear(float part)
{
    const qreal value = part;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

// The first colour on the way that fits; the end of it where none before does.
template <typename Fits>
QColor towards(const QColor &from, const QColor &to, Fits fits)
{
    for (int i = 0; i < steps; ++i) {
        // What is shown has eight bits a part: those must fit.
        const QColor there = QColor(paint::mixed(to, from, qreal(i) / steps).rgb());
        if (fits(there)) {
            return there;
        }
    }
    return to;
}

QColor readableOn(const QColor &ground, const QColor &ink)
{
    if (contrast(Qt::white, ground) >= leastContrast) {
        return Qt::white;
    }
    return towards(ink, Qt::black,
                   [&](const QColor &dark) { return contrast(dark, ground) >= leastContrast; });
}

QColor boxOn(const QColor &ground)
{
    return towards(ground, Qt::white, [&](const QColor &box) {
        return luminance(box) >= boxLuminance && contrast(box, ground) >= boxOnGround;
    });
}

QColor groundOf(const QColor &die, const QColor &ink, qreal dimmedBox)
{
    if (luminance(die) > lightestGround) {
        return towards(die, Qt::black,
                       [](const QColor &ground) { return luminance(ground) <= lightestGround; });
    }
    return towards(die, Qt::white, [&](const QColor &ground) {
        return contrast(ink, paint::mixed(boxOn(ground), ground, dimmedBox)) >= leastContrast;
    });
}

} // namespace

qreal luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

qreal contrast(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

AreaTones matched(const QColor &die, qreal dimmedBox)
{
    const QColor solid(die.rgb());
    const QColor ink = towards(solid, Qt::black,
                               [](const QColor &dark) { return luminance(dark) <= inkLuminance; });
    const QColor ground = groundOf(solid, ink, dimmedBox);
    const bool dark = luminance(solid) < darkDie;
    return {.ground = ground,
            .box = boxOn(ground),
            .ink = ink,
            .groundText = readableOn(ground, ink),
            .die = solid,
            .pip = readableOn(solid, ink),
            .edge = paint::mixed(dark ? Qt::white : Qt::black, solid, edgeShare)};
}

} // namespace foxpad::app::tones
