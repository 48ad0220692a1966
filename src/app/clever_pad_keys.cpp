// SPDX-License-Identifier: GPL-3.0-or-later
// A Clever game played by keyboard.
#include "clever_pad.h"

#include <algorithm>

namespace foxpad::app {

using namespace rules;

void CleverPad::typeColour(const QString &colour)
{
    const QStringList colours = dieColours();
    // On the keyboard pink goes by the key of purple too: no game has both.
    const auto die = static_cast<int>(colours.indexOf(
        colour == QLatin1String("purple") && !colours.contains(colour) ? QStringLiteral("pink")
                                                                       : colour));
    if (die < 0)
        return;
    if (rolling())
        m_typedDie = die;
    else
        tapDie(die);
}

void CleverPad::typeNumber(int number)
{
    if (later([this, number] { typeNumber(number); }))
        return;
    if (rolling()) {
        // Without a colour numbers go to the first row that is still open.
        const auto open = std::ranges::find(m_rollGrid.rows(), 0, &RollRow::face);
        if (m_typedDie < 0 && open != m_rollGrid.rows().end())
            m_typedDie = open->die;
        const int die = std::exchange(m_typedDie, -1);
        if (die >= 0 && number <= clever::highestFace)
            setFace(die, number);
        return;
    }
    if (m_values.contains(number) && (m_choice.value == 0 || m_choice.target >= 0))
        return chooseValue(number);
    const std::vector<Highlights::Lit> lit = highlights().lit;
    if (number > static_cast<int>(lit.size()))
        return;
    const int target = lit[static_cast<std::size_t>(number) - 1].target;
    tapBox(m_places->areaOf(target), m_places->boxesOf(seat(), target).front());
}

void CleverPad::enter()
{
    if (later([this] { enter(); }))
        return;
    const std::vector<Entry> entries = allowedNow();
    if (m_choice.isSomething() && entries.size() == 1)
        makeOnly(entries);
    else if (m_choice.isSomething())
        refuse(m_hint);
    else
        next();
}

bool CleverPad::typeEscape()
{
    if (!m_choice.isSomething() && refusal().isEmpty())
        return false;
    forgetTaps();
    return true;
}

} // namespace foxpad::app
