// SPDX-License-Identifier: GPL-3.0-or-later
// The taps of Keer op Keer.
#include "keer_pad.h"

#include "words.h"

#include <algorithm>

namespace foxpad::app {

using namespace rules;

namespace {

constexpr int perKind = keer::mostDice;

bool isGroup(const Entry &entry)
{
    return entry.kind == Kind::take || entry.kind == Kind::mark;
}

int cost(const Entry &entry)
{
    return entry.kind == Kind::take ? keer::Offer::cost(entry.die, entry.bonus) : 0;
}

} // namespace

KeerPad::KeerPad(QObject *parent) : Pad(parent) {}

// ---- asking the list of legal entries

bool KeerPad::hasLegal(Kind kind, int seat) const
{
    return std::ranges::any_of(
        legal(), [&](const Entry &entry) { return entry.kind == kind && entry.seat == seat; });
}

bool KeerPad::hasGroup(int seat) const
{
    return hasLegal(Kind::take, seat) || hasLegal(Kind::mark, seat);
}

bool KeerPad::rolling() const
{
    return std::ranges::find(legal(), Kind::roll, &Entry::kind) != legal().end();
}

bool KeerPad::mayPass() const
{
    return hasLegal(Kind::pass, shownSeat());
}

bool KeerPad::mayStrike() const
{
    return match().game() && sheetEntry() && keer().table > keer().seatCount;
}

int KeerPad::dicePerKind() const
{
    return match().game() ? keer().dice() : perKind;
}

QList<int> KeerPad::faces() const
{
    return {m_faces.begin(), m_faces.end()};
}

KeerPad::Groups KeerPad::groups(int colour, int number, const Boxes &boxes) const
{
    Groups found;
    for (const Entry &entry : legal()) {
        if (!isGroup(entry) || entry.seat != shownSeat())
            continue;
        if ((colour >= 0 && entry.die != colour) || (number >= 0 && entry.bonus != number))
            continue;
        const Boxes group = keer::boxesOf(entry);
        if (boxes.without(group).any())
            continue;
        if (group == boxes)
            found.exact.push_back(entry);
        else
            found.further = found.further | group.without(boxes);
    }
    std::ranges::stable_sort(found.exact, {}, cost);
    return found;
}

std::optional<Entry> KeerPad::decided(const Groups &groups)
{
    if (groups.exact.empty())
        return std::nullopt;
    // Two ways that cost the same leave the others different dice.
    const bool open = groups.exact.size() > 1 && cost(groups.exact[0]) == cost(groups.exact[1]);
    return open ? std::nullopt : std::optional(groups.exact.front());
}

bool KeerPad::leadsOn(const Groups &groups) const
{
    return !groups.exact.empty() || groups.further.any();
}

// ---- taps

void KeerPad::forgetChoice()
{
    m_colour = -1;
    m_number = -1;
    m_boxes = {};
    m_faces = {};
}

void KeerPad::takeUp(const Entry &entry)
{
    if (entry.kind == Kind::roll)
        std::copy_n(entry.faces.begin(), m_faces.size(), m_faces.begin());
    if (entry.kind == Kind::take) {
        m_colour = entry.die;
        m_number = entry.bonus;
    }
}

void KeerPad::forgetTaps()
{
    forgetChoice();
    forgetRefusal();
    show();
}

void KeerPad::setFace(int die, int face)
{
    if (later([this, die, face] { setFace(die, face); }))
        return;
    if (!beginTap() || die < 0 || die >= 2 * perKind || face < 1 || face > 6)
        return;
    if (!rolling())
        return refuse(whyNot({.kind = Kind::roll, .value = keer().dice()}));
    m_faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    Entry roll{.kind = Kind::roll, .value = keer().dice()};
    std::copy(m_faces.begin(), m_faces.end(), roll.faces.begin());
    bool whole = true;
    for (int first : {0, perKind}) {
        const auto begin = roll.faces.begin() + first;
        whole = whole && std::find(begin, begin + keer().dice(), 0) == begin + keer().dice();
        std::sort(begin, begin + keer().dice()); // the record has them in order
    }
    if (whole)
        make(roll);
    else
        show();
}

void KeerPad::tapColour(int die)
{
    if (later([this, die] { tapColour(die); }))
        return;
    if (!beginTap() || die < 0 || die >= keer().dice() ||
        keer().colours.at(static_cast<std::size_t>(die)) == 0)
        return;
    const int face = keer().colours[static_cast<std::size_t>(die)] - 1;
    if (m_colour == face) {
        m_colour = -1;
        m_boxes = {};
        return show();
    }
    if (!leadsOn(groups(face, -1, {})))
        return refuse(tr("No group of %1 can be crossed.").arg(dieWords(face, -1)),
                      rules::Rule::notReached);
    if (!leadsOn(groups(face, m_number, m_boxes)))
        m_boxes = {};
    if (!leadsOn(groups(face, m_number, m_boxes)))
        m_number = -1;
    m_colour = face;
    tapped();
}

void KeerPad::tapNumber(int die)
{
    if (later([this, die] { tapNumber(die); }))
        return;
    if (!beginTap() || die < 0 || die >= keer().dice() ||
        keer().numbers.at(static_cast<std::size_t>(die)) == 0)
        return;
    const int face = keer().numbers[static_cast<std::size_t>(die)];
    if (m_number == face) {
        m_number = -1;
        m_boxes = {};
        return show();
    }
    if (!leadsOn(groups(-1, face, {})))
        return refuse(tr("No group of %1 can be crossed.").arg(dieWords(-1, face)),
                      rules::Rule::notReached);
    if (!leadsOn(groups(m_colour, face, m_boxes)))
        m_boxes = {};
    if (!leadsOn(groups(m_colour, face, m_boxes)))
        m_colour = -1;
    m_number = face;
    tapped();
}

void KeerPad::tapBox(int box)
{
    if (later([this, box] { tapBox(box); }))
        return;
    if (!beginTap() || !keer::isBox(box))
        return;
    const Boxes one = Boxes::one(box);
    if (m_boxes.has(box)) {
        m_boxes = m_boxes.without(one);
        return show();
    }
    if (leadsOn(groups(m_colour, m_number, m_boxes | one)))
        m_boxes = m_boxes | one;
    else if (leadsOn(groups(m_colour, m_number, one)))
        m_boxes = one; // another place: begun anew there
    else
        return whyNotBox(box);
    tapped();
}

// What is one whole group and can't grow is crossed at once.
void KeerPad::tapped()
{
    const Groups now = groups();
    const std::optional<Entry> entry = decided(now);
    if (m_boxes.any() && entry && !now.further.any())
        make(*entry);
    else
        show();
}

Entry KeerPad::entryWith(const Boxes &boxes) const
{
    Entry entry{.kind = sheetEntry() ? Kind::mark : Kind::take,
                .seat = static_cast<std::uint8_t>(shownSeat()),
                .value = static_cast<std::uint8_t>(boxes.count())};
    std::size_t i = 0;
    keer::forEach(boxes, [&](int box) {
        if (i < entry.faces.size())
            entry.faces[i++] = static_cast<std::uint8_t>(box);
    });
    if (!sheetEntry()) {
        const int colour = keer::layout(keer().sheet).colourAt(boxes.first());
        entry.target = static_cast<std::uint8_t>(colour);
        entry.die = static_cast<std::uint8_t>(m_colour >= 0 ? m_colour : colour);
        entry.bonus = m_number >= 0 ? static_cast<std::uint8_t>(m_number) : entry.value;
        if (m_number >= 0 && m_number < keer::jokerNumber)
            entry.value = entry.bonus;
    }
    return entry;
}

void KeerPad::whyNotBox(int box)
{
    const keer::Seat &it = seat(shownSeat());
    const keer::Layout &layout = keer::layout(keer().sheet);
    const int colour = layout.colourAt(box);
    if (it.crossed.has(box))
        return refuse(tr("This box is crossed already."), rules::Rule::filled);
    if (!hasGroup(shownSeat()))
        return refuse(whyNot(entryWith(Boxes::one(box))));
    if (m_colour >= 0 && m_colour != keer::jokerColour && m_colour != colour)
        return refuse(tr("The die is %1, this box is %2.")
                          .arg(Words::colour(keer::colourNames[static_cast<std::size_t>(m_colour)]),
                               Words::colour(keer::colourNames[static_cast<std::size_t>(colour)])),
                      rules::Rule::wrongTile);
    const Groups alone = groups(m_colour, m_number, Boxes::one(box));
    if (leadsOn(alone))
        return refuse(tr("The boxes must hang together."), rules::Rule::notJoined);
    refuse(m_number > 0 && m_number < keer::jokerNumber
               ? tr("No group of %n with this box is free and in reach.", nullptr, m_number)
               : tr("No group with this box is free and in reach."),
           rules::Rule::notReached);
}

void KeerPad::tapGoal(int line)
{
    if (later([this, line] { tapGoal(line); }))
        return;
    if (mayStrike() && beginTap())
        make({.kind = Kind::strike, .target = static_cast<std::uint8_t>(line)});
}

void KeerPad::useMark()
{
    if (later([this] { useMark(); }))
        return;
    if (!beginTap())
        return;
    if (sheetEntry())
        make({.kind = Kind::use, .seat = static_cast<std::uint8_t>(shownSeat())});
    else
        refuse(tr("An exclamation mark is crossed off by itself when you use a joker."),
               rules::Rule::noJoker);
}

void KeerPad::endGame()
{
    if (later([this] { endGame(); }))
        return;
    if (beginTap())
        make({.kind = Kind::end});
}

void KeerPad::pass()
{
    if (later([this] { pass(); }))
        return;
    if (beginTap())
        make({.kind = Kind::pass, .seat = static_cast<std::uint8_t>(shownSeat())});
}

} // namespace foxpad::app
