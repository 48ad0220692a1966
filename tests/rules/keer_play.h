// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer for tests: boxes by name, and a pad that crosses many of them.
#pragma once

#include "play.h"
#include "rules/keer/sheets.h"

#include <set>

namespace play {

namespace keer = foxpad::rules::keer;

// A box by its column from A and its row from 1.
struct Spot {
    int column = 0;
    int row = 0;

    auto operator<=>(const Spot &) const = default;
    bool isOnSheet() const { return column >= 0 && column < 15 && row >= 1 && row <= 7; }
    std::string name() const { return std::string(1, "ABCDEFGHIJKLMNO"[column]) + char('0' + row); }
};
using Spots = std::set<Spot>; // in column, then row order

inline std::array<Spot, 4> besides(const Spot &spot)
{
    return {{{spot.column - 1, spot.row},
             {spot.column + 1, spot.row},
             {spot.column, spot.row - 1},
             {spot.column, spot.row + 1}}};
}

inline Spots everySpot()
{
    Spots spots;
    for (int column = 0; column < 15; ++column)
        for (int row = 1; row <= 7; ++row)
            spots.insert({column, row});
    return spots;
}

inline std::string names(const Spots &spots)
{
    std::string text;
    for (const Spot &spot : spots)
        text += ' ' + spot.name();
    return text;
}

// The colour's name, as the dice have it.
inline std::string colourOf(int sheet, const Spot &spot)
{
    const int box = keer::boxAt(spot.column, spot.row - 1);
    return std::string(
        keer::colourNames[static_cast<std::size_t>(keer::layout(sheet).colourAt(box))]);
}

inline Spots ofColour(int sheet, std::string_view colour)
{
    Spots spots;
    for (const Spot &spot : everySpot())
        if (colourOf(sheet, spot) == colour)
            spots.insert(spot);
    return spots;
}

inline Spots columns(char from, char to)
{
    Spots spots;
    for (const Spot &spot : everySpot())
        if (spot.column >= from - 'A' && spot.column <= to - 'A')
            spots.insert(spot);
    return spots;
}

class KeerPad : public Pad {
public:
    explicit KeerPad(int players, std::string_view entry = "dice", std::string_view more = {})
        : Pad(players, entry, more, "keer-op-keer")
    {}

    // Crosses them one after another as they come within reach; "ok", or what stays out of it.
    // With dice, each box takes a roll that suits everybody.
    QByteArray cross(int seat, Spots wanted)
    {
        while (!wanted.empty()) {
            const auto reached = std::ranges::find_if(
                wanted, [&](const Spot &spot) { return crossOne(seat, spot); });
            if (reached == wanted.end())
                return "out of reach:" + QByteArray::fromStdString(names(wanted));
            wanted.erase(reached);
        }
        return "ok";
    }

    // Points for a column or a colour that was scored, or nothing.
    QByteArray column(int seat, std::string_view name) const
    {
        return points(*this->seat(seat).columns, name);
    }
    QByteArray colour(int seat, std::string_view name) const
    {
        return points(*this->seat(seat).colours, name);
    }

private:
    bool crossOne(int seat, const Spot &spot)
    {
        if (match.header().setup().sheetEntry)
            return add(std::to_string(seat) + " mark " + spot.name()) == "ok";
        const std::string colour = colourOf(match.header().setup().sheet, spot);
        const std::string take =
            std::to_string(seat) + " take " + colour + " 1 " + spot.name() + '\n';
        const int active = *report().active;
        const std::string before = active == seat ? "" : std::to_string(active) + " pass\n";
        Match tried = match;
        if (add("roll " + colour + ' ' + colour + ' ' + colour + " 1 1 1\n" + before + take +
                "next\n") == "ok")
            return true;
        match = tried;
        return false;
    }

    static QByteArray points(const std::vector<Report::Score> &scores, std::string_view name)
    {
        const auto at = std::ranges::find(scores, name, &Report::Score::name);
        return at == scores.end() ? QByteArray() : QByteArray::number(at->points);
    }
};

} // namespace play
