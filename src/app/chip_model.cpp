// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_model.h"

#include "words.h"

namespace foxpad::app {

QVariant ChipRow::at(int role) const
{
    switch (role) {
    case BadgeRole:
        return badge;
    case WordsRole:
        return words;
    case CountRole:
        return count;
    case ChosenRole:
        return chosen;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChipRow::roles()
{
    return {
        {BadgeRole, "badge"}, {WordsRole, "words"}, {CountRole, "count"}, {ChosenRole, "chosen"}};
}

QVariant ActionRow::at(int role) const
{
    switch (role) {
    case TrackRole:
        return track;
    case LeftRole:
        return left;
    case ReadyRole:
        return ready;
    case ChosenRole:
        return chosen;
    case SpokenRole:
        return left > 0 ? Words::action(track.toStdString(), left)
                        : Words::noAction(track.toStdString());
    default:
        return {};
    }
}

QHash<int, QByteArray> ActionRow::roles()
{
    return {{TrackRole, "track"},
            {LeftRole, "unused"},
            {ReadyRole, "ready"},
            {ChosenRole, "chosen"},
            {SpokenRole, "spoken"}};
}

} // namespace foxpad::app
