// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include "fold.h"

#include <cstdint>

namespace foxpad::rules {

std::string_view trimmed(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = line.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

Words::Words(std::string_view line) : m_rest(line), m_done(line.empty()) {}

std::string_view Words::take()
{
    if (m_done)
        return {};
    const std::size_t space = m_rest.find(' ');
    const std::string_view word = m_rest.substr(0, space);
    m_done = space == std::string_view::npos;
    m_rest.remove_prefix(m_done ? m_rest.size() : space + 1);
    return word;
}

std::optional<int> Words::takeNumber()
{
    return readNumber(take());
}

std::optional<int> readNumber(std::string_view word)
{
    if (word.empty() || word.size() > 4 || (word[0] == '0' && word.size() > 1))
        return std::nullopt;
    int number = 0;
    for (const char c : word) {
        if (c < '0' || c > '9')
            return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

Refusal atEnd(const Words &line)
{
    return line.done() ? Refusal{} : Refusal{Rule::wrongWords};
}

Refusal readSeatNumber(std::string_view word, int most, std::uint8_t &seat)
{
    const auto number = readNumber(word);
    if (!number)
        return {Rule::unknownEntry};
    if (*number < 1 || *number > most)
        return {Rule::unknownSeat, {}, *number};
    seat = static_cast<std::uint8_t>(*number - 1);
    return {};
}

int indexOf(std::span<const std::string_view> list, std::string_view word)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == word)
            return static_cast<int>(i);
    return -1;
}

namespace {

// Takes one code point off the front of a text; nothing where it is not UTF-8.
std::optional<char32_t> takeCodePoint(std::string_view &text)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || text.size() < length)
        return std::nullopt;
    char32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return std::nullopt;
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr char32_t lowest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < lowest[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        return std::nullopt;
    text.remove_prefix(length);
    return code;
}

void appendCodePoint(std::string &text, char32_t code)
{
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | code >> 6);
        add(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        add(0xE0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    } else {
        add(0xF0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3F));
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    }
}

bool isBlank(char32_t code)
{
    return code == 0x20 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x2028 || code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

} // namespace

std::optional<int> characters(std::string_view text)
{
    int count = 0;
    while (!text.empty()) {
        const auto code = takeCodePoint(text);
        if (!code || *code < 0x20 || (*code >= 0x7F && *code < 0xA0))
            return std::nullopt;
        ++count;
    }
    return count;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty())
        if (!takeCodePoint(text))
            return false;
    return true;
}

bool hasBlankEdge(std::string_view text)
{
    bool blank = false;
    for (bool first = true; !text.empty(); first = false) {
        const auto code = takeCodePoint(text);
        if (!code)
            return false;
        blank = isBlank(*code);
        if (first && blank)
            return true;
    }
    return blank;
}

std::string foldCase(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto code = takeCodePoint(text);
        if (!code)
            return result;
        appendCodePoint(result, folded(*code));
    }
    return result;
}

} // namespace foxpad::rules
