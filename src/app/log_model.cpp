// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

namespace foxpad::app {

QVariant LogRow::at(int role) const
{
    switch (role) {
    case WordsRole:
        return words;
    case DetailRole:
        return detail;
    case TurnRole:
        return turn;
    case SeatRole:
        return seat;
    case ColourRole:
        return colour;
    case IndexRole:
        return index;
    case CorrectableRole:
        return correctable;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogRow::roles()
{
    return {{WordsRole, "words"},
            {DetailRole, "detail"},
            {TurnRole, "turn"},
            {SeatRole, "seat"},
            {ColourRole, "colour"},
            {IndexRole, "entry"},
            {CorrectableRole, "correctable"}};
}

} // namespace foxpad::app
