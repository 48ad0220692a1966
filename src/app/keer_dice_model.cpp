// SPDX-License-Identifier: GPL-3.0-or-later
#include "keer_dice_model.h"

namespace foxpad::app {

QVariant KeerDieRow::at(int role) const
{
    switch (role) {
    case ColourRole:
        return colour;
    case FaceRole:
        return face;
    case ChosenRole:
        return chosen;
    case ReadyRole:
        return ready;
    case TakerRole:
        return taker;
    default:
        return {};
    }
}

QHash<int, QByteArray> KeerDieRow::roles()
{
    return {{ColourRole, "colour"},
            {FaceRole, "face"},
            {ChosenRole, "chosen"},
            {ReadyRole, "ready"},
            {TakerRole, "taker"}};
}

} // namespace foxpad::app
