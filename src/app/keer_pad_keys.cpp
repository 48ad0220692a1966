// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer played by keyboard: colours and numbers; boxes by the arrows.
#include "keer_pad.h"

#include "names.h"

#include <algorithm>

namespace foxpad::app {

using namespace rules;

namespace {

constexpr int perKind = keer::mostDice;

} // namespace

void KeerPad::typeColour(const QString &colour)
{
    const auto found = std::ranges::find(keer::colourNames, colour, &Names::text);
    if (found != keer::colourNames.end())
        typeFace(0, static_cast<int>(found - keer::colourNames.begin()) + 1);
}

void KeerPad::typeNumber(int number)
{
    typeFace(perKind, number);
}

// While rolling, the face of the next die of its kind; then the die that shows it.
void KeerPad::typeFace(int firstDie, int face)
{
    if (later([this, firstDie, face] { typeFace(firstDie, face); }) || !match().game())
        return;
    const bool colour = firstDie == 0;
    if (rolling()) {
        for (int die = firstDie; die < firstDie + keer().dice(); ++die)
            if (m_faces[static_cast<std::size_t>(die)] == 0)
                return setFace(die, face);
        return;
    }
    const auto &dice = colour ? keer().colours : keer().numbers;
    const auto found = std::ranges::find(dice, face);
    if (found == dice.end())
        return refuse(colour ? tr("No die shows this colour.") : tr("No die shows this number."));
    const int die = static_cast<int>(found - dice.begin());
    colour ? tapColour(die) : tapNumber(die);
}

} // namespace foxpad::app
