// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer behind the door that every game has.
#include "../game.h"
#include "../standing.h"
#include "gate.h"
#include "words.h"

#include <algorithm>

namespace foxpad::rules::keer {
namespace {

constexpr int bandFloors[] = {41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0};

class KeerOpKeer final : public Game {
public:
    std::string_view id() const override { return "keer-op-keer"; }
    int maxSeats() const override { return mostSeats; }
    std::span<const std::string_view> sheets() const override { return sheetNames(); }
    std::span<const int> bands() const override { return bandFloors; }

    rules::State start(const Setup &setup) const override
    {
        State state;
        state.seatCount = setup.seats;
        state.table = setup.table;
        state.sheet = setup.sheet;
        state.sheetEntry = setup.sheetEntry;
        state.phase = setup.sheetEntry ? Phase::mark : Phase::roll;
        return state;
    }

    void legal(const rules::State &any, EntryList &out) const override
    {
        const State &state = *std::get_if<State>(&any);
        list(state, m_groups[state.sheet], out);
    }

    Refusal apply(rules::State &any, const Entry &entry) const override
    {
        State &state = *std::get_if<State>(&any);
        if (Refusal refusal = check(state, entry))
            return refusal;
        make(state, entry);
        return {};
    }

    Entry thrown(const Entry &due, std::span<const std::uint8_t, 6> faces) const override
    {
        Entry entry = due;
        for (std::size_t i = 0; i < due.value; ++i) {
            entry.faces[i] = faces[i];
            entry.faces[mostDice + i] = faces[mostDice + i];
        }
        std::sort(entry.faces.begin(), entry.faces.begin() + due.value);
        std::sort(entry.faces.begin() + mostDice, entry.faces.begin() + mostDice + due.value);
        return entry;
    }

    bool over(const rules::State &state) const override
    {
        return std::get_if<State>(&state)->phase == Phase::over;
    }

    std::string write(const Entry &entry) const override { return keer::write(entry); }
    Refusal read(std::string_view line, Entry &out) const override { return keer::read(line, out); }

    Report report(const rules::State &any) const override;

private:
    static Report::Seat reportSeat(const Seat &seat, const Layout &layout);
    static void reportDice(const State &state, Report &report);

    std::array<Groups, sheetCount> m_groups{Groups(layout(0)), Groups(layout(1)), Groups(layout(2)),
                                            Groups(layout(3)), Groups(layout(4)), Groups(layout(5)),
                                            Groups(layout(6))};
};

std::string_view goalName(std::size_t goal)
{
    return goal < columnCount ? columnNames[goal] : colourNames[goal - columnCount];
}

int sum(const std::vector<Report::Score> &scores)
{
    int points = 0;
    for (const Report::Score &score : scores)
        points += score.points;
    return points;
}

Report::Seat KeerOpKeer::reportSeat(const Seat &seat, const Layout &layout)
{
    std::vector<Report::Score> columns;
    std::vector<Report::Score> colours;
    for (std::size_t goal = 0; goal < goalCount; ++goal) {
        std::vector<Report::Score> &scores = goal < columnCount ? columns : colours;
        if (seat.first >> goal & 1)
            scores.push_back({goalName(goal), firstPoints[goal]});
        else if (seat.later >> goal & 1)
            scores.push_back({goalName(goal), laterPoints[goal]});
    }
    Report::Seat shown;
    shown.areas = {{"colours", sum(colours)},
                   {"columns", sum(columns)},
                   {"marks", mostMarks - seat.used},
                   {"stars", starPoints * layout.stars.without(seat.crossed).count()}};
    shown.total = sum(shown.areas);
    shown.actions = {{"joker", mostMarks, seat.used}};
    forEach(seat.crossed, [&](int box) { shown.boxes.push_back({boxName(box), 0}); });
    shown.columns = std::move(columns);
    shown.colours = std::move(colours);
    return shown;
}

void KeerOpKeer::reportDice(const State &state, Report &report)
{
    report.colourFaces.emplace();
    for (std::size_t i = 0; i < mostDice; ++i) {
        if (state.colours[i] == 0)
            continue;
        report.colourFaces->push_back(colourNames[state.colours[i] - std::size_t{1}]);
        report.numberFaces.push_back(state.numbers[i]);
    }
}

Report KeerOpKeer::report(const rules::State &any) const
{
    static constexpr std::string_view phases[] = {"roll", "choose", "share", "mark", "over"};
    const State &state = *std::get_if<State>(&any);
    Report report;
    report.over = state.phase == Phase::over;
    report.round = static_cast<int>(state.roll);
    if (state.solo())
        report.rounds = soloRolls;
    report.phase = phases[static_cast<std::size_t>(state.phase)];
    if (!state.sheetEntry) {
        report.roll = report.round;
        report.active = state.active() + 1;
    }
    reportDice(state, report);
    for (std::size_t i = 0; i < state.seatCount; ++i)
        report.seats.push_back(reportSeat(state.seats[i], layout(state.sheet)));
    if (report.over)
        judge(report, state.table, "marks",
              [](const Report::Seat &seat) { return seat.areas[2].points; });
    return report;
}

} // namespace

const Game &keerOpKeer()
{
    static const KeerOpKeer game;
    return game;
}

} // namespace foxpad::rules::keer
