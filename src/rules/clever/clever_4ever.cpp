// SPDX-License-Identifier: GPL-3.0-or-later
// Clever 4Ever. White and five coloured dice. Yellow: three rows, the top one rising, the middle
// one counting against, the bottom one for the player. Blue: blue gives the row, white the column;
// two crosses in a line count. Grey: whole groups of at most the die's size, spreading from a
// start. Green: two rows of triangles, a field scores when both are written. Pink: a row where some
// numbers do something. Dice on the tray can be polished.
#include "engine.h"
#include "score.h"

namespace foxpad::rules::clever {
namespace {

enum AreaBit : std::uint8_t { yellow = 1, blue = 2, grey = 4, green = 8, pink = 16 };

constexpr Icon no = nothing;
constexpr Icon reroll = action(rerollTrack);
constexpr Icon extra = action(extraTrack);
constexpr Icon polish = action(polishTrack);
constexpr Icon anyYellow = bonus(0);
constexpr Icon anyBlue = bonus(1);
constexpr Icon anyGrey = bonus(2);
constexpr Icon anyGreen = bonus(3);
constexpr Icon anyPink = bonus(4);
constexpr Icon anyBlack = bonus(5);

constexpr BonusKind kinds[] = {
    {"?yellow", yellow, 0}, {"?blue", blue, 0}, {"?grey", grey, 0},
    {"?green", green, 0},   {"?pink", pink, 0}, {"?black", yellow | blue | grey | green | pink, 0},
};

constexpr Track tracks[] = {{"reroll", 7, anyPink}, {"extra", 7}, {"polish", 9}};

// ---- yellow

constexpr int yellowFields = 5;
constexpr Lane yellowLanes[] = {
    {.name = "top",
     .fields = yellowFields,
     .order = Order::rising,
     .icons = {no, polish, anyGrey, anyGreen, fox}},
    {.name = "middle",
     .fields = yellowFields,
     .order = Order::any,
     .icons = {reroll, anyPink, anyBlue, extra, anyYellow}},
    {.name = "bottom", .fields = yellowFields, .order = Order::any},
};
constexpr std::uint8_t yellowColumns[] = {10, 10, 15, 15, 20};

// The bottom row less the middle one, and the columns filled in all three.
constexpr int scoreYellow(const Area &area, std::uint64_t, const std::uint8_t *filled,
                          const std::uint8_t *written)
{
    int sum =
        laneSum(written + 2 * yellowFields, filled[2]) - laneSum(written + yellowFields, filled[1]);
    for (int column = 0; column < yellowFields; ++column)
        if (filled[0] > column && filled[1] > column && filled[2] > column)
            sum += area.points[static_cast<std::size_t>(column)];
    return sum;
}

// ---- blue

constexpr auto bluePieces = [] {
    std::array<Piece, 36> pieces{};
    for (int i = 0; i < 36; ++i)
        pieces[static_cast<std::size_t>(i)] = {0, bit(i)};
    return pieces;
}();
constexpr std::uint64_t blueRow(int row)
{
    return std::uint64_t{0b111111} << (6 * row);
}
constexpr std::uint64_t blueColumn(int column)
{
    return std::uint64_t{0x41041041} << column;
}
constexpr std::uint64_t blueDown = 0x810204081; // from the upper left
constexpr std::uint64_t blueUp = 0x42108420;    // from the upper right
constexpr Line blueLines[] = {
    {blueRow(0), 2, anyGreen},       {blueRow(1), 2, anyPink},
    {blueRow(2), 2, anyYellow},      {blueRow(3), 2, extra},
    {blueRow(4), 2, anyGrey},        {blueRow(5), 2, fox},
    {blueDown, 2, reroll},           {blueUp, 2, nothing, 6},
    {blueColumn(0), 2, nothing, 7},  {blueColumn(1), 2, nothing, 8},
    {blueColumn(2), 2, nothing, 9},  {blueColumn(3), 2, nothing, 10},
    {blueColumn(4), 2, nothing, 11}, {blueColumn(5), 2, nothing, 12},
};
constexpr Grid blueGrid{Reads::rowColumn, Naming::rowColumn, 6, bluePieces, blueLines};

// ---- grey

constexpr int greyColumns = 16;
// Every letter is a group; a group's number is its place in the alphabet.
constexpr std::string_view greyMap = "ABBCCCCDDEEFGGHH"
                                     "IBBJJJCDDDEFGKHH"
                                     "IIBLLJMNNEEOGKKH"
                                     "IPPLJJMNNEOOGKQH";
struct GreyGroup {
    char shade; // W white, L light, D dark
    Icon icon{};
    bool start = false;
};
constexpr GreyGroup greyGroups[] = {
    {'D', polish, true},
    {'W'},
    {'L', anyGreen},
    {'W', reroll},
    {'L', polish},
    {'D'},
    {'L', polish},
    {'D', anyGreen},
    {'L', reroll, true},
    {'D', polish},
    {'W', anyBlue},
    {'L', anyPink},
    {'W'},
    {'D', extra},
    {'W', anyYellow},
    {'D'},
    {'L', polish},
};
constexpr std::size_t greyCount = std::size(greyGroups);

constexpr auto greyPieces = [] {
    std::array<Piece, greyCount> pieces{};
    for (std::size_t i = 0; i < greyCount; ++i) {
        pieces[i].icon = greyGroups[i].icon;
        pieces[i].start = greyGroups[i].start;
    }
    for (std::size_t box = 0; box < greyMap.size(); ++box) {
        Piece &piece = pieces[static_cast<std::size_t>(greyMap[box] - 'A')];
        piece.boxes |= std::uint64_t{1} << box;
        ++piece.number;
    }
    return pieces;
}();

// A shade gives its fox, a column its points, once every group that has a box in it is crossed.
constexpr auto greyLines = [] {
    constexpr std::uint8_t points[] = {1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11};
    constexpr char shades[] = {'W', 'L', 'D'};
    std::array<Line, greyColumns + 3> lines{};
    for (std::size_t column = 0; column < greyColumns; ++column) {
        lines[column].points = points[column];
        for (std::size_t box = column; box < greyMap.size(); box += greyColumns)
            lines[column].pieces |= bit(greyMap[box] - 'A');
    }
    for (std::size_t shade = 0; shade < 3; ++shade) {
        Line &line = lines[greyColumns + shade];
        line.icon = fox;
        for (std::size_t i = 0; i < greyCount; ++i)
            if (greyGroups[i].shade == shades[shade])
                line.pieces |= std::uint64_t{1} << i;
    }
    return lines;
}();
constexpr Grid greyGrid{Reads::groupSize, Naming::order, greyColumns, greyPieces, greyLines};

// ---- green

constexpr int greenFields = 11;
constexpr Lane greenLanes[] = {
    {.name = "top", .fields = greenFields, .order = Order::any},
    {.name = "bottom",
     .fields = greenFields,
     .order = Order::any,
     .icons = {reroll, anyBlue, polish, anyYellow, anyGrey, extra, anyPink, anyBlue, anyYellow, fox,
               extra}},
};
constexpr std::uint8_t greenFactors[] = {1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2};

// Fields with both triangles written.
constexpr int scoreGreen(const Area &area, std::uint64_t, const std::uint8_t *filled,
                         const std::uint8_t *written)
{
    int sum = 0;
    for (int field = 0; field < filled[0] && field < filled[1]; ++field)
        sum += (written[field] + written[greenFields + field]) *
               area.points[static_cast<std::size_t>(field)];
    return sum;
}

// ---- pink

constexpr Lane pinkLane[] = {{
    .name = "",
    .fields = 12,
    .order = Order::any,
    .icons = {polish, no, anyGreen, extra, reroll, no, anyGrey, fox, no, anyBlue, no, anyYellow},
    .iconFaces = 0b1100000, // only a 5 or a 6
    .echoFace = 3,
}};
constexpr std::uint8_t pinkPoints[] = {0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42};

// How far the row goes, and what is circled.
constexpr int scorePink(const Area &area, std::uint64_t, const std::uint8_t *filled,
                        const std::uint8_t *written)
{
    constexpr int circled[] = {0, 0, 2, 0, 4, 0, 3};
    int sum = area.points[filled[0]];
    for (int field = 0; field < filled[0]; ++field)
        sum += circled[written[field]];
    return sum;
}

constexpr int bands[] = {450, 420, 390, 360, 330, 300, 270, 240, 210, 180};

constexpr Sheet sheet{
    .id = "clever-4ever",
    .dice = {"white", "yellow", "blue", "grey", "green", "pink"},
    .areas = {{
        {"yellow", nullptr, yellowLanes, yellowColumns, scoreYellow},
        {"blue", &blueGrid, {}, {}, scoreLines},
        {"grey", &greyGrid, {}, {}, scoreLines},
        {"green", nullptr, greenLanes, greenFactors, scoreGreen},
        {"pink", nullptr, pinkLane, pinkPoints, scorePink},
    }},
    .kinds = kinds,
    .tracks = tracks,
    .rounds = {6, 6, 5, 4},
    .roundIcons = {reroll, extra, polish, anyBlack, no, no},
    .mayDecline = true,
    .bands = bands,
};

} // namespace

const Game &clever4Ever()
{
    static const Engine<sheet> engine;
    return engine;
}

} // namespace foxpad::rules::clever
