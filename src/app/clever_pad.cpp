// SPDX-License-Identifier: GPL-3.0-or-later
// The taps of a Clever game.
#include "clever_pad.h"

#include "names.h"
#include "words.h"

#include <algorithm>

namespace foxpad::app {

using namespace rules;

namespace {

std::size_t at(int n)
{
    return static_cast<std::size_t>(n);
}

constexpr int white = clever::white;

} // namespace

CleverPad::CleverPad(QObject *parent) : Pad(parent)
{
    connect(this, &Pad::opened, this, [this] { m_places.emplace(table()); });
}

// ---- asking the list of legal entries

bool CleverPad::hasLegal(Kind kind, int seat) const
{
    return std::ranges::any_of(legal(), [&](const Entry &entry) {
        return entry.kind == kind && (seat < 0 || entry.seat == seat);
    });
}

std::vector<Entry> CleverPad::allowedNow() const
{
    return allowed(legal(), shownSeat(), m_choice);
}

Choice CleverPad::choiceWith(int die, int target) const
{
    Choice choice = m_choice;
    choice.die = die;
    choice.target = target;
    return choice;
}

bool CleverPad::leadsOn(const Choice &choice) const
{
    return std::ranges::any_of(legal(), [&](const Entry &entry) {
        return entry.seat == shownSeat() && onSheet(entry) && choice.allows(entry);
    });
}

// Whether polish can go on to `by` or beyond, with the other die as it is polished now.
bool CleverPad::polishLeads(int die, int by) const
{
    return std::ranges::any_of(legal(), [&](const Entry &entry) {
        if (!usesDie(entry) || entry.seat != shownSeat() || entry.die != m_choice.die)
            return false;
        const int there = die == white ? entry.polishWhite : entry.polishColour;
        const bool other = die == white ? entry.polishColour == m_choice.polishColour
                                        : entry.polishWhite == m_choice.polishWhite;
        return other && (by > 0 ? there >= by : there <= by);
    });
}

bool CleverPad::rolling() const
{
    return hasLegal(Kind::roll) && !playing();
}

bool CleverPad::serving() const
{
    return hasLegal(Kind::serve);
}

int CleverPad::count(DiceModel::Place place) const
{
    return static_cast<int>(
        std::ranges::count(m_dice.rows(), static_cast<int>(place), &DieRow::place));
}

int CleverPad::facesTapped() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rollGrid.rows(), [](const RollRow &row) { return row.face != 0; }));
}

// ---- taps

void CleverPad::forgetChoice()
{
    m_choice = {};
    m_faces = {};
    m_extraShown = false;
    m_typedDie = -1;
    m_chain.show({});
}

void CleverPad::takeUp(const Entry &entry)
{
    if (entry.kind == Kind::roll)
        m_faces = entry.faces;
}

void CleverPad::forgetTaps()
{
    forgetChoice();
    forgetRefusal();
    show();
}

void CleverPad::setFace(int die, int face)
{
    if (later([this, die, face] { setFace(die, face); }))
        return;
    if (!beginTap())
        return;
    const auto due = std::ranges::find(legal(), Kind::roll, &Entry::kind);
    if (due == legal().end() || die < 0 || !(due->die >> die & 1))
        return refuse(whyNot({.kind = Kind::roll, .die = static_cast<std::uint8_t>(1 << die)}));
    m_faces[at(die)] = static_cast<std::uint8_t>(face);
    Entry roll = *due;
    bool whole = true;
    for (std::size_t i = 0; i < clever::dieCount; ++i)
        if (due->die >> i & 1) {
            roll.faces[i] = m_faces[i];
            whole = whole && m_faces[i] != 0;
        }
    if (whole)
        make(roll);
    else
        show();
}

void CleverPad::tapDie(int die)
{
    if (later([this, die] { tapDie(die); }))
        return;
    if (!beginTap() || die < 0 || die >= clever::dieCount)
        return;
    if (serving())
        return tapServed(die);
    if (m_choice.die == die) { // again: enters it where one box is left
        const std::vector<Entry> entries = allowedNow();
        if (entries.size() == 1)
            return makeOnly(entries);
        m_choice = {};
        return show();
    }
    if (m_choice.target >= 0 && leadsOn(choiceWith(die, m_choice.target)))
        return makeOnly(allowed(legal(), shownSeat(), choiceWith(die, m_choice.target)));
    const bool possible = std::ranges::any_of(legal(), [&](const Entry &entry) {
        return usesDie(entry) && entry.seat == shownSeat() && entry.die == die;
    });
    if (!possible)
        return whyNotDie(die);
    m_choice = {};
    m_choice.die = die;
    show();
}

// The player says which of equal dice lie closest to the tray.
void CleverPad::tapServed(int die)
{
    const auto bit = static_cast<std::uint8_t>(1U << die);
    m_choice.serve.die ^= bit;
    std::vector<Entry> left;
    std::ranges::copy_if(legal(), std::back_inserter(left), [&](const Entry &entry) {
        return entry.kind == Kind::serve && (entry.die & m_choice.serve.die) == m_choice.serve.die;
    });
    if (left.size() == 1)
        return makeOnly(left);
    if (left.empty()) {
        const Entry wrong{.kind = Kind::serve, .die = m_choice.serve.die};
        m_choice.serve.die ^= bit;
        return refuse(whyNot(wrong));
    }
    show();
}

void CleverPad::tapBox(int area, int box)
{
    if (later([this, area, box] { tapBox(area, box); }))
        return;
    if (!beginTap())
        return;
    const int target = sheet()->targetAt(area, box);
    if (target < 0)
        return;
    if (bonusWaits(shownSeat()) || sheetEntry())
        tapFreeBox(target, box);
    else
        tapDieBox(target, box);
}

// In a row only the next box counts: a finger on another one must not enter something.
bool CleverPad::isNextBox(int target, int box)
{
    const std::vector<int> boxes = m_places->boxesOf(seat(), target);
    if (!m_places->isLane(target) || boxes.empty() || boxes.front() == box)
        return true;
    refuse(box < boxes.front() ? Words::refusal({Rule::filled}, {})
                               : tr("This row is filled from left to right."),
           Rule::full);
    return false;
}

void CleverPad::tapFreeBox(int target, int box)
{
    if (!isNextBox(target, box))
        return;
    Choice there = choiceWith(-1, target);
    if (!leadsOn(there))
        there.value = 0; // a value that was chosen for another place
    const std::vector<Entry> entries = allowed(legal(), shownSeat(), there);
    if (entries.size() == 1)
        return makeOnly(entries);
    if (entries.empty()) {
        const bool bonus = bonusWaits(shownSeat());
        Entry wrong{.kind = bonus ? Kind::bonus : Kind::mark,
                    .seat = static_cast<std::uint8_t>(shownSeat()),
                    .target = static_cast<std::uint8_t>(target),
                    .bonus = static_cast<std::uint8_t>(bonus ? m_choice.bonus : 0)};
        if (whyNot(wrong).rule == Rule::badValue)
            wrong.value = static_cast<std::uint8_t>(std::max(1, m_choice.value));
        return refuse(whyNot(wrong));
    }
    there.target = m_choice.target == target ? -1 : target;
    m_choice = there;
    show();
}

void CleverPad::tapDieBox(int target, int box)
{
    if (!isNextBox(target, box))
        return;
    const Choice there = choiceWith(m_choice.die, target);
    const std::vector<Entry> entries = allowed(legal(), shownSeat(), there);
    if (m_choice.die >= 0 || (m_choice.target == target && entries.size() == 1)) {
        if (!entries.empty())
            return makeOnly(entries);
        return refuse(whyNot({.kind = hasLegal(Kind::pick, shownSeat()) ? Kind::pick : Kind::extra,
                              .seat = static_cast<std::uint8_t>(shownSeat()),
                              .die = static_cast<std::uint8_t>(m_choice.die),
                              .target = static_cast<std::uint8_t>(target),
                              .polishWhite = static_cast<std::int8_t>(m_choice.polishWhite),
                              .polishColour = static_cast<std::int8_t>(m_choice.polishColour)}));
    }
    if (entries.empty()) {
        const int die = m_places->areaOf(target) + 1;
        return refuse(whyNot({.kind = Kind::pick,
                              .seat = static_cast<std::uint8_t>(shownSeat()),
                              .die = static_cast<std::uint8_t>(die),
                              .target = static_cast<std::uint8_t>(target)}));
    }
    m_choice.target = m_choice.target == target ? -1 : target;
    show();
}

void CleverPad::makeOnly(const std::vector<Entry> &entries)
{
    make(entries.front());
}

// No box takes the die: the reason is the one its own area gives, where that has one answer.
void CleverPad::whyNotDie(int die)
{
    const int own = die == white ? 0 : die - 1;
    Refusal first;
    for (int target = 0; target < m_places->targetCount(); ++target) {
        if (m_places->areaOf(target) != own)
            continue;
        const Refusal refusal = whyNot({.kind = Kind::pick,
                                        .seat = static_cast<std::uint8_t>(shownSeat()),
                                        .die = static_cast<std::uint8_t>(die),
                                        .target = static_cast<std::uint8_t>(target)});
        const bool same = refusal.rule == first.rule && refusal.b == first.b;
        if (first && !same)
            return refuse(tr("No box takes the %1.")
                              .arg(Words::die(table().dice[at(die)], clever().faces[at(die)])),
                          Rule::full);
        first = refusal;
    }
    refuse(first);
}

void CleverPad::tapChip(int row)
{
    if (later([this, row] { tapChip(row); }))
        return;
    if (!beginTap() || row < 0 || row >= m_chips.rowCount())
        return;
    const QString name = m_chips.row(row).badge;
    m_choice = {};
    for (std::size_t kind = 0; kind < table().kinds.size(); ++kind)
        if (Names::text(table().kinds[kind].name) == name)
            m_choice.bonus = static_cast<int>(kind);
    show();
}

// A bonus that waits is chosen by itself; which one, when there are several, is for the player.
void CleverPad::chooseBonus()
{
    if (!bonusWaits(shownSeat())) {
        m_choice.bonus = -1;
        return;
    }
    const auto waits = [&](const Entry &entry) {
        return entry.kind == Kind::bonus && entry.seat == shownSeat();
    };
    const bool still = m_choice.bonus >= 0 && std::ranges::any_of(legal(), [&](const Entry &entry) {
                           return waits(entry) && entry.bonus == m_choice.bonus;
                       });
    if (!still)
        m_choice.bonus = std::ranges::find_if(legal(), waits)->bonus;
}

void CleverPad::chooseValue(int value)
{
    if (later([this, value] { chooseValue(value); }))
        return;
    if (!beginTap() || !m_values.contains(value))
        return;
    m_choice.value = m_choice.value == value && m_choice.target < 0 ? 0 : value;
    if (m_choice.target >= 0) {
        const std::vector<Entry> entries = allowedNow();
        if (!entries.empty())
            return makeOnly(entries);
    }
    show();
}

void CleverPad::tapAction(int track)
{
    if (later([this, track] { tapAction(track); }))
        return;
    if (!beginTap())
        return;
    const auto seatBits = static_cast<std::uint8_t>(shownSeat());
    if (sheetEntry()) {
        make({.kind = Kind::use, .seat = seatBits, .die = static_cast<std::uint8_t>(track)});
    } else if (track == clever::rerollTrack) {
        make({.kind = Kind::reroll, .seat = seatBits});
    } else if (track == clever::extraTrack) {
        if (!hasLegal(Kind::extra, shownSeat()))
            return refuse(whyNot({.kind = Kind::extra, .seat = seatBits}));
        m_extraShown = !m_extraShown;
        show();
    } else {
        refuse(tr("Choose a die, then polish it up or down if it lies on the tray."),
               Rule::noPolish);
    }
}

void CleverPad::polish(int die, int by)
{
    if (later([this, die, by] { polish(die, by); }))
        return;
    if (!beginTap() || m_choice.die < 0)
        return;
    int &amount = die == white ? m_choice.polishWhite : m_choice.polishColour;
    const int wanted = amount + by;
    if (wanted != 0 && !polishLeads(die, wanted))
        return refuse(
            tr("Polish can't bring the %1 die there.").arg(Words::colour(table().dice[at(die)])),
            Rule::polishRange);
    amount = wanted;
    show();
}

void CleverPad::pass()
{
    if (later([this] { pass(); }))
        return;
    if (beginTap())
        make(passOf(shownSeat()));
}

} // namespace foxpad::app
