// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_model.h"

#include "names.h"

#include <QCoreApplication>

namespace foxpad::app {

QVariant SeatRow::at(int role) const
{
    switch (role) {
    case NameRole:
        return name;
    case InitialRole:
        return Names::initial(name);
    case TotalRole:
        return total;
    case WordsRole:
        return words;
    case DotRole:
        return dot;
    case ActiveRole:
        return active;
    case ShownRole:
        return shown;
    case SpokenRole:
        //: a player, the total, what is owed
        return QCoreApplication::translate("SeatRow", "%1, %2 points, %3")
            .arg(name)
            .arg(total)
            .arg(words);
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatRow::roles()
{
    return {{NameRole, "name"},   {InitialRole, "initial"}, {TotalRole, "total"},
            {WordsRole, "words"}, {DotRole, "dot"},         {ActiveRole, "active"},
            {ShownRole, "shown"}, {SpokenRole, "spoken"}};
}

} // namespace foxpad::app
