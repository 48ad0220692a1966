// SPDX-License-Identifier: GPL-3.0-or-later
#include "match.h"
#include "text.h"

#include <algorithm>

namespace foxpad::rules {

Refusal Header::add(std::string_view line)
{
    const auto length = characters(line);
    if (!length)
        return {Rule::notText,
                isUtf8(line) ? "holds a tab or another control character" : "is not UTF-8 text"};
    if (line.starts_with(':'))
        return {Rule::sessionCommand};
    const std::size_t space = line.find(' ');
    const std::string_view key = line.substr(0, space);
    const std::string_view value =
        space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
    Refusal refusal;
    if (m_lines.empty()) {
        if (key != "foxpad")
            return {Rule::notARecord};
        if (value != "1")
            return {Rule::newerRecord};
    } else if (key == "foxpad") {
        refusal = {Rule::headerTwice};
    } else if (key == "game") {
        refusal = addGame(value);
    } else if (key == "player") {
        refusal = addPlayer(value);
    } else if (key == "entry") {
        refusal = addEntry(value);
    } else if (key == "sheet") {
        refusal = addSheet(value);
    } else if (key == "table") {
        refusal = addTable(value);
    } else {
        refusal = addFurther(key, characters(value).value_or(0), *length);
    }
    if (!refusal)
        m_lines.emplace_back(line);
    return refusal;
}

// Whether what the head says of seats goes together.
Refusal Header::fits(const Game *game, std::size_t players, int table) const
{
    const int most = game ? game->maxSeats() : 6;
    if (static_cast<int>(players) > most)
        return {Rule::tooManyPlayers, {}, most};
    if (table != 0 && (table > most || table < static_cast<int>(players)))
        return {Rule::badTable, {}, most};
    return {};
}

Refusal Header::addGame(std::string_view value)
{
    if (m_game)
        return {Rule::headerTwice};
    const Game *game = findGame(value);
    if (!game)
        return {Rule::unknownGame};
    if (Refusal refusal = fits(game, m_players.size(), m_table))
        return refusal;
    if (!m_sheet.empty() && indexOf(game->sheets(), m_sheet) < 0)
        return {Rule::unknownSheet};
    m_game = game;
    return {};
}

Refusal Header::addPlayer(std::string_view name)
{
    const auto length = characters(name);
    if (name.starts_with(' '))
        return {Rule::badName, "stands after a single space"};
    if (!length || *length < 1 || *length > longestName)
        return {Rule::badName, "has 1 to 40 characters"};
    if (hasBlankEdge(name))
        return {Rule::badName, "neither begins nor ends with a blank"};
    const std::string folded = foldCase(name);
    for (const std::string &player : m_players)
        if (foldCase(player) == folded)
            return {Rule::nameTwice};
    if (Refusal refusal = fits(m_game, m_players.size() + 1, m_table))
        return refusal;
    m_players.emplace_back(name);
    return {};
}

Refusal Header::addEntry(std::string_view value)
{
    if (!m_entry.empty())
        return {Rule::headerTwice};
    if (value != "dice" && value != "sheet")
        return {Rule::unknownMode};
    if (value == "dice" && m_table != 0)
        return {Rule::tableNeedsSheet};
    m_entry = value;
    return {};
}

Refusal Header::addSheet(std::string_view value)
{
    if (!m_sheet.empty())
        return {Rule::headerTwice};
    const auto known = [&](const Game *game) { return indexOf(game->sheets(), value) >= 0; };
    if (m_game ? !known(m_game) : std::ranges::none_of(games(), known))
        return {Rule::unknownSheet};
    m_sheet = value;
    return {};
}

Refusal Header::addTable(std::string_view value)
{
    if (m_table != 0)
        return {Rule::headerTwice};
    if (m_entry == "dice")
        return {Rule::tableNeedsSheet};
    const auto table = readNumber(value);
    if (!table || *table < 1)
        return {Rule::badTable, {}, m_game ? m_game->maxSeats() : 6};
    if (Refusal refusal = fits(m_game, m_players.size(), *table))
        return refusal;
    m_table = *table;
    return {};
}

// Whoever keeps a record keeps these lines too, so they have bounds.
Refusal Header::addFurther(std::string_view key, int value, int line)
{
    if (key == "id" && value > longestId)
        return {Rule::tooLong, "an id", longestId};
    if (key == "place" && value > longestPlace)
        return {Rule::tooLong, "a place", longestPlace};
    if (key == "note") {
        if (m_note + value > longestNote)
            return {Rule::tooLong, "a note", longestNote};
        m_note += std::max(value, 1); // empty ones count too
        return {};
    }
    if (m_further + line > longestFurther)
        return {Rule::tooLong, "what else stands in the head", longestFurther};
    m_further += line + 1;
    return {};
}

Refusal Header::problem() const
{
    if (m_lines.empty())
        return {Rule::notARecord};
    if (!m_game)
        return {Rule::noGame};
    if (m_players.empty())
        return {Rule::noPlayer};
    if (m_table != 0 && m_entry != "sheet")
        return {Rule::tableNeedsSheet};
    return {};
}

Setup Header::setup() const
{
    const auto seats = static_cast<std::uint8_t>(m_players.size());
    const int sheet = m_game && !m_sheet.empty() ? indexOf(m_game->sheets(), m_sheet) : 0;
    return {.seats = seats,
            .table = m_table ? static_cast<std::uint8_t>(m_table) : seats,
            .sheetEntry = m_entry == "sheet",
            .sheet = static_cast<std::uint8_t>(sheet)};
}

std::string_view Header::sheetName() const
{
    if (!m_game || m_game->sheets().empty())
        return {};
    return m_game->sheets()[setup().sheet];
}

} // namespace foxpad::rules
