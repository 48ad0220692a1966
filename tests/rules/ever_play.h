// SPDX-License-Identifier: GPL-3.0-or-later
// Clever 4Ever for tests: marks straight onto the sheet.
#pragma once

#include "play.h"

namespace play {

inline Pad onPaper(int players = 1)
{
    return Pad(players, "sheet", {}, "clever-4ever");
}

// Takes each line and uses up no bonus; "ok", or the first that is refused.
inline QByteArray marks(Pad &pad, const std::vector<const char *> &targets)
{
    for (const char *target : targets)
        if (const QByteArray said = pad.add(std::string("1 mark ") + target); said != "ok")
            return QByteArray(target) + ": " + said;
    return "ok";
}

// All groups, in an order in which each touches one before it.
inline constexpr const char *greyOrder[] = {"1",  "9", "2", "16", "3", "12", "10", "13", "4",
                                            "14", "5", "6", "15", "7", "11", "8",  "17"};

// Puts every pending bonus of seat 1 where it does least.
inline QByteArray calm(Pad &pad)
{
    for (int i = 0; i < 9 && pad.pending(1) != ""; ++i)
        for (const char *line : {"1 bonus ?green green.top 1", "1 bonus ?pink pink 1",
                                 "1 bonus ?yellow yellow.bottom 1", "1 bonus ?blue blue.1.2",
                                 "1 bonus ?blue blue.2.3"})
            pad.add(line);
    return pad.pending(1);
}

} // namespace play
