// SPDX-License-Identifier: GPL-3.0-or-later
// What Keer op Keer shows: dice, lit boxes, seats, the button and the words.
#include "keer_pad.h"

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

QString capital(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

void KeerPad::showParts()
{
    showDice();
    m_hint = wordHint();
}

void KeerPad::showDice()
{
    std::vector<KeerDieRow> colours;
    std::vector<KeerDieRow> numbers;
    const bool away = keer().roll > keer::freeRolls && shownSeat() != keer().active();
    int goneColour = away ? keer().takenColour : 0;
    int goneNumber = away ? keer().takenNumber : 0;
    const bool mayTake = hasGroup(shownSeat()) && !playing();
    const QString taker = called(keer().active());
    for (std::size_t i = 0; i < keer().dice() && !sheetEntry(); ++i) {
        const int colour = keer().colours[i];
        const int number = keer().numbers[i];
        if (colour == 0)
            break;
        const auto row = [&](int &gone, int face) {
            KeerDieRow made;
            if (gone == face) {
                made.taker = taker;
                gone = -1;
            }
            return made;
        };
        KeerDieRow die = row(goneColour, colour);
        die.colour = Names::text(keer::colourNames[at(colour - 1)]);
        // Of two alike one is taken.
        die.chosen = m_colour == colour - 1 && die.taker.isEmpty() &&
                     std::ranges::none_of(colours, &KeerDieRow::chosen);
        die.ready = mayTake && die.taker.isEmpty() && leadsOn(groups(colour - 1, -1, {}));
        colours.push_back(die);
        die = row(goneNumber, number);
        die.colour = QStringLiteral("white");
        die.face = number;
        die.chosen = m_number == number && die.taker.isEmpty() &&
                     std::ranges::none_of(numbers, &KeerDieRow::chosen);
        die.ready = mayTake && die.taker.isEmpty() && leadsOn(groups(m_colour, number, {}));
        numbers.push_back(die);
    }
    m_colours.show(std::move(colours));
    m_numbers.show(std::move(numbers));
}

Highlights KeerPad::highlights() const
{
    Highlights shown;
    if (!isChosen())
        return shown;
    keer::forEach(m_boxes, [&](int box) { shown.chosen.push_back(box); });
    keer::forEach(groups().further, [&](int box) { shown.lit.push_back({.target = box}); });
    shown.dimOthers = true;
    return shown;
}

// ---- words

QString KeerPad::dieWords(int colour, int number) const
{
    const QString first = colour == keer::jokerColour ? tr("any colour")
                          : colour >= 0               ? Words::colour(keer::colourNames[at(colour)])
                                                      : QString();
    const QString second = number == keer::jokerNumber ? tr("any number")
                           : number > 0                ? QString::number(number)
                                                       : QString();
    return first.isEmpty() ? second : second.isEmpty() ? first : tr("%1 %2").arg(first, second);
}

// What a group would give once the roll is closed.
QString KeerPad::gainWords(const Entry &entry) const
{
    const keer::Layout &layout = keer::layout(keer().sheet);
    const keer::Boxes before = seat(shownSeat()).crossed;
    const keer::Boxes after = before | keer::boxesOf(entry);
    const keer::Goals full = keer::fullGoals(after, layout) & ~keer::fullGoals(before, layout);
    QStringList parts;
    for (int goal = 0; goal < keer::goalCount; ++goal) {
        if (!(full >> goal & 1))
            continue;
        const int points =
            (keer().gone >> goal & 1) ? keer::laterPoints[at(goal)] : keer::firstPoints[at(goal)];
        parts << (goal < keer::columnCount
                      ? tr("column %1 for %n point(s)", nullptr, points)
                            .arg(Names::text(keer::columnNames[at(goal)]))
                      : tr("%1 for %n point(s)", nullptr, points)
                            .arg(Words::colour(keer::colourNames[at(goal - keer::columnCount)])));
    }
    return Words::list(parts);
}

QString KeerPad::wordHint() const
{
    if (over())
        return {};
    if (isChosen()) {
        const Groups now = groups();
        const QString dice = capital(dieWords(m_colour, m_number));
        if (!now.exact.empty() && !decided(now))
            return tr("Tap the dice to pay with");
        if (const std::optional<Entry> entry = decided(now)) {
            const QString gain = gainWords(*entry);
            return gain.isEmpty() ? tr("A whole group; it may grow") : tr("Fills %1").arg(gain);
        }
        return m_boxes.any() ? tr("%n box(es) put in", nullptr, m_boxes.count())
                             : tr("%1: tap the boxes").arg(dice);
    }
    if (sheetEntry())
        return tr("Tap the boxes of a group");
    if (rolling())
        return tr("What did you roll?");
    if (seat(shownSeat()).did != keer::Did::nothing)
        return tr("Done for this roll");
    if (keer::mustWait(keer(), static_cast<std::uint8_t>(shownSeat())))
        return tr("%1 is choosing").arg(called(keer().active()));
    return hasGroup(shownSeat()) ? tr("Tap colour and number, or a box") : tr("Nothing fits");
}

// ---- seats

bool KeerPad::owes(int n) const
{
    if (over() || sheetEntry())
        return false;
    if (rolling())
        return n == keer().active();
    return seat(n).did == keer::Did::nothing && (n == keer().active() || hasGroup(n));
}

SeatRow KeerPad::seatRow(int n) const
{
    SeatRow row;
    if (over() || sheetEntry())
        return row;
    const bool active = n == keer().active();
    const keer::Did did = seat(n).did;
    if (keer().phase == keer::Phase::roll) {
        row.words = active ? tr("rolls") : tr("waits");
        row.dot = active ? SeatRow::Rolls : SeatRow::NoDot;
    } else if (did != keer::Did::nothing) {
        row.words = did == keer::Did::took ? tr("done") : tr("passed");
        row.dot = SeatRow::Done;
    } else if (active) {
        row.words = tr("owes");
        row.dot = SeatRow::Owes;
    } else if (keer::mustWait(keer(), static_cast<std::uint8_t>(n))) {
        row.words = tr("waits");
    } else {
        row.words = hasGroup(n) ? tr("may cross") : tr("none fits");
        row.dot = hasGroup(n) ? SeatRow::MayAdd : SeatRow::NoDot;
    }
    return row;
}

// ---- the button

KeerPad::Next KeerPad::whatIsNext() const
{
    if (over())
        return {tr("Tally"), tr("The game is over"), {}, true};
    if (rolling())
        return rollNext();
    if (m_boxes.any())
        return groupNext(groups());
    if (keer().phase == keer::Phase::mark)
        return {tr("Next roll"), tr("Close roll %1").arg(keer().roll), Entry{.kind = Kind::next},
                false};
    const int active = keer().active();
    if (keer().phase == keer::Phase::choose) {
        if (!hasGroup(active))
            return {tr("Pass"), tr("Nothing fits"),
                    Entry{.kind = Kind::pass, .seat = keer().active()}, false, active};
        if (shownSeat() == active && !isChosen())
            return {tr("Pass"),
                    tr("or cross boxes"),
                    Entry{.kind = Kind::pass, .seat = keer().active()},
                    false,
                    active,
                    true};
        return {tr("Next"), tr("%1 crosses or passes").arg(called(active)), {}, false, active};
    }
    return shareNext();
}

KeerPad::Next KeerPad::rollNext() const
{
    int missing = 0;
    for (std::size_t i = 0; i < keer().dice(); ++i)
        missing +=
            static_cast<int>(m_faces[i] == 0) + static_cast<int>(m_faces[keer::mostDice + i] == 0);
    return {tr("Next"), tr("%n dice missing", nullptr, missing), {}, false, keer().active()};
}

KeerPad::Next KeerPad::groupNext(const Groups &groups) const
{
    const std::optional<Entry> entry = decided(groups);
    if (!entry && !groups.exact.empty())
        return {tr("Next"), tr("Tap the dice to pay with"), {}, false};
    if (!entry) {
        const int more =
            m_number > 0 && m_number < keer::jokerNumber ? m_number - m_boxes.count() : 0;
        return {tr("Next"),
                more > 0 ? tr("%n box(es) more", nullptr, more) : tr("More boxes"),
                {},
                false};
    }
    const QString gain = gainWords(*entry);
    return {tr("Cross %n box(es)", nullptr, m_boxes.count()),
            !gain.isEmpty() ? gain
            : sheetEntry()  ? QString()
                            : tr("with %1").arg(dieWords(entry->die, entry->bonus)),
            entry, false};
}

KeerPad::Next KeerPad::shareNext() const
{
    QStringList idle;
    for (int n = 0; n < keer().seatCount; ++n)
        if (owes(n))
            idle << called(n);
    const Entry entry{.kind = Kind::next};
    State after = state();
    rulesGame().apply(after, entry);
    const keer::State &then = std::get<keer::State>(after);
    const QString words = !idle.isEmpty() ? tr("%1 may still cross").arg(Names::list(idle))
                          : then.phase == keer::Phase::over
                              ? tr("That was the last roll")
                              : tr("%1 rolls").arg(called(then.active()));
    return {tr("Next"), words, entry, false};
}

} // namespace foxpad::app
