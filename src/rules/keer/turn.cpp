// SPDX-License-Identifier: GPL-3.0-or-later
#include "turn.h"

namespace foxpad::rules::keer {
namespace {

// Columns that are full, from the low bit. A full column of seven bits and 1 more is the eighth
// bit, and the eighth bits of eight columns are gathered by one multiplication.
constexpr Goals fullColumns(std::uint64_t crossed)
{
    const std::uint64_t full = (crossed + 0x0101010101010101) >> 7 & 0x0101010101010101;
    return static_cast<Goals>(full * 0x0102040810204080 >> 56);
}

// Scores what became full in this roll. All who filled it in the same roll are first.
void closeRoll(State &state)
{
    Goals filled = 0;
    for (std::size_t i = 0; i < state.seatCount; ++i) {
        Seat &seat = state.seats[i];
        const Goals fresh =
            fullGoals(seat.crossed, layout(state.sheet)) & ~(seat.first | seat.later);
        seat.first |= fresh & ~state.gone;
        seat.later |= fresh & state.gone;
        filled |= fresh;
    }
    state.gone |= filled;
}

bool isLastRoll(const State &state)
{
    if (state.solo())
        return state.roll == soloRolls;
    for (std::size_t i = 0; i < state.seatCount; ++i)
        if (std::popcount((state.seats[i].first | state.seats[i].later) & colourGoals) >= 2)
            return true;
    return false;
}

void makeNext(State &state)
{
    closeRoll(state);
    if (isLastRoll(state)) {
        state.phase = Phase::over;
        return;
    }
    ++state.roll;
    state.colours = {};
    state.numbers = {};
    state.takenColour = 0;
    state.takenNumber = 0;
    for (std::size_t i = 0; i < state.seatCount; ++i)
        state.seats[i].did = Did::nothing;
    state.phase = state.sheetEntry ? Phase::mark : Phase::roll;
}

void makeTake(State &state, const Entry &entry)
{
    Seat &seat = state.seats[entry.seat];
    seat.crossed = seat.crossed | boxesOf(entry);
    seat.used = static_cast<std::uint8_t>(seat.used + Offer::cost(entry.die, entry.bonus));
    seat.did = Did::took;
    if (entry.seat == state.active()) {
        state.takenColour = static_cast<std::uint8_t>(entry.die + 1);
        state.takenNumber = entry.bonus;
        state.phase = Phase::share;
    }
}

void makeRoll(State &state, const Entry &entry)
{
    for (std::size_t i = 0; i < mostDice; ++i) {
        state.colours[i] = entry.faces[i];
        state.numbers[i] = entry.faces[mostDice + i];
    }
    state.phase = Phase::choose;
}

} // namespace

Offer offerTo(const State &state, std::uint8_t seat)
{
    const bool all = state.roll <= freeRolls || seat == state.active();
    int takenColour = all ? 0 : state.takenColour;
    int takenNumber = all ? 0 : state.takenNumber;
    Offer offer{.marks = mostMarks - state.seats[seat].used};
    for (std::size_t i = 0; i < state.dice(); ++i) {
        if (state.colours[i] == takenColour)
            takenColour = 0; // the one die that is gone; another of that face is not
        else
            offer.colours = static_cast<std::uint8_t>(offer.colours | 1 << (state.colours[i] - 1));
        if (state.numbers[i] == takenNumber)
            takenNumber = 0;
        else
            offer.numbers = static_cast<std::uint8_t>(offer.numbers | 1 << state.numbers[i]);
    }
    return offer;
}

bool mustWait(const State &state, std::uint8_t seat)
{
    return state.roll > freeRolls && state.phase == Phase::choose && seat != state.active();
}

Goals fullGoals(const Boxes &crossed, const Layout &layout)
{
    Goals full = fullColumns(crossed.low) | fullColumns(crossed.high) << 8;
    for (std::size_t i = 0; i < colourCount; ++i)
        if (!layout.ofColour[i].without(crossed).any())
            full |= Goals{1} << (columnCount + i);
    return full;
}

Boxes boxesOf(const Entry &entry)
{
    Boxes set;
    for (std::size_t i = 0; i < entry.value; ++i)
        set = set | Boxes::one(entry.faces[i]);
    return set;
}

void make(State &state, const Entry &entry)
{
    Seat &seat = state.seats[entry.seat];
    switch (entry.kind) {
    case Kind::roll:
        return makeRoll(state, entry);
    case Kind::take:
        return makeTake(state, entry);
    case Kind::pass:
        seat.did = Did::passed;
        if (entry.seat == state.active())
            state.phase = Phase::share;
        return;
    case Kind::mark:
        seat.crossed = seat.crossed | boxesOf(entry);
        return;
    case Kind::use:
        ++seat.used;
        return;
    case Kind::strike:
        state.gone |= Goals{1} << entry.target;
        return;
    case Kind::end:
        closeRoll(state);
        state.phase = Phase::over;
        return;
    default:
        return makeNext(state);
    }
}

} // namespace foxpad::rules::keer
