// SPDX-License-Identifier: GPL-3.0-or-later
// Why an entry or a line is refused: a typed reason, with a sentence for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace foxpad::rules {

enum class Rule : std::uint8_t {
    none, // not refused
    // words
    unknownEntry,
    wrongWords,
    unknownSeat,
    unknownDie,
    unknownTarget,
    unknownBonus,
    badValue,
    badFace,
    wrongOrder,
    // the turn
    gameOver,
    wrongMode,
    bonusPending,
    rollDue,
    noRollDue,
    wrongDice,
    notActive,
    notSharing,
    chooseFirst,
    notInHand,
    notOnTray,
    fieldsClosed,
    alreadyPicked,
    mustEnter,
    mustTakeTray,
    owesDie,
    serveDue,
    noServeDue,
    serveLowest,
    // actions
    noReroll,
    noExtra,
    extraUsed,
    extraTooEarly,
    noPolish,
    polishNotOnTray,
    polishRange,
    notPending,
    // the sheet
    wrongColour,
    filled,
    full,
    notThatNumber,
    notThatSum,
    notThatBox,
    tooLow,
    purpleRises,
    topRises,
    notTouching,
    tooSmall,
    // Keer op Keer
    notRolled,
    taken,
    hadTurn,
    noJoker,
    activeFirst,
    wrongCount,
    groupSize,
    wrongTile,
    notJoined,
    notReached,
    struckAlready,
    tableOfOwn,
    // the record's head
    notARecord,
    newerRecord,
    headerClosed,
    headerTwice,
    unknownGame,
    badName,
    nameTwice,
    tooManyPlayers,
    unknownMode,
    unknownSheet,
    badTable,
    noGame,
    noPlayer,
    tableNeedsSheet,
    lineTooLong,
    tooManyLines,
    tooLong,
    notText,
    sessionCommand,
    unknownCommand,
    nothingToUndo,
    nothingToRedo,
};

// Small enough to be handed back in registers, as every entry is asked for one.
class Refusal {
public:
    // `what` names a die, box or the like; it points at a game's table, or at nothing.
    constexpr Refusal(Rule why = Rule::none, std::string_view what = "", int first = 0,
                      int second = 0)
        : rule(why), a(static_cast<std::int16_t>(first)), b(static_cast<std::int16_t>(second)),
          m_what(what.data())
    {}

    constexpr explicit operator bool() const { return rule != Rule::none; }
    constexpr std::string_view what() const { return m_what ? m_what : std::string_view{}; }

    Rule rule;
    std::int16_t a;
    std::int16_t b;

private:
    const char *m_what;
};
static_assert(sizeof(Refusal) == 16);

// A stable word for the kind of refusal, for programs.
std::string_view word(Rule rule);

// A sentence for people.
std::string sentence(const Refusal &refusal);

} // namespace foxpad::rules
