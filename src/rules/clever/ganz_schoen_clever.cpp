// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever. White and five coloured dice. Yellow: cross the number. Blue: cross the sum of
// blue and white. Green: left to right, at least the printed number. Orange: left to right, any
// number, some fields count double or triple. Purple: left to right and rising, after a 6 anew.
// Foxes are worth the lowest area each.
#include "engine.h"
#include "score.h"

namespace foxpad::rules::clever {
namespace {

enum AreaBit : std::uint8_t { yellow = 1, blue = 2, green = 4, orange = 8, purple = 16 };

constexpr Icon reroll = action(rerollTrack);
constexpr Icon extra = action(extraTrack);
constexpr Icon yellowX = bonus(0);
constexpr Icon blueX = bonus(1);
constexpr Icon greenX = bonus(2);
constexpr Icon orange4 = bonus(3);
constexpr Icon orange5 = bonus(4);
constexpr Icon orange6 = bonus(5);
constexpr Icon purple6 = bonus(6);
constexpr Icon black = bonus(7);

// A cross is what a 6 does: it meets every number green asks for.
constexpr BonusKind kinds[] = {
    {"yellow-x", yellow, 6}, {"blue-x", blue, 6},
    {"green-x", green, 6},   {"orange-4", orange, 4},
    {"orange-5", orange, 5}, {"orange-6", orange, 6},
    {"purple-6", purple, 6}, {"black", yellow | blue | green | orange | purple, 6},
};

constexpr Track tracks[] = {{"reroll", 7}, {"extra", 7}};

constexpr Piece printed(int box)
{
    return {0, bit(box), nothing, true};
}
constexpr Piece box(int number, int place)
{
    return {static_cast<std::uint8_t>(number), bit(place)};
}

constexpr Piece yellowPieces[] = {
    box(3, 0), box(6, 1),  box(5, 2),  printed(3), box(2, 4),   box(1, 5),  printed(6), box(5, 7),
    box(1, 8), printed(9), box(2, 10), box(4, 11), printed(12), box(3, 13), box(4, 14), box(6, 15),
};
constexpr Line yellowLines[] = {
    {0x000F, 0, blueX},       {0x00F0, 0, orange4},     {0x0F00, 0, greenX},
    {0xF000, 0, fox},         {0x8421, 0, extra}, // the diagonal
    {0x1111, 0, nothing, 10}, {0x2222, 0, nothing, 14}, {0x4444, 0, nothing, 16},
    {0x8888, 0, nothing, 20},
};
constexpr Grid yellowGrid{Reads::face, Naming::rowColumn, 4, yellowPieces, yellowLines};

// Piece n is the sum n + 2; the first place of the grid is empty.
constexpr Piece bluePieces[] = {
    box(2, 1), box(3, 2), box(4, 3),  box(5, 4),   box(6, 5),   box(7, 6),
    box(8, 7), box(9, 8), box(10, 9), box(11, 10), box(12, 11),
};
constexpr Line blueLines[] = {
    {0b00000000111, 0, orange5}, {0b00001111000, 0, yellowX}, {0b11110000000, 0, fox},
    {0b00010001000, 0, reroll},  {0b00100010001, 0, greenX},  {0b01000100010, 0, purple6},
    {0b10001000100, 0, extra},
};
constexpr Grid blueGrid{Reads::sum, Naming::number, 4, bluePieces, blueLines};
constexpr std::uint8_t bluePoints[] = {0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56};

constexpr Icon no = nothing;
constexpr Lane greenLane[] = {{
    .name = "",
    .fields = 11,
    .order = Order::atLeast,
    .atLeast = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6},
    .icons = {no, no, no, extra, no, blueX, fox, no, purple6, reroll, no},
}};
constexpr std::uint8_t greenPoints[] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66};

constexpr Lane orangeLane[] = {{
    .name = "",
    .fields = 11,
    .order = Order::any,
    .factor = {1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3},
    .icons = {no, no, reroll, no, yellowX, extra, no, fox, no, purple6, no},
}};

constexpr Lane purpleLane[] = {{
    .name = "",
    .fields = 11,
    .order = Order::risingPastSix,
    .icons = {no, no, reroll, blueX, extra, yellowX, fox, reroll, greenX, orange6, extra},
}};

constexpr int bands[] = {281, 260, 240, 220, 200, 180, 160, 140};

constexpr Sheet sheet{
    .id = "ganz-schoen-clever",
    .dice = {"white", "yellow", "blue", "green", "orange", "purple"},
    .areas = {{
        {"yellow", &yellowGrid, {}, {}, scoreLines},
        {"blue", &blueGrid, {}, bluePoints, scoreCrosses},
        {"green", nullptr, greenLane, greenPoints, scoreReach},
        {"orange", nullptr, orangeLane, {}, scoreSum},
        {"purple", nullptr, purpleLane, {}, scoreSum},
    }},
    .kinds = kinds,
    .tracks = tracks,
    .rounds = {6, 6, 5, 4},
    .roundIcons = {reroll, extra, reroll, black, no, no},
    .mayDecline = false,
    .bands = bands,
};

} // namespace

const Game &ganzSchoenClever()
{
    static const Engine<sheet> engine;
    return engine;
}

} // namespace foxpad::rules::clever
