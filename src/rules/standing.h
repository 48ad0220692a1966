// SPDX-License-Identifier: GPL-3.0-or-later
// Who won, and why: the same for every game but for what breaks a tie.
#pragma once

#include "game.h"

namespace foxpad::rules {

// Names the winners of a finished game. `second` gives what decides a tie on points; `secondName`
// is the word for it. With people at the table who keep their own pads, no winner is named.
template <typename Second>
void judge(Report &report, int table, std::string_view secondName, Second second)
{
    if (table > static_cast<int>(report.seats.size()))
        return;
    if (table == 1) {
        report.winners = {1};
        report.decidedBy = "solo";
        return;
    }
    int points = report.seats[0].total;
    for (const Report::Seat &seat : report.seats)
        points = points < seat.total ? seat.total : points;
    int tied = 0;
    int best = 0;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const Report::Seat &seat = report.seats[i];
        if (seat.total != points)
            continue;
        const int value = second(seat);
        if (++tied == 1 || value > best) {
            best = value;
            report.winners.clear();
        }
        if (value == best)
            report.winners.push_back(static_cast<int>(i) + 1);
    }
    report.decidedBy = tied == 1 ? "points" : report.winners.size() == 1 ? secondName : "shared";
}

} // namespace foxpad::rules
