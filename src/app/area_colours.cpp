// SPDX-License-Identifier: GPL-3.0-or-later
#include "area_colours.h"

namespace foxpad::app {

void AreaColours::print(QColor AreaTones::*part, const QColor &colour)
{
    m_printed.*part = colour;
    show();
}

void AreaColours::match(const std::optional<AreaTones> &tones)
{
    m_matched = tones;
    show();
}

void AreaColours::show()
{
    AreaTones &shown = *this;
    const AreaTones &wanted = m_matched ? *m_matched : m_printed;
    if (shown == wanted) {
        return;
    }
    shown = wanted;
    Q_EMIT changed();
}

} // namespace foxpad::app
