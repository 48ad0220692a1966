// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of Keer op Keer and what is printed on all of them.
#pragma once

#include "boxes.h"

#include <span>
#include <string_view>

namespace foxpad::rules::keer {

inline constexpr int sheetCount = 7;

// Rows from the top, a letter a box for its colour; a capital has a star.
struct Sheet {
    std::string_view name;
    std::array<std::string_view, rowCount> rows;
};

// A sheet as sets of boxes.
struct Layout {
    std::array<Boxes, colourCount> ofColour{};
    Boxes stars;

    int colourAt(int box) const;
};

std::span<const std::string_view> sheetNames();
const Layout &layout(int sheet);

inline constexpr std::array<std::string_view, colourCount + 1> colourNames{
    "yellow", "green", "blue", "red", "orange", "x"};
inline constexpr std::array<std::string_view, columnCount> columnNames{
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"};

// Columns, then colours: in a roll of its own no one was before, and after that.
inline constexpr std::array<std::uint8_t, columnCount + colourCount> firstPoints{
    5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5, 5, 5, 5};
inline constexpr std::array<std::uint8_t, columnCount + colourCount> laterPoints{
    3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3};
inline constexpr int starPoints = -2; // of each that is not crossed

} // namespace foxpad::rules::keer
