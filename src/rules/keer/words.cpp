// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include "../text.h"
#include "sheets.h"
#include "state.h"

namespace foxpad::rules::keer {
namespace {

constexpr std::array<std::string_view, jokerNumber + 1> numberNames{"",  "1", "2", "3",
                                                                    "4", "5", "?"};

std::string writeBoxes(const Entry &entry)
{
    std::string text;
    for (std::size_t i = 0; i < entry.value; ++i)
        text += ' ' + boxName(entry.faces[i]);
    return text;
}

std::string writeTake(const Entry &entry)
{
    std::string text = " take ";
    if (entry.die == jokerColour)
        text += "x:";
    text.append(colourNames[entry.target]).append(entry.bonus == jokerNumber ? " ?:" : " ");
    return text + std::to_string(entry.value) + writeBoxes(entry);
}

// A roll that is due says how many dice it wants.
std::string writeRoll(const Entry &entry)
{
    std::string text = "roll";
    if (entry.faces[0] == 0)
        return text + ' ' + std::to_string(entry.value) + ' ' + std::to_string(entry.value);
    for (std::size_t i = 0; i < entry.value; ++i)
        text.append(" ").append(colourNames[entry.faces[i] - std::size_t{1}]);
    for (std::size_t i = 0; i < entry.value; ++i)
        text.append(" ").append(numberNames[entry.faces[mostDice + i]]);
    return text;
}

std::string writeStrike(const Entry &entry)
{
    const std::size_t goal = entry.target;
    return "strike " +
           std::string(goal < columnCount ? columnNames[goal] : colourNames[goal - columnCount]);
}

int readColour(std::string_view word)
{
    return indexOf(std::span(colourNames).first(colourCount), word);
}

// 1 to 5, or nothing.
std::optional<int> readCount(std::string_view word)
{
    const auto number = readNumber(word);
    return number && *number >= 1 && *number <= mostBoxes ? number : std::nullopt;
}

Refusal readBoxes(Words &line, Entry &out)
{
    if (line.done())
        return {Rule::wrongWords};
    while (!line.done()) {
        const std::string_view word = line.take();
        const int column = indexOf(columnNames, word.substr(0, 1));
        const auto row = readNumber(word.substr(word.empty() ? 0 : 1));
        if (column < 0 || !row || *row < 1 || *row > rowCount)
            return {Rule::unknownTarget};
        if (out.value == mostBoxes)
            return {Rule::groupSize, {}, mostBoxes};
        out.faces[out.value++] = static_cast<std::uint8_t>(boxAt(column, *row - 1));
    }
    return {};
}

Refusal readTake(Words &line, Entry &out)
{
    out.kind = Kind::take;
    const std::string_view colourWord = line.take();
    const bool anyColour = colourWord.starts_with("x:");
    const int colour = readColour(colourWord.substr(anyColour ? 2 : 0));
    const std::string_view numberWord = line.take();
    const bool anyNumber = numberWord.starts_with("?:");
    const auto number = readCount(numberWord.substr(anyNumber ? 2 : 0));
    if (colour < 0 || !number)
        return {Rule::unknownDie};
    out.target = static_cast<std::uint8_t>(colour);
    out.die = anyColour ? std::uint8_t{jokerColour} : out.target;
    out.bonus = static_cast<std::uint8_t>(anyNumber ? jokerNumber : *number);
    if (Refusal refusal = readBoxes(line, out))
        return refusal;
    if (out.value != *number)
        return {Rule::wrongCount, {}, *number, out.value};
    return {};
}

// Colours, then as many numbers; whether they stand in order is for the gate to say.
Refusal readRoll(Words &line, Entry &out)
{
    out.kind = Kind::roll;
    std::size_t colours = 0;
    std::size_t numbers = 0;
    while (!line.done()) {
        const std::string_view word = line.take();
        const int colour = indexOf(colourNames, word);
        const int number = indexOf(numberNames, word);
        if (colour < 0 && number < 1)
            return {Rule::unknownDie};
        const bool isColour = colour >= 0;
        if (isColour && numbers > 0)
            return {Rule::wrongOrder};
        std::size_t &count = isColour ? colours : numbers;
        if (count == mostDice)
            return {Rule::wrongDice};
        const std::size_t at = (isColour ? 0u : std::size_t{mostDice}) + count++;
        out.faces[at] = static_cast<std::uint8_t>(isColour ? colour + 1 : number);
    }
    if (colours != numbers)
        return {Rule::wrongDice};
    out.value = static_cast<std::uint8_t>(colours);
    return {};
}

Refusal readStrike(Words &line, Entry &out)
{
    out.kind = Kind::strike;
    const std::string_view word = line.take();
    const int column = indexOf(columnNames, word);
    const int colour = readColour(word);
    if (column < 0 && colour < 0)
        return {Rule::unknownTarget};
    out.target = static_cast<std::uint8_t>(column < 0 ? columnCount + colour : column);
    return atEnd(line);
}

Refusal readSeat(Words &line, Entry &out)
{
    const std::string_view word = line.take();
    if (word == "take")
        return readTake(line, out);
    if (word == "mark") {
        out.kind = Kind::mark;
        return readBoxes(line, out);
    }
    if (word == "pass") {
        out.kind = Kind::pass;
        return atEnd(line);
    }
    if (word != "use")
        return {Rule::unknownEntry};
    out.kind = Kind::use;
    return line.take() == "joker" ? atEnd(line) : Refusal{Rule::wrongWords};
}

} // namespace

std::string boxName(int box)
{
    return std::string(columnNames[static_cast<std::size_t>(columnOf(box))]) +
           std::to_string(rowOf(box) + 1);
}

std::string write(const Entry &entry)
{
    const std::string seat = std::to_string(entry.seat + 1);
    switch (entry.kind) {
    case Kind::roll:
        return writeRoll(entry);
    case Kind::take:
        return seat + writeTake(entry);
    case Kind::pass:
        return seat + " pass";
    case Kind::mark:
        return seat + " mark" + writeBoxes(entry);
    case Kind::use:
        return seat + " use joker";
    case Kind::strike:
        return writeStrike(entry);
    case Kind::end:
        return "end";
    default:
        return "next";
    }
}

Refusal read(std::string_view text, Entry &out)
{
    Words line(text);
    out = {};
    const std::string_view word = line.take();
    if (word == "roll")
        return readRoll(line, out);
    if (word == "strike")
        return readStrike(line, out);
    if (word == "next" || word == "end") {
        out.kind = word == "next" ? Kind::next : Kind::end;
        return atEnd(line);
    }
    if (const Refusal refusal = readSeatNumber(word, mostSeats, out.seat))
        return refusal;
    return readSeat(line, out);
}

} // namespace foxpad::rules::keer
