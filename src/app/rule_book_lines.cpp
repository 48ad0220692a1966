// SPDX-License-Identifier: GPL-3.0-or-later
// The rules themselves.
#include "rule_book.h"

#include <algorithm>
#include <iterator>

namespace foxpad::app {

namespace {

QString word(const char *text)
{
    return QLatin1String(text);
}

QStringList words(const char *text)
{
    return QString(QLatin1String(text)).split(QLatin1Char(','), Qt::SkipEmptyParts);
}

} // namespace

// What the Clever games share.
std::vector<RuleLine> RuleBook::turnOfClever(bool fourEver)
{
    std::vector<RuleLine> lines;
    lines.push_back({word("turn"),
                     tr("Your turn: three rolls"),
                     tr("Roll the dice you have in hand, choose one, put it on a dice field and "
                        "enter it. Every die that shows less than the chosen one goes to the "
                        "silver tray. Roll what is left. After the third roll all the rest goes "
                        "to the tray."),
                     {},
                     words("white 4,yellow 2,blue 6"),
                     {}});
    lines.push_back({word("pass"),
                     tr("When nothing fits"),
                     fourEver ? tr("You may always let a roll go: no die moves, and the roll is "
                                   "lost.")
                              : tr("Only when no die in hand can be entered, the roll is lost: no "
                                   "die moves, and the same dice are rolled again."),
                     {},
                     {},
                     {}});
    lines.push_back({word("share"),
                     tr("The others take from the tray"),
                     fourEver ? tr("Each of the others enters one die from the tray, or declines "
                                   "and gets none. Only where no tray die fits as it lies, the "
                                   "dice fields are open. The dice stay where they are: several "
                                   "may use the same one.")
                              : tr("Each of the others enters one die from the tray; a die that "
                                   "fits may not be declined. Only where no tray die fits, one "
                                   "from the dice fields is taken. The dice stay where they are: "
                                   "several may use the same one."),
                     {},
                     {},
                     {}});
    lines.push_back({word("white"),
                     tr("White and blue belong together"),
                     fourEver ? tr("White counts as any other colour. In blue, the blue die gives "
                                   "the row and white the column, wherever they lie.")
                              : tr("White counts as yellow, green, orange or purple. In blue it "
                                   "is always the sum of blue and white, wherever they lie."),
                     {},
                     words("blue 3,white 4"),
                     {}});
    lines.push_back({word("reroll"),
                     tr("Re-roll"),
                     tr("In your own turn, before choosing: roll all dice in hand again. It stays "
                        "the same roll of the three."),
                     {},
                     {},
                     words("reroll")});
    lines.push_back({word("extra"),
                     tr("Extra die"),
                     tr("At the end of a turn, your own or another’s: enter one more of the six "
                        "dice as it lies. Each die only once a turn this way."),
                     {},
                     {},
                     words("extra")});
    return lines;
}

std::vector<RuleLine> RuleBook::ganzSchoenClever()
{
    std::vector<RuleLine> lines{
        {word("rounds"),
         tr("Rounds"),
         tr("4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. A "
            "round begins with a gift for all: re-roll, extra die, re-roll, and in the fourth a "
            "cross or a 6 of your choice."),
         {},
         {},
         words("reroll,extra,black")}};
    auto turn = turnOfClever(false);
    std::ranges::move(turn, std::back_inserter(lines));
    const RuleLine areas[] = {
        {word("sheet"),
         tr("On the sheet"),
         tr("Yellow and blue are filled in any order. Green, orange and purple go from left to "
            "right and leave no field out."),
         {},
         {},
         {}},
        {word("yellow"),
         tr("Yellow"),
         tr("Cross a field with the number of the die. A full column scores what stands below it, "
            "a full row gives its bonus, the diagonal an extra die."),
         word("yellow"),
         words("yellow 3"),
         {}},
        {word("blue"),
         tr("Blue"),
         tr("Cross the sum of blue and white. The more crosses, the more each is worth: 1, 2, 4, "
            "7, 11 up to 56 for all eleven."),
         word("blue"),
         words("blue 3,white 4"),
         {}},
        {word("green"),
         tr("Green"),
         tr("The die must show at least what is printed in the next field. Eleven crosses are 66 "
            "points."),
         word("green"),
         words("green 5"),
         {}},
        {word("orange"),
         tr("Orange"),
         tr("Write any number in the next field. ×2 and ×3 multiply it at once, a bonus too. All "
            "of them are added up."),
         word("orange"),
         words("orange 6"),
         {}},
        {word("purple"),
         tr("Purple"),
         tr("Each number must be higher than the one before. After a 6 any number may follow."),
         word("purple"),
         words("purple 2,purple 5,purple 6"),
         {}},
        {word("bonus"),
         tr("Bonuses"),
         tr("A bonus is used at once, and may set off the next. Of several you choose the order. "
            "One that fits nowhere is lost. A cross in green goes into the next field whatever it "
            "asks for."),
         {},
         {},
         words("yellow-x,blue-x,green-x,orange-5,purple-6")},
        {word("fox"),
         tr("Foxes"),
         tr("At the end each fox scores as much as your weakest area. One empty area makes all "
            "foxes worthless."),
         {},
         {},
         words("fox")},
        {word("end"),
         tr("The winner"),
         tr("Five areas and the foxes make the total. A tie is won by the best single area; if "
            "that is equal too, the win is shared."),
         {},
         {},
         {}},
        {word("solo"),
         tr("Alone"),
         tr("Six rounds, each with your turn and a turn for the tray: roll all six, the three "
            "lowest go to the tray, and you enter one of them. Of equal dice you say which."),
         {},
         {},
         {}}};
    lines.insert(lines.end(), std::begin(areas), std::end(areas));
    return lines;
}

std::vector<RuleLine> RuleBook::clever4Ever()
{
    std::vector<RuleLine> lines{
        {word("rounds"),
         tr("Rounds"),
         tr("4 players play 4 rounds, 3 players 5, one or two 6. In each, everybody rolls once. "
            "The first four begin with a gift for all: re-roll, extra die, polish, and a number "
            "of your choice in any colour."),
         {},
         {},
         words("reroll,extra,polish,?black")}};
    auto turn = turnOfClever(true);
    std::ranges::move(turn, std::back_inserter(lines));
    const RuleLine areas[] = {
        {word("polish"),
         tr("Polish"),
         tr("A die that lies on the tray counts one higher or lower for each polish spent, never "
            "under 1 or over 6. The die itself stays as it is."),
         {},
         {},
         words("polish")},
        {word("sheet"),
         tr("On the sheet"),
         tr("Rows go from left to right and leave no field out. Blue and grey are filled in any "
            "order their rules allow."),
         {},
         {},
         {}},
        {word("yellow"),
         tr("Yellow"),
         tr("The top row must rise and scores nothing. The middle row counts against you, the "
            "bottom row for you. A column full in all three rows scores what stands below it."),
         word("yellow"),
         words("yellow 5"),
         {}},
        {word("blue"),
         tr("Blue"),
         tr("Cross the box in the row of the blue die and the column of the white one. The second "
            "cross in a row gives its bonus, two in a column or in the diamonds’ diagonal score, "
            "two on the circles give a re-roll."),
         word("blue"),
         words("blue 3,white 4"),
         {}},
        {word("grey"),
         tr("Grey"),
         tr("Cross a whole piece of at most as many boxes as the die shows. Begin at one of the "
            "two arrows; every further piece must touch a crossed box by a side. Full columns "
            "score, and all boxes of one shade bring a fox."),
         word("grey"),
         words("grey 5"),
         {}},
        {word("green"),
         tr("Green"),
         tr("Fill the upper or the lower corners from left to right. A lower corner gives the "
            "bonus. A field with both scores their sum, from the fourth field on twice."),
         word("green"),
         words("green 2,green 4"),
         {}},
        {word("pink"),
         tr("Pink"),
         tr("The last number filled in scores what stands above it. A 2 adds 2, a 4 adds 4; after "
            "a 3 you write another 3 at once; a 5 gives the bonus; a 6 gives the bonus and 3 "
            "points."),
         word("pink"),
         words("pink 6"),
         {}},
        {word("bonus"),
         tr("Bonuses"),
         tr("A ? lets you enter any number from 1 to 6 in its colour, at once, as if you had "
            "rolled it; black means any colour. Of several you choose the order. One that fits "
            "nowhere is lost."),
         {},
         {},
         words("?yellow,?blue,?grey,?green,?pink,?black")},
        {word("fox"),
         tr("Foxes"),
         tr("At the end each fox scores as much as your weakest area. If that is below zero, the "
            "foxes cost you points."),
         {},
         {},
         words("fox")},
        {word("end"),
         tr("The winner"),
         tr("Five areas and the foxes make the total. A tie is won by the best single area; if "
            "that is equal too, the win is shared."),
         {},
         {},
         {}},
        {word("solo"),
         tr("Alone"),
         tr("Six rounds, each with your turn and a turn for the tray: roll all six, the three "
            "lowest go to the tray, and you enter one of them. Of equal dice you say which."),
         {},
         {},
         {}}};
    lines.insert(lines.end(), std::begin(areas), std::end(areas));
    return lines;
}

std::vector<RuleLine> RuleBook::keerOpKeer()
{
    return {
        {word("dice"),
         tr("Roll and take"),
         tr("Roll three colour dice and three number dice. Whoever rolled takes one of each, or "
            "passes. All others then take a pair from the four that are left; several may take "
            "the same. In the first three rolls, and after a pass, everybody may use all six."),
         {},
         {},
         {}},
        {word("crossing"),
         tr("Cross boxes"),
         tr("Cross exactly as many boxes of the colour as the number says, all joined side by "
            "side. One of them must touch a box crossed before or lie in column H. A block need "
            "not be finished; corners don’t join."),
         word("red"),
         {},
         {}},
        {word("sheet"), tr("On the sheet"), tr("A box is crossed only once."), {}, {}, {}},
        {word("joker"),
         tr("Jokers"),
         tr("The black die counts as any colour, the ? as any number from 1 to 5. Each costs one "
            "of your eight exclamation marks. Every mark left at the end is a point."),
         word("joker"),
         {},
         {}},
        {word("columns"),
         tr("Columns"),
         tr("A full column scores the upper number for all who fill it first, in the same roll. "
            "Whoever fills it later gets the lower one."),
         word("blue"),
         {},
         {}},
        {word("colours"),
         tr("Colours"),
         tr("All boxes of one colour score 5 points for the first, 3 for everybody later."),
         word("green"),
         {},
         {}},
        {word("stars"),
         tr("Stars"),
         tr("Every star you have not crossed costs 2 points."),
         word("orange"),
         {},
         {}},
        {word("end"),
         tr("The winner"),
         tr("The game ends with the roll in which somebody completes a second colour. A tie is "
            "won by more exclamation marks left; if they are equal too, the win is shared."),
         {},
         {},
         {}},
        {word("solo"),
         tr("Alone"),
         tr("Two dice of each kind and thirty rolls. The upper numbers count, and a second colour "
            "does not end the game."),
         {},
         {},
         {}}};
}

} // namespace foxpad::app
