// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include "names.h"

namespace foxpad::app {

using rules::Refusal;
using rules::Rule;

QString Words::colour(std::string_view name)
{
    static const struct {
        std::string_view name;
        const char *word;
    } colours[] = {
        {"white", QT_TR_NOOP("white")},   {"yellow", QT_TR_NOOP("yellow")},
        {"blue", QT_TR_NOOP("blue")},     {"green", QT_TR_NOOP("green")},
        {"orange", QT_TR_NOOP("orange")}, {"purple", QT_TR_NOOP("purple")},
        {"grey", QT_TR_NOOP("grey")},     {"pink", QT_TR_NOOP("pink")},
        {"red", QT_TR_NOOP("red")},       {"black", QT_TR_NOOP("black")},
    };
    for (const auto &colour : colours)
        if (colour.name == name)
            return tr(colour.word);
    return Names::text(name);
}

QString Words::die(std::string_view name, int face)
{
    //: a die and its face: white 4
    return tr("%1 %2").arg(colour(name)).arg(face);
}

QString Words::bonus(std::string_view name)
{
    if (name == "black" || name == "?black")
        return tr("black bonus");
    if (name.starts_with('?'))
        //: a bonus of any number in a colour: ?green
        return tr("?%1").arg(colour(name.substr(1)));
    if (const auto dash = name.find('-'); dash != std::string_view::npos) {
        const QString of = colour(name.substr(0, dash));
        if (name.ends_with('x'))
            //: a bonus: blue cross
            return tr("%1 cross").arg(of);
        //: a bonus that writes a number: orange 4
        return tr("%1 %2").arg(of, Names::text(name.substr(dash + 1)));
    }
    return Names::text(name);
}

QString Words::bonusTask(std::string_view name)
{
    if (name == "black")
        return tr("Bonus: a cross, or a 6 in orange or purple");
    if (name == "?black")
        return tr("Bonus: any entry you like");
    if (name == "?blue" || name == "?grey")
        return tr("Bonus: any place in %1").arg(colour(name.substr(1)));
    if (name.starts_with('?'))
        return tr("Bonus: a number in %1").arg(colour(name.substr(1)));
    const auto dash = name.find('-');
    const QString of = colour(name.substr(0, dash));
    return name.ends_with('x')
               ? tr("Bonus: a cross in %1").arg(of)
               : tr("Bonus: a %1 in %2").arg(Names::text(name.substr(dash + 1)), of);
}

QString Words::action(std::string_view track, int count)
{
    if (track == "reroll")
        return count == 1 ? tr("a re-roll") : tr("%n re-rolls", nullptr, count);
    if (track == "extra")
        return count == 1 ? tr("an extra die") : tr("%n extra dice", nullptr, count);
    if (track == "polish")
        return count == 1 ? tr("a polish") : tr("%n polishes", nullptr, count);
    return count == 1 ? tr("a joker") : tr("%n jokers", nullptr, count);
}

QString Words::noAction(std::string_view track)
{
    if (track == "reroll")
        return tr("no re-roll");
    if (track == "extra")
        return tr("no extra die");
    return track == "polish" ? tr("no polish") : tr("no joker");
}

QString Words::list(const QStringList &parts)
{
    return parts.join(tr(", ", "between the parts of a list"));
}

QString Words::refusal(const Refusal &refusal, const QStringList &players)
{
    const QString player = players.value(refusal.a - 1);
    for (const QString &words : {ofTheTurn(refusal, player), ofActions(refusal),
                                 ofTheSheet(refusal), ofKeer(refusal, player)})
        if (!words.isEmpty())
            return words;
    // What no tap can cause: the record's own words.
    return Names::text(rules::sentence(refusal));
}

QString Words::ofTheTurn(const Refusal &refusal, const QString &player)
{
    const QString what = colour(refusal.what());
    switch (refusal.rule) {
    case Rule::gameOver:
        return tr("The game is over.");
    case Rule::bonusPending:
        return player.isEmpty() ? tr("A bonus must be used first.")
                                : tr("%1 must use a bonus first.").arg(player);
    case Rule::rollDue:
        return tr("Tap in the roll first.");
    case Rule::noRollDue:
        return tr("No roll is due.");
    case Rule::notActive:
        return tr("It is %1's roll.").arg(player);
    case Rule::notSharing:
        return tr("Extra dice come after the last roll.");
    case Rule::chooseFirst:
        return tr("The roll must be used first.");
    case Rule::notInHand:
        return tr("The %1 die is not in hand.").arg(what);
    case Rule::notOnTray:
        return tr("The %1 die is not on the tray.").arg(what);
    case Rule::fieldsClosed:
        return tr("A die on the tray fits, so the %1 die on its field is closed.").arg(what);
    case Rule::alreadyPicked:
        return tr("%1 has had a die this turn.").arg(player);
    case Rule::mustEnter:
        return tr("A die fits, so this roll may not be passed.");
    case Rule::mustTakeTray:
        return tr("A die on the tray that fits may not be declined.");
    case Rule::owesDie:
        return tr("%1 still has a die to enter.").arg(player);
    case Rule::serveDue:
        return tr("Say first which three dice lie on the tray.");
    case Rule::noServeDue:
        return tr("There is no choice of dice for the tray.");
    case Rule::serveLowest:
        return tr("The three lowest dice go on the tray.");
    case Rule::nothingToUndo:
        return tr("There is nothing to take back.");
    case Rule::nothingToRedo:
        return tr("There is nothing to make again.");
    default:
        return {};
    }
}

QString Words::ofActions(const Refusal &refusal)
{
    const QString what = colour(refusal.what());
    switch (refusal.rule) {
    case Rule::noReroll:
        return tr("No re-roll is left.");
    case Rule::noExtra:
        return tr("No extra die is left.");
    case Rule::extraUsed:
        return tr("The %1 die was an extra die already this turn.").arg(what);
    case Rule::extraTooEarly:
        return tr("An extra die comes after the die from the tray.");
    case Rule::noPolish:
        return tr("Not enough polish is left.");
    case Rule::polishNotOnTray:
        return tr("Only dice on the tray are polished: the %1 one is not there.").arg(what);
    case Rule::polishRange:
        return tr("Polish can't bring the %1 die there.").arg(what);
    case Rule::notPending:
        return tr("No such bonus is waiting.");
    default:
        return {};
    }
}

QString Words::ofTheSheet(const Refusal &refusal)
{
    const QString what = colour(refusal.what());
    switch (refusal.rule) {
    case Rule::wrongColour:
        return refusal.what().starts_with('?') || refusal.what().find('-') != std::string_view::npos
                   ? tr("The %1 can't go there.").arg(bonus(refusal.what()))
                   : tr("The %1 die can't go there.").arg(what);
    case Rule::filled:
        return tr("This box is filled.");
    case Rule::full:
        return tr("This row is full.");
    case Rule::notThatNumber:
        return tr("This box takes a %1, not a %2.").arg(refusal.b).arg(refusal.a);
    case Rule::notThatSum:
        return tr("Blue and white make %1, not %2.").arg(refusal.a).arg(refusal.b);
    case Rule::notThatBox:
        return tr("Blue gives the row and white the column.");
    case Rule::tooLow:
        return tr("This field asks for %1 or more: %2 is too low.").arg(refusal.b).arg(refusal.a);
    case Rule::purpleRises:
        return tr("Purple must rise: %1 after %2.").arg(refusal.a).arg(refusal.b);
    case Rule::topRises:
        return tr("The top row must rise: %1 after %2.").arg(refusal.a).arg(refusal.b);
    case Rule::notTouching:
        return tr("This part must touch a crossed one, or be a start.");
    case Rule::tooSmall:
        return tr("This part has %1 boxes: %2 is too small.").arg(refusal.b).arg(refusal.a);
    default:
        return {};
    }
}

QString Words::ofKeer(const Refusal &refusal, const QString &player)
{
    switch (refusal.rule) {
    case Rule::notRolled:
        return tr("These dice were not rolled.");
    case Rule::taken:
        return tr("The active player took these dice.");
    case Rule::hadTurn:
        return tr("%1 has had a turn in this roll.").arg(player);
    case Rule::noJoker:
        return tr("Not enough exclamation marks are left.");
    case Rule::activeFirst:
        return tr("The active player chooses first.");
    case Rule::wrongCount:
        return tr("%1 boxes are to be crossed, not %2.").arg(refusal.a).arg(refusal.b);
    case Rule::groupSize:
        return tr("1 to %1 boxes are crossed at once.").arg(refusal.a);
    case Rule::wrongTile:
        return tr("A box is of another colour or crossed already.");
    case Rule::notJoined:
        return tr("The boxes must be joined side by side.");
    case Rule::notReached:
        return tr("A box must touch a crossed one or lie in column H.");
    case Rule::struckAlready:
        return tr("That upper value is gone already.");
    case Rule::tableOfOwn:
        return tr("Everybody at the table is on this pad.");
    default:
        return {};
    }
}

} // namespace foxpad::app
