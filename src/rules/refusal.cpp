// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusal.h"

namespace foxpad::rules {
namespace {

struct Wording {
    Rule rule;
    std::string_view word;
    std::string_view sentence; // {what} {a} {b} are filled in
};

constexpr Wording wordings[] = {
    {Rule::none, "none", "nothing is wrong"},
    {Rule::unknownEntry, "unknown-entry", "this is no entry of the game"},
    {Rule::wrongWords, "wrong-words", "the words of this entry do not fit together"},
    {Rule::unknownSeat, "unknown-seat", "there is no seat {a}"},
    {Rule::unknownDie, "unknown-die", "the game has no such die"},
    {Rule::unknownTarget, "unknown-target", "the sheet has no such place"},
    {Rule::unknownBonus, "unknown-bonus", "the game has no such bonus"},
    {Rule::badValue, "bad-value", "a number from 1 to 6 stands here only where one is written"},
    {Rule::badFace, "bad-face", "the {what} die needs a face from 1 to 6"},
    {Rule::wrongOrder, "wrong-order", "dice and boxes are named in the sheet's order, each once"},
    {Rule::gameOver, "game-over", "the game is over"},
    {Rule::wrongMode, "wrong-mode", "this entry belongs to the other way of entering"},
    {Rule::bonusPending, "bonus-pending", "a bonus must be used first"},
    {Rule::rollDue, "roll-due", "the dice must be rolled first"},
    {Rule::noRollDue, "no-roll-due", "no roll is due"},
    {Rule::wrongDice, "wrong-dice", "a roll names exactly the dice in hand"},
    {Rule::notActive, "not-active", "only the active seat may do this now: seat {a}"},
    {Rule::notSharing, "not-sharing", "extra dice come after the last roll"},
    {Rule::chooseFirst, "choose-first", "the active seat has a roll to use"},
    {Rule::notInHand, "not-in-hand", "the {what} die is not in hand"},
    {Rule::notOnTray, "not-on-tray", "the {what} die is not on the tray"},
    {Rule::fieldsClosed, "fields-closed", "a die on the tray can be entered, so {what} is closed"},
    {Rule::alreadyPicked, "already-picked", "seat {a} has had its die"},
    {Rule::mustEnter, "must-enter", "a die can be entered, so the roll may not be passed"},
    {Rule::mustTakeTray, "must-take-tray", "a seat may not decline the tray"},
    {Rule::owesDie, "owes-die", "seat {a} still has a die to enter"},
    {Rule::serveDue, "serve-due", "say first which three dice lie on the tray"},
    {Rule::noServeDue, "no-serve-due", "there is no choice of dice for the tray"},
    {Rule::serveLowest, "serve-lowest", "the three lowest dice go on the tray"},
    {Rule::noReroll, "no-reroll", "no re-roll is left"},
    {Rule::noExtra, "no-extra", "no extra die is left"},
    {Rule::extraUsed, "extra-used", "the {what} die was an extra die already this turn"},
    {Rule::extraTooEarly, "extra-too-early", "an extra die comes after the die from the tray"},
    {Rule::noPolish, "no-polish", "not enough polish is left"},
    {Rule::polishNotOnTray, "polish-not-on-tray",
     "only dice on the tray are polished: {what} is not"},
    {Rule::polishRange, "polish-range", "polish can't bring the {what} die there"},
    {Rule::notPending, "not-pending", "no {what} bonus is waiting"},
    {Rule::wrongColour, "wrong-colour", "{what} can't be entered there"},
    {Rule::filled, "filled", "this {what} box is filled"},
    {Rule::full, "full", "{what} is full here"},
    {Rule::notThatNumber, "not-that-number", "this {what} box takes a {b}, not a {a}"},
    {Rule::notThatSum, "not-that-sum", "blue and white make {a}, not {b}"},
    {Rule::notThatBox, "not-that-box", "blue gives the row and white the column"},
    {Rule::tooLow, "too-low", "{what} asks for {b} or more here: {a} is too low"},
    {Rule::purpleRises, "purple-rises", "{what} must rise: {a} after {b}"},
    {Rule::topRises, "top-rises", "the top row must rise: {a} after {b}"},
    {Rule::notTouching, "not-touching", "this part must touch a crossed one, or be a start"},
    {Rule::tooSmall, "too-small", "this part has {b} boxes: {a} is too small"},
    {Rule::notRolled, "not-rolled", "these dice were not rolled"},
    {Rule::taken, "taken", "the active seat took these dice"},
    {Rule::hadTurn, "had-turn", "seat {a} has had its turn in this roll"},
    {Rule::noJoker, "no-joker", "not enough exclamation marks are left"},
    {Rule::activeFirst, "active-first", "the active seat chooses first"},
    {Rule::wrongCount, "wrong-count", "{a} boxes are to be crossed, not {b}"},
    {Rule::groupSize, "group-size", "1 to {a} boxes are crossed at once"},
    {Rule::wrongTile, "wrong-tile", "a box is of another colour or crossed already"},
    {Rule::notJoined, "not-joined", "the boxes must be joined side by side"},
    {Rule::notReached, "not-reached", "a box must touch a crossed one or lie in column H"},
    {Rule::struckAlready, "struck-already", "that upper value is gone already"},
    {Rule::tableOfOwn, "no-others", "everybody at the table is on this pad"},
    {Rule::notARecord, "not-a-record", "a record begins with the line: foxpad 1"},
    {Rule::newerRecord, "newer-record", "this record's version is not one this program knows"},
    {Rule::headerClosed, "header-closed", "the head of the record ends at the first entry"},
    {Rule::headerTwice, "header-twice", "this line stands in the head already"},
    {Rule::unknownGame, "unknown-game", "there is no game of that name"},
    {Rule::badName, "bad-name", "a name {what}"},
    {Rule::nameTwice, "name-twice", "two players can't have the same name"},
    {Rule::tooManyPlayers, "too-many-players", "this game is for at most {a} players"},
    {Rule::unknownMode, "unknown-mode", "entry is dice or sheet"},
    {Rule::unknownSheet, "unknown-sheet", "the game has no such sheet"},
    {Rule::badTable, "bad-table", "a table seats the players named or more, {a} at most"},
    {Rule::noGame, "no-game", "the record does not name its game yet"},
    {Rule::noPlayer, "no-player", "the record names no player yet"},
    {Rule::tableNeedsSheet, "table-needs-sheet", "a table goes with: entry sheet"},
    {Rule::lineTooLong, "line-too-long", "a line has at most {a} bytes"},
    {Rule::tooManyLines, "too-many-lines", "a record has at most {a} lines"},
    {Rule::tooLong, "too-long", "{what} has at most {a} characters"},
    {Rule::notText, "not-text", "this line {what}"},
    {Rule::sessionCommand, "session-command",
     "a line that begins with : is a command of a session, not of a record"},
    {Rule::unknownCommand, "unknown-command", "there is no such command"},
    {Rule::nothingToUndo, "nothing-to-undo", "there is nothing to take back"},
    {Rule::nothingToRedo, "nothing-to-redo", "there is nothing to make again"},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < std::size(wordings); ++i)
        if (static_cast<std::size_t>(wordings[i].rule) != i)
            return false;
    return std::size(wordings) == static_cast<std::size_t>(Rule::nothingToRedo) + 1;
}
static_assert(inOrder());

void replace(std::string &text, std::string_view mark, std::string_view with)
{
    if (const std::size_t at = text.find(mark); at != std::string::npos)
        text.replace(at, mark.size(), with);
}

} // namespace

std::string_view word(Rule rule)
{
    return wordings[static_cast<std::size_t>(rule)].word;
}

std::string sentence(const Refusal &refusal)
{
    std::string text{wordings[static_cast<std::size_t>(refusal.rule)].sentence};
    replace(text, "{what}", refusal.what());
    replace(text, "{a}", std::to_string(refusal.a));
    replace(text, "{b}", std::to_string(refusal.b));
    return text;
}

} // namespace foxpad::rules
