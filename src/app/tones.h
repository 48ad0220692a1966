// SPDX-License-Identifier: GPL-3.0-or-later
// The colours an area is printed in, and how they follow from the colour of somebody's own die.
#pragma once

#include <QColor>

namespace foxpad::app {

struct AreaTones {
    QColor ground;
    QColor box;
    QColor ink; // on `box`, also on a dimmed one
    QColor groundText;
    QColor die;
    QColor pip;
    QColor edge;

    bool operator==(const AreaTones &) const = default;
};

namespace tones {

// The least contrast of text: WCAG 2, level AA.
constexpr qreal leastContrast = 4.5;

qreal luminance(const QColor &colour); // 0 to 1, as WCAG has it
qreal contrast(const QColor &a, const QColor &b);

// An area that goes with a die. Whatever colour that is, all text on it can be read; a ground that
// is so dark or so light that its boxes would not show is moved as little as that takes.
// `dimmedBox` is the share of the box in one that is dimmed.
AreaTones matched(const QColor &die, qreal dimmedBox);

} // namespace tones

} // namespace foxpad::app
