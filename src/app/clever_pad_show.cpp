// SPDX-License-Identifier: GPL-3.0-or-later
// What a Clever game shows: dice, roll grid, actions, bonuses, lit boxes.
#include "clever_pad.h"

#include "names.h"
#include "words.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace foxpad::app {

using namespace rules;

namespace {

std::size_t at(int n)
{
    return static_cast<std::size_t>(n);
}

bool has(unsigned dice, int die)
{
    return (dice >> die & 1U) != 0;
}

} // namespace

QStringList CleverPad::dieColours() const
{
    QStringList names;
    if (match().game())
        for (const std::string_view name : table().dice)
            names << Names::text(name);
    return names;
}

void CleverPad::showParts()
{
    chooseBonus();
    showDice();
    showRollGrid();
    showActions();
    showChips();
    showValues();
    m_hint = wordHint();
    tellGains();
}

// What the seat has now and had not when it was drawn before.
void CleverPad::tellGains()
{
    const Seat &is = shown().seats[at(shownSeat())];
    const std::optional<Seat> was = std::exchange(m_drawn, is);
    if (std::exchange(m_drawnSeat, shownSeat()) != shownSeat() || !was)
        return;
    for (int area = 0; area < clever::dieCount - 1; ++area) {
        const std::uint64_t fresh = m_places->filled(is, area) & ~m_places->filled(*was, area);
        if (!fresh)
            continue;
        const int box = std::countr_zero(fresh);
        for (std::size_t track = 0; track < table().tracks.size(); ++track)
            if (is.unlocked[track] > was->unlocked[track])
                Q_EMIT gained(Names::text(table().tracks[track].name), area, box);
        if (is.foxes > was->foxes)
            Q_EMIT gained(QStringLiteral("fox"), area, box);
        return;
    }
}

// ---- dice

void CleverPad::showDice()
{
    std::vector<DieRow> rows;
    int inHand = 0;
    int onTray = 0;
    const std::vector<int> fields = fieldOrder();
    for (int die = 0; die < clever::dieCount; ++die) {
        DieRow row = dieRow(die);
        if (row.place == DiceModel::Hand)
            row.slot = inHand++;
        else if (row.place == DiceModel::Tray)
            row.slot = onTray++;
        else if (row.place == DiceModel::Field)
            row.slot = static_cast<int>(std::ranges::find(fields, die) - fields.begin());
        rows.push_back(std::move(row));
    }
    // What can't be taken steps back behind what can.
    const bool choosing = shown().phase == clever::Phase::choose;
    const bool some = std::ranges::any_of(rows, &DieRow::enterable);
    for (DieRow &row : rows)
        row.dimmed = !row.enterable && !row.chosen && (some || choosing) &&
                     (!choosing || row.place == DiceModel::Hand || m_choice.target >= 0);
    m_dice.show(std::move(rows));
}

// The dice on the fields, first to last. A state knows only which; the record has the order.
std::vector<int> CleverPad::fieldOrder() const
{
    std::vector<int> dice;
    const clever::State &state = shown();
    const auto log = match().log().first(entriesShown());
    std::size_t from = log.size();
    while (from > 0 && log[from - 1].kind != Kind::next)
        --from;
    if (!state.soloPassive)
        for (const Entry &entry : log.subspan(from))
            if (entry.kind == Kind::pick && entry.seat == state.active)
                dice.push_back(entry.die);
    for (int die = 0; die < clever::dieCount; ++die)
        if (has(state.field, die) && std::ranges::find(dice, die) == dice.end())
            dice.push_back(die);
    return dice;
}

DieRow CleverPad::dieRow(int die) const
{
    const clever::State &state = shown();
    const bool due = state.phase == clever::Phase::roll;
    DieRow row;
    row.colour = Names::text(table().dice[at(die)]);
    row.face = state.faces[at(die)];
    row.place = has(state.hand, die)    ? DiceModel::Hand
                : has(state.field, die) ? DiceModel::Field
                : has(state.tray, die)  ? DiceModel::Tray
                                        : DiceModel::Nowhere;
    if (due && row.place == DiceModel::Hand)
        row.face = m_faces[at(die)];
    const bool extras = !hasLegal(Kind::pick, shownSeat());
    const Choice with = choiceWith(die, m_choice.target);
    const bool possible = std::ranges::any_of(legal(), [&](const Entry &entry) {
        return usesDie(entry) && entry.seat == shownSeat() && entry.die == die;
    });
    row.enterable = serving() ? row.place == DiceModel::Hand
                    : m_choice.target >= 0
                        ? leadsOn(with)
                        : possible && (!extras || m_extraShown || m_choice.die >= 0);
    row.chosen = m_choice.die == die || has(m_choice.serve.die, die);
    const bool white = die == clever::white;
    if (m_choice.die >= 0 && (die == m_choice.die || white || m_choice.die == clever::white)) {
        const bool own = die == m_choice.die || white || die == m_places->pairDie();
        row.polish = !own ? 0 : white ? m_choice.polishWhite : m_choice.polishColour;
        row.mayRise = own && (row.polish < 0 || polishLeads(die, row.polish + 1));
        row.mayFall = own && (row.polish > 0 || polishLeads(die, row.polish - 1));
    }
    return row;
}

void CleverPad::showRollGrid()
{
    std::vector<RollRow> rows;
    if (const auto due = std::ranges::find(legal(), Kind::roll, &Entry::kind); due != legal().end())
        for (int die = 0; die < clever::dieCount; ++die)
            if (has(due->die, die))
                rows.push_back({Names::text(table().dice[at(die)]), die, m_faces[at(die)]});
    m_rollGrid.show(std::move(rows));
}

// ---- actions and bonuses

void CleverPad::showActions()
{
    std::vector<ActionRow> rows;
    const auto seatNumber = static_cast<std::uint8_t>(shownSeat());
    const Seat &seat = shown().seats[seatNumber];
    for (std::size_t track = 0; track < table().tracks.size(); ++track) {
        const int number = static_cast<int>(track);
        ActionRow row;
        row.track = Names::text(table().tracks[track].name);
        row.left = seat.unlocked[track] - seat.used[track];
        row.ready = std::ranges::any_of(legal(), [&](const Entry &entry) {
            return entry.seat == seatNumber &&
                   ((entry.kind == Kind::use && entry.die == track) ||
                    (entry.kind == Kind::reroll && number == clever::rerollTrack) ||
                    (entry.kind == Kind::extra && number == clever::extraTrack) ||
                    (number == clever::polishTrack &&
                     (entry.polishWhite != 0 || entry.polishColour != 0)));
        });
        row.chosen = number == clever::extraTrack && m_extraShown;
        rows.push_back(std::move(row));
    }
    m_actions.show(std::move(rows));
}

void CleverPad::showChips()
{
    std::vector<ChipRow> rows;
    const Seat &seat = shown().seats[at(shownSeat())];
    for (std::size_t kind = 0; !playing() && kind < table().kinds.size(); ++kind) {
        const int count = static_cast<int>(seat.pending >> (4 * kind) & 15U);
        if (count == 0)
            continue;
        const std::string_view name = table().kinds[kind].name;
        rows.push_back({Names::text(name), Words::bonusTask(name), count,
                        m_choice.bonus == static_cast<int>(kind)});
    }
    m_chips.show(std::move(rows));
}

void CleverPad::showValues()
{
    m_values.clear();
    const bool asked = bonusWaits(shownSeat()) || (sheetEntry() && m_choice.target >= 0);
    if (!asked || playing())
        return;
    Choice open = m_choice;
    open.value = 0;
    for (const Entry &entry : allowed(legal(), shownSeat(), open))
        if (entry.value != 0 && !m_values.contains(entry.value))
            m_values << entry.value;
    std::ranges::sort(m_values);
}

int CleverPad::valueSet() const
{
    int set = 0;
    for (const int value : m_values)
        set |= 1 << value;
    return set;
}

QString CleverPad::valueColour() const
{
    if (m_choice.target >= 0)
        return Names::text(table().areas[at(m_places->areaOf(m_choice.target))].name);
    if (m_choice.bonus >= 0)
        if (const unsigned areas = table().kinds[at(m_choice.bonus)].areas;
            std::has_single_bit(areas))
            return Names::text(table().areas[at(std::countr_zero(areas))].name);
    return QStringLiteral("white");
}

// ---- the sheet

Highlights CleverPad::highlights() const
{
    Highlights shown;
    if (!m_choice.isSomething() && !bonusWaits(shownSeat()))
        return shown;
    shown.dimOthers = true;
    for (const Entry &entry : allowedNow()) {
        const auto same = std::ranges::find(shown.lit, int{entry.target}, &Highlights::Lit::target);
        if (same != shown.lit.end()) {
            if (entry.kind == Kind::bonus || entry.kind == Kind::mark)
                same->value = Highlights::Lit::open;
            continue;
        }
        State after = state();
        rulesGame().apply(after, entry);
        const std::vector<int> boxes = m_places->boxesOf(seat(), entry.target);
        const Seat &then = std::get<clever::State>(after).seats[entry.seat];
        shown.lit.push_back(
            {entry.target, m_places->written(then, m_places->areaOf(entry.target), boxes.front())});
    }
    return shown;
}

void CleverPad::holdBox(int area, int box)
{
    const int target = match().game() ? sheet()->targetAt(area, box) : -1;
    if (target < 0 || playing() || !mayTap())
        return;
    const std::vector<Entry> entries =
        allowed(legal(), shownSeat(), choiceWith(m_choice.die, target));
    if (entries.empty())
        return;
    const std::vector<State> steps = rulesGame().chain(state(), entries.front());
    std::vector<ChipRow> rows;
    const State *before = &state();
    for (const State &after : steps) {
        addLinks(*before, after, rows);
        before = &after;
    }
    m_chain.show(std::move(rows));
}

// What one step of a chain fills and gives.
void CleverPad::addLinks(const State &before, const State &after, std::vector<ChipRow> &rows) const
{
    const Seat &was = std::get<clever::State>(before).seats[at(shownSeat())];
    const Seat &is = std::get<clever::State>(after).seats[at(shownSeat())];
    for (int area = 0; area < clever::dieCount - 1; ++area) {
        const std::uint64_t fresh = m_places->filled(is, area) & ~m_places->filled(was, area);
        if (!fresh)
            continue;
        const std::string_view name = table().areas[at(area)].name;
        const int number = m_places->written(is, area, std::countr_zero(fresh));
        const QString mark = number ? QString::number(number) : QStringLiteral("x");
        rows.push_back(
            {Names::text(name) + u'-' + mark,
             number ? Words::die(name, number) : tr("%1 cross").arg(Words::colour(name))});
    }
    for (std::size_t track = 0; track < table().tracks.size(); ++track)
        if (const int more = is.unlocked[track] - was.unlocked[track]; more > 0)
            rows.push_back({Names::text(table().tracks[track].name),
                            Words::action(table().tracks[track].name, more), more});
    if (is.foxes > was.foxes)
        rows.push_back({QStringLiteral("fox"), tr("a fox"), is.foxes - was.foxes});
    for (std::size_t kind = 0; kind < table().kinds.size(); ++kind)
        if ((is.pending >> (4 * kind) & 15U) > (was.pending >> (4 * kind) & 15U))
            rows.push_back({Names::text(table().kinds[kind].name),
                            tr("then choose: %1").arg(Words::bonus(table().kinds[kind].name))});
}

void CleverPad::releaseBox()
{
    m_chain.show({});
}

} // namespace foxpad::app
