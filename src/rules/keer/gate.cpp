// SPDX-License-Identifier: GPL-3.0-or-later
#include "gate.h"

#include <algorithm>

namespace foxpad::rules::keer {
namespace {

// An entry says nothing beside what its kind needs: there is one way to write it.
Refusal plain(const Entry &entry, const Entry &wanted)
{
    return entry == wanted ? Refusal{} : Refusal{Rule::wrongWords};
}

Refusal checkFaces(std::span<const std::uint8_t> faces, std::string_view kind)
{
    for (const std::uint8_t face : faces)
        if (face < 1 || face > jokerNumber)
            return {Rule::badFace, kind};
    return std::ranges::is_sorted(faces) ? Refusal{} : Refusal{Rule::wrongOrder};
}

Refusal checkRoll(const State &state, const Entry &entry)
{
    if (state.phase != Phase::roll)
        return {Rule::noRollDue};
    if (entry.value != state.dice())
        return {Rule::wrongDice};
    const std::span faces(entry.faces);
    if (Refusal refusal = checkFaces(faces.first(state.dice()), "colour"))
        return refusal;
    if (Refusal refusal = checkFaces(faces.subspan(mostDice, state.dice()), "number"))
        return refusal;
    Entry wanted{.kind = Kind::roll, .value = state.dice()};
    for (std::size_t i = 0; i < state.dice(); ++i) {
        wanted.faces[i] = entry.faces[i];
        wanted.faces[mostDice + i] = entry.faces[mostDice + i];
    }
    return plain(entry, wanted);
}

// The boxes of an entry, `value` of them, are a group that can be crossed.
Refusal checkBoxes(const State &state, const Entry &entry, std::size_t colour)
{
    for (std::size_t i = 0; i < entry.value; ++i)
        if (i > 0 && entry.faces[i] <= entry.faces[i - 1])
            return {Rule::wrongOrder};
    const Boxes group = boxesOf(entry);
    const Reach reach(state.seats[entry.seat]);
    if (group.without(layout(state.sheet).ofColour[colour]).any() || !reach.isFree(group))
        return {Rule::wrongTile};
    if (!isJoined(group))
        return {Rule::notJoined};
    return reach.open(group) ? Refusal{} : Refusal{Rule::notReached};
}

// There are as many boxes as an entry can have, and the sheet has them.
Refusal checkCount(const Entry &entry)
{
    if (entry.value < 1 || entry.value > mostBoxes)
        return {Rule::groupSize, {}, mostBoxes};
    for (std::size_t i = 0; i < entry.value; ++i)
        if (!isBox(entry.faces[i]))
            return {Rule::unknownTarget};
    return {};
}

// The boxes as they stand in the entry, and nothing after them.
std::array<std::uint8_t, 8> facesOf(const Entry &entry)
{
    std::array<std::uint8_t, 8> faces{};
    std::copy_n(entry.faces.begin(), entry.value, faces.begin());
    return faces;
}

Refusal checkTurn(const State &state, const Entry &entry)
{
    if (state.phase == Phase::roll)
        return {Rule::rollDue};
    if (state.seats[entry.seat].did != Did::nothing)
        return {Rule::hadTurn, {}, entry.seat + 1};
    return mustWait(state, entry.seat) ? Refusal{Rule::activeFirst} : Refusal{};
}

Refusal checkDice(const State &state, const Entry &entry)
{
    if (entry.die > jokerColour || entry.bonus < 1 || entry.bonus > jokerNumber)
        return {Rule::unknownDie};
    if (entry.target >= colourCount || (entry.die != jokerColour && entry.die != entry.target))
        return {Rule::wrongWords};
    const Offer rolled = offerTo(state, state.active());
    if (!rolled.hasColour(entry.die) || !rolled.hasNumber(entry.bonus))
        return {Rule::notRolled};
    const Offer offer = offerTo(state, entry.seat);
    if (!offer.hasColour(entry.die) || !offer.hasNumber(entry.bonus))
        return {Rule::taken};
    return offer.canPay(entry.die, entry.bonus) ? Refusal{} : Refusal{Rule::noJoker};
}

Refusal checkTake(const State &state, const Entry &entry)
{
    if (Refusal refusal = checkTurn(state, entry))
        return refusal;
    if (Refusal refusal = checkDice(state, entry))
        return refusal;
    if (entry.bonus != jokerNumber && entry.value != entry.bonus)
        return {Rule::wrongCount, {}, entry.bonus, entry.value};
    if (Refusal refusal = checkCount(entry))
        return refusal;
    if (Refusal refusal = checkBoxes(state, entry, entry.target))
        return refusal;
    return plain(entry, {.kind = Kind::take,
                         .seat = entry.seat,
                         .die = entry.die,
                         .target = entry.target,
                         .value = entry.value,
                         .bonus = entry.bonus,
                         .faces = facesOf(entry)});
}

Refusal checkPass(const State &state, const Entry &entry)
{
    if (Refusal refusal = checkTurn(state, entry))
        return refusal;
    return plain(entry, {.kind = Kind::pass, .seat = entry.seat});
}

Refusal checkNext(const State &state, const Entry &entry)
{
    if (state.phase == Phase::roll)
        return {Rule::rollDue};
    if (state.phase == Phase::choose)
        return {Rule::chooseFirst};
    return plain(entry, {.kind = Kind::next});
}

Refusal checkMark(const State &state, const Entry &entry)
{
    if (Refusal refusal = checkCount(entry))
        return refusal;
    const int colour = layout(state.sheet).colourAt(entry.faces[0]);
    if (Refusal refusal = checkBoxes(state, entry, static_cast<std::size_t>(colour)))
        return refusal;
    return plain(
        entry,
        {.kind = Kind::mark, .seat = entry.seat, .value = entry.value, .faces = facesOf(entry)});
}

Refusal checkUse(const State &state, const Entry &entry)
{
    if (state.seats[entry.seat].used >= mostMarks)
        return {Rule::noJoker};
    return plain(entry, {.kind = Kind::use, .seat = entry.seat});
}

Refusal checkStrike(const State &state, const Entry &entry)
{
    if (entry.target >= goalCount)
        return {Rule::unknownTarget};
    if (state.gone >> entry.target & 1)
        return {Rule::struckAlready};
    return plain(entry, {.kind = Kind::strike, .target = entry.target});
}

Refusal checkEnd(const State &state, const Entry &entry)
{
    if (state.table <= state.seatCount)
        return {Rule::tableOfOwn};
    return plain(entry, {.kind = Kind::end});
}

struct Door {
    Kind kind;
    bool dice;  // open where dice are entered
    bool sheet; // and where the sheet is
    Refusal (*check)(const State &, const Entry &);
};

constexpr Door doors[] = {
    {Kind::roll, true, false, checkRoll},     {Kind::take, true, false, checkTake},
    {Kind::pass, true, false, checkPass},     {Kind::next, true, true, checkNext},
    {Kind::mark, false, true, checkMark},     {Kind::use, false, true, checkUse},
    {Kind::strike, false, true, checkStrike}, {Kind::end, false, true, checkEnd},
};

} // namespace

Refusal check(const State &state, const Entry &entry)
{
    if (state.phase == Phase::over)
        return {Rule::gameOver};
    if (entry.seat >= state.seatCount)
        return {Rule::unknownSeat, {}, entry.seat + 1};
    for (const Door &door : doors) {
        if (door.kind != entry.kind)
            continue;
        if (!(state.sheetEntry ? door.sheet : door.dice))
            return {Rule::wrongMode};
        return door.check(state, entry);
    }
    return {Rule::unknownEntry};
}

} // namespace foxpad::rules::keer
