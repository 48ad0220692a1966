// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_model.h"

#include "words.h"

namespace foxpad::app {

namespace {

QString spoken(const DieRow &die)
{
    const QString words = Words::die(die.colour.toStdString(), die.face + die.polish);
    switch (die.place) {
    case DiceModel::Hand:
        return die.chosen ? Words::tr("%1, in hand, chosen").arg(words)
                          : Words::tr("%1, in hand").arg(words);
    case DiceModel::Field:
        return die.chosen ? Words::tr("%1, on field %2, chosen").arg(words).arg(die.slot + 1)
                          : Words::tr("%1, on field %2").arg(words).arg(die.slot + 1);
    case DiceModel::Tray:
        return die.chosen ? Words::tr("%1, on the tray, chosen").arg(words)
                          : Words::tr("%1, on the tray").arg(words);
    default:
        return Words::colour(die.colour.toStdString());
    }
}

} // namespace

QVariant DieRow::at(int role) const
{
    switch (role) {
    case ColourRole:
        return colour;
    case FaceRole:
        return face;
    case PlaceRole:
        return place;
    case SlotRole:
        return slot;
    case EnterableRole:
        return enterable;
    case ChosenRole:
        return chosen;
    case DimmedRole:
        return dimmed;
    case PolishRole:
        return polish;
    case MayRiseRole:
        return mayRise;
    case MayFallRole:
        return mayFall;
    case SpokenRole:
        return spoken(*this);
    default:
        return {};
    }
}

QHash<int, QByteArray> DieRow::roles()
{
    return {{ColourRole, "colour"},   {FaceRole, "face"},           {PlaceRole, "place"},
            {SlotRole, "slot"},       {EnterableRole, "enterable"}, {ChosenRole, "chosen"},
            {DimmedRole, "dimmed"},   {PolishRole, "polish"},       {MayRiseRole, "mayRise"},
            {MayFallRole, "mayFall"}, {SpokenRole, "spoken"}};
}

QVariant RollRow::at(int role) const
{
    switch (role) {
    case ColourRole:
        return colour;
    case DieRole:
        return die;
    case FaceRole:
        return face;
    case SpokenRole:
        return Words::colour(colour.toStdString());
    default:
        return {};
    }
}

QHash<int, QByteArray> RollRow::roles()
{
    return {{ColourRole, "colour"}, {DieRole, "die"}, {FaceRole, "face"}, {SpokenRole, "spoken"}};
}

} // namespace foxpad::app
