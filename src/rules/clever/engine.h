// SPDX-License-Identifier: GPL-3.0-or-later
// A Clever game behind the door that every game has.
#pragma once

#include "../game.h"
#include "../standing.h"
#include "chain.h"
#include "words.h"

#include <algorithm>

namespace foxpad::rules::clever {

template <const Sheet &sheet>
class Engine final : public Game {
    using M = Marks<sheet>;
    using R = Reach<sheet>;
    using T = Turn<sheet>;

public:
    std::string_view id() const override { return sheet.id; }
    int maxSeats() const override { return mostSeats; }
    std::span<const std::string_view> sheets() const override { return {}; }
    std::span<const int> bands() const override { return sheet.bands; }

    const Sheet *cleverSheet() const override { return &sheet; }

    rules::State start(const Setup &setup) const override
    {
        State state;
        state.seatCount = setup.seats;
        state.table = setup.table;
        state.sheetEntry = setup.sheetEntry;
        state.rounds = sheet.rounds[setup.table - std::size_t{1}];
        for (std::size_t i = 0; i < state.seatCount; ++i)
            state.seats[i].crossed = M::plan.printed;
        if (setup.sheetEntry)
            state.phase = Phase::mark;
        else
            T::startTurn(state);
        T::startRound(state);
        return state;
    }

    void legal(const rules::State &state, EntryList &out) const override
    {
        Legal<sheet>::list(*std::get_if<State>(&state), out);
    }

    Refusal apply(rules::State &state, const Entry &entry) const override
    {
        return Gate<sheet>::apply(*std::get_if<State>(&state), entry);
    }

    std::vector<rules::State> chain(const rules::State &before, const Entry &entry) const override
    {
        const std::vector<State> states = Chain<sheet>::states(*std::get_if<State>(&before), entry);
        return {states.begin(), states.end()};
    }

    Entry thrown(const Entry &due, std::span<const std::uint8_t, 6> faces) const override
    {
        Entry entry = due;
        for (std::size_t die = 0; die < dieCount; ++die)
            entry.faces[die] = static_cast<std::uint8_t>(faces[die] * (due.die >> die & 1));
        return entry;
    }

    bool over(const rules::State &state) const override
    {
        return std::get_if<State>(&state)->phase == Phase::over;
    }

    std::string write(const Entry &entry) const override { return Words<sheet>::write(entry); }
    Refusal read(std::string_view line, Entry &out) const override
    {
        return Words<sheet>::read(line, out);
    }

    Report report(const rules::State &any) const override
    {
        static constexpr std::string_view phases[] = {"roll",  "choose", "serve",
                                                      "share", "mark",   "over"};
        const State &state = *std::get_if<State>(&any);
        Report report;
        report.over = state.phase == Phase::over;
        report.round = state.round + 1;
        report.rounds = state.rounds;
        report.phase = phases[static_cast<std::size_t>(state.phase)];
        if (!state.sheetEntry) {
            report.roll = state.roll;
            if (!state.soloPassive)
                report.active = state.active + 1;
        }
        reportDice(state, report);
        for (std::size_t i = 0; i < state.seatCount; ++i)
            report.seats.push_back(reportSeat(state.seats[i]));
        if (report.over)
            judge(report, state.table, "best-area", [](const Report::Seat &seat) {
                return std::ranges::max(seat.areas, {}, &Report::Score::points).points;
            });
        return report;
    }

private:
    static void reportDice(const State &state, Report &report)
    {
        for (std::size_t i = 0; i < dieCount; ++i) {
            const int die = static_cast<int>(i);
            Report::Die shown{sheet.dice[i], std::nullopt, "none"};
            if (state.faces[i]) {
                shown.value = state.faces[i];
                shown.at = R::has(state.hand, die)   ? "hand"
                           : R::has(state.tray, die) ? "tray"
                                                     : "field";
            }
            report.dice.push_back(shown);
        }
    }

    static Report::Seat reportSeat(const Seat &seat)
    {
        Report::Seat report;
        int lowest = 0;
        for (int area = 0; area < dieCount - 1; ++area) {
            const int points = M::scoreArea(seat, area);
            report.areas.push_back({sheet.areas[static_cast<std::size_t>(area)].name, points});
            report.total += points;
            lowest = area == 0 ? points : std::min(lowest, points);
        }
        report.foxes = seat.foxes;
        report.foxPoints = seat.foxes * lowest;
        report.total += report.foxPoints;
        for (std::size_t track = 0; track < sheet.tracks.size(); ++track)
            report.actions.push_back(
                {sheet.tracks[track].name, seat.unlocked[track], seat.used[track]});
        for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind)
            for (int i = 0; i < M::pendingOf(seat, kind); ++i)
                report.pending.push_back(sheet.kinds[static_cast<std::size_t>(kind)].name);
        std::ranges::sort(report.pending);
        reportBoxes(seat, report);
        return report;
    }

    static void reportBoxes(const Seat &seat, Report::Seat &report)
    {
        for (Targets rest = seat.crossed & ~M::plan.printed; rest; rest &= rest - 1) {
            const int target = std::countr_zero(rest);
            const auto areaAt = M::plan.areaOf[static_cast<std::size_t>(target)];
            const Area &area = sheet.areas[areaAt];
            const auto piece = static_cast<std::size_t>(target - M::plan.first[areaAt]);
            if (area.grid->naming == Naming::number) {
                report.boxes.push_back({Words<sheet>::targetName(target), 0});
                continue;
            }
            for (std::uint64_t boxes = area.grid->pieces[piece].boxes; boxes; boxes &= boxes - 1)
                report.boxes.push_back(
                    {std::string(area.name) + '.' +
                         Words<sheet>::place(*area.grid, std::countr_zero(boxes)),
                     0});
        }
        for (int target = 0; target < M::plan.targetCount; ++target) {
            const int n = M::plan.laneOf[static_cast<std::size_t>(target)];
            if (n < 0)
                continue;
            const auto at = static_cast<std::size_t>(n);
            for (std::size_t field = 0; field < seat.filled[at]; ++field) {
                const auto start = static_cast<std::size_t>(M::plan.laneStart[at]);
                report.boxes.push_back(
                    {Words<sheet>::targetName(target) + '.' + std::to_string(field + 1),
                     M::lane(n).writesNumber() ? seat.written[start + field] : 0});
            }
        }
    }
};

} // namespace foxpad::rules::clever
