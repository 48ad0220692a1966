// SPDX-License-Identifier: GPL-3.0-or-later
#include "gate.h"

namespace foxpad::rules::keer {
namespace {

// The ways to pay for a group of a colour and size: with the dice themselves or with jokers.
struct Ways {
    std::array<std::array<std::uint8_t, 2>, 4> dice; // colour face, number face
    std::size_t count = 0;

    Ways(const Offer &offer, int colour, int size)
    {
        for (const int colourFace : {colour, jokerColour})
            for (const int numberFace : {size, jokerNumber})
                if (offer.hasColour(colourFace) && offer.hasNumber(numberFace) &&
                    offer.canPay(colourFace, numberFace))
                    dice[count++] = {static_cast<std::uint8_t>(colourFace),
                                     static_cast<std::uint8_t>(numberFace)};
    }
};

void listCell(const Groups::Cell &cell, const Reach &reach, const Ways &ways, std::uint8_t seat,
              EntryList &out)
{
    for (std::uint32_t open = reach.open(cell.boxes); open; open &= open - 1) {
        Entry entry = cell.entries[static_cast<std::size_t>(std::countr_zero(open))];
        entry.seat = seat;
        for (std::size_t i = 0; i < ways.count; ++i) {
            entry.die = ways.dice[i][0];
            entry.bonus = ways.dice[i][1];
            out.add(entry);
        }
    }
}

void listTakes(const State &state, const Groups &groups, std::uint8_t seat, EntryList &out)
{
    const Offer offer = offerTo(state, seat);
    const Reach reach(state.seats[seat]);
    const Layout &sheet = layout(state.sheet);
    for (int colour = 0; colour < colourCount; ++colour) {
        if (!offer.hasColour(colour) && !offer.hasColour(jokerColour))
            continue;
        if (!reach.touches(sheet.ofColour[static_cast<std::size_t>(colour)].without(reach.crossed)))
            continue;
        for (int size = 1; size <= mostBoxes; ++size)
            if (const Ways ways(offer, colour, size); ways.count)
                listCell(groups.cell(colour, size), reach, ways, seat, out);
    }
}

void listMarks(const State &state, const Groups &groups, std::uint8_t seat, EntryList &out)
{
    const Reach reach(state.seats[seat]);
    for (int colour = 0; colour < colourCount; ++colour)
        for (int size = 1; size <= mostBoxes; ++size) {
            const Groups::Cell cell = groups.cell(colour, size);
            for (std::uint32_t open = reach.open(cell.boxes); open; open &= open - 1) {
                const Entry &take = cell.entries[static_cast<std::size_t>(std::countr_zero(open))];
                out.add(
                    {.kind = Kind::mark, .seat = seat, .value = take.value, .faces = take.faces});
            }
        }
    if (state.seats[seat].used < mostMarks)
        out.add({.kind = Kind::use, .seat = seat});
}

void listDice(const State &state, const Groups &groups, EntryList &out)
{
    for (std::uint8_t seat = 0; seat < state.seatCount; ++seat) {
        if (state.seats[seat].did != Did::nothing || mustWait(state, seat))
            continue;
        out.add({.kind = Kind::pass, .seat = seat});
        listTakes(state, groups, seat, out);
    }
    if (state.phase == Phase::share)
        out.add({.kind = Kind::next});
}

} // namespace

void list(const State &state, const Groups &groups, EntryList &out)
{
    out.clear();
    switch (state.phase) {
    case Phase::roll:
        return out.add({.kind = Kind::roll, .value = state.dice()});
    case Phase::choose:
    case Phase::share:
        return listDice(state, groups, out);
    case Phase::mark:
        for (std::uint8_t seat = 0; seat < state.seatCount; ++seat)
            listMarks(state, groups, seat, out);
        out.add({.kind = Kind::next});
        if (state.table > state.seatCount)
            out.add({.kind = Kind::end});
        return;
    default:
        return;
    }
}

} // namespace foxpad::rules::keer
