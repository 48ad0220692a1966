// SPDX-License-Identifier: GPL-3.0-or-later
// What a Clever game says: who owes what, what the button does, what can be done now.
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

} // namespace

// ---- seats

bool CleverPad::owes(int seat) const
{
    if (bonusWaits(seat))
        return true;
    if (sheetEntry() || over())
        return false;
    const bool rolls = clever().soloPassive || clever().active == seat;
    return hasLegal(Kind::pick, seat) || (rolls && (hasLegal(Kind::roll) || serving())) ||
           (rolls && clever().phase == clever::Phase::choose);
}

int CleverPad::firstOwing() const
{
    const int count = clever().seatCount;
    for (int i = 0; i < count; ++i)
        if (const int seat = (clever().active + i) % count; owes(seat))
            return seat;
    return -1;
}

SeatRow CleverPad::seatRow(int seat) const
{
    SeatRow row;
    row.words = seatWords(seat, row.dot);
    return row;
}

QString CleverPad::seatWords(int seat, SeatRow::Dot &dot) const
{
    const clever::State &state = clever();
    const bool rolls = state.soloPassive || state.active == seat;
    if (over()) {
        dot = SeatRow::Done;
        return tr("done");
    }
    if (bonusWaits(seat)) {
        dot = SeatRow::Owes;
        return seat == shownSeat() ? tr("owes %1").arg(debtOf(seat)) : tr("owes a bonus");
    }
    if (sheetEntry())
        return {};
    if (state.phase == clever::Phase::roll || state.phase == clever::Phase::choose) {
        if (!rolls)
            return state.tray && state.seatCount < 4 ? tr("then a tray die") : tr("waits");
        dot = SeatRow::Rolls;
        return state.phase == clever::Phase::roll
                   ? tr("rolls · %1 of %2").arg(state.roll).arg(clever::lastRoll)
               : hasLegal(Kind::pick, seat) ? tr("owes 1 entry")
                                            : tr("must pass");
    }
    if (hasLegal(Kind::pick, seat) || state.phase == clever::Phase::serve) {
        dot = SeatRow::Owes;
        return tr("owes a die");
    }
    if (hasLegal(Kind::extra, seat)) {
        dot = SeatRow::MayAdd;
        return tr("may add one");
    }
    dot = SeatRow::Done;
    return tr("done");
}

// The bonuses a seat owes.
QString CleverPad::debtOf(int seat) const
{
    const std::uint32_t pending = clever().seats[at(seat)].pending;
    QStringList names;
    int count = 0;
    for (std::size_t kind = 0; kind < table().kinds.size(); ++kind)
        if (const int more = static_cast<int>(pending >> (4 * kind) & 15U)) {
            names << Words::bonus(table().kinds[kind].name);
            count += more;
        }
    return count > 1 ? tr("%n bonuses", nullptr, count) : names.value(0);
}

// ---- the button

CleverPad::Next CleverPad::whatIsNext() const
{
    if (over())
        return {tr("Tally"), tr("The game is over"), {}, true};
    // What the seat on the screen owes comes first.
    const int seat = owes(shownSeat()) ? shownSeat() : firstOwing();
    if (seat >= 0 && bonusWaits(seat))
        return {clever().phase == clever::Phase::roll && clever().roll > 1 ? tr("Roll again")
                                                                           : tr("Next"),
                tr("%1 owes: %2").arg(called(seat), debtOf(seat)),
                {},
                false,
                seat};
    switch (clever().phase) {
    case clever::Phase::roll:
        return rollNext();
    case clever::Phase::choose:
        return chooseNext();
    case clever::Phase::serve:
        return {tr("Next"), tr("Tap the closest dice"), {}, false};
    case clever::Phase::share:
        return shareNext();
    default:
        return markNext();
    }
}

CleverPad::Next CleverPad::rollNext() const
{
    QStringList missing;
    for (int die = 0; die < clever::dieCount; ++die)
        if ((clever().hand >> die & 1) && m_faces[at(die)] == 0)
            missing << Words::colour(table().dice[at(die)]);
    const int count = static_cast<int>(missing.size());
    return {clever().roll > 1 ? tr("Roll again") : tr("Next"),
            count == 1  ? tr("One die missing: %1").arg(missing.first())
            : count > 3 ? tr("%n dice missing", nullptr, count)
                        : tr("%n dice missing: %1", nullptr, count).arg(Words::list(missing)),
            {},
            false,
            clever().active};
}

Entry CleverPad::passOf(int seat)
{
    return {.kind = Kind::pass, .seat = static_cast<std::uint8_t>(seat)};
}

CleverPad::Next CleverPad::chooseNext() const
{
    const int seat = clever().active;
    const QString name = called(seat);
    if (!hasLegal(Kind::pick, seat))
        return {tr("Pass"), tr("Nothing fits: the roll is lost"), passOf(seat), false, seat};
    if (m_choice.die >= 0)
        return {tr("Next"),
                tr("%1 owes: enter the %2")
                    .arg(name, Words::die(table().dice[at(m_choice.die)],
                                          clever().faces[at(m_choice.die)])),
                {},
                false,
                seat};
    if (hasLegal(Kind::pass, seat) && seat == shownSeat())
        return {tr("Pass"), tr("or choose a die"), passOf(seat), false, seat, true};
    return {tr("Next"), tr("%1 owes: choose a die").arg(name), {}, false, seat};
}

CleverPad::Next CleverPad::shareNext() const
{
    const int owing = owes(shownSeat()) ? shownSeat() : firstOwing();
    if (owing >= 0) {
        const QString debt = tr("%1 owes: a die from the tray").arg(called(owing));
        if (owing == shownSeat() && m_choice.die < 0 && hasLegal(Kind::pass, owing))
            return {tr("Decline"), debt, passOf(owing), false, owing, true};
        return {tr("Next"), debt, {}, false, owing};
    }
    const Entry entry{.kind = Kind::next};
    State after = state();
    rulesGame().apply(after, entry);
    const clever::State &then = std::get<clever::State>(after);
    QString words = then.phase == clever::Phase::over ? tr("That was the last turn")
                    : then.soloPassive                ? tr("Roll for the tray")
                    : then.round != clever().round
                        ? tr("Round %1: %2 rolls").arg(then.round + 1).arg(called(then.active))
                        : tr("%1 rolls").arg(called(then.active));
    for (int seat = 0; seat < clever().seatCount; ++seat)
        if (hasLegal(Kind::extra, seat)) {
            words = tr("%1 may still add a die").arg(called(seat));
            break;
        }
    return {tr("Next"), words, entry, false};
}

CleverPad::Next CleverPad::markNext() const
{
    const bool last = clever().round + 1 == clever().rounds;
    return {last ? tr("End the game") : tr("Next round"),
            tr("Round %1 of %2").arg(clever().round + 1).arg(clever().rounds),
            Entry{.kind = Kind::next}, false};
}

// ---- what can be done now

QString CleverPad::wordHint() const
{
    if (m_choice.die >= 0) {
        QString die = Words::die(table().dice[at(m_choice.die)],
                                 m_dice.row(m_choice.die).face + m_dice.row(m_choice.die).polish);
        die[0] = die[0].toUpper();
        const int boxes = static_cast<int>(allowedNow().size());
        return boxes == 0   ? tr("%1: nothing fits yet, polish it").arg(die)
               : boxes == 1 ? tr("%1: one box fits, tap again to enter").arg(die)
                            : tr("%1: %n boxes fit", nullptr, boxes).arg(die);
    }
    if (m_choice.target >= 0)
        return sheetEntry() || bonusWaits(shownSeat()) ? tr("Choose the number")
                                                       : tr("Choose the die for this box");
    if (serving())
        return tr("Equal dice: tap those that lie closest to the tray");
    if (sheetEntry() || over() || bonusWaits(shownSeat()))
        return {};
    const bool rolls = clever().soloPassive || clever().active == shownSeat();
    if (clever().phase == clever::Phase::choose)
        return !rolls ? tr("%1 is choosing").arg(called(clever().active))
               : hasLegal(Kind::pick, shownSeat()) ? tr("Choose a die or a box")
                                                   : tr("Nothing fits");
    if (clever().phase == clever::Phase::roll)
        return rolls ? tr("Tap in what you rolled")
                     : tr("%1 is rolling").arg(called(clever().active));
    if (clever().phase != clever::Phase::share)
        return {};
    if (hasLegal(Kind::pick, shownSeat()))
        return tr("Choose a die from the tray");
    return hasLegal(Kind::extra, shownSeat()) ? tr("An extra die may be added")
                                              : tr("Nothing more to do");
}

} // namespace foxpad::app
