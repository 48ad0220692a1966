// SPDX-License-Identifier: GPL-3.0-or-later
// Taking lines of a record apart.
#pragma once

#include "refusal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace foxpad::rules {

std::string_view trimmed(std::string_view line);

// The words of a line that stand apart by exactly one space each; read from front to back.
class Words {
public:
    explicit Words(std::string_view line);

    bool done() const { return m_done; } // nothing left
    std::string_view take();             // the next word, empty at the end
    std::optional<int> takeNumber();     // 0 to 9999, no leading zeros

private:
    std::string_view m_rest;
    bool m_done;
};

std::optional<int> readNumber(std::string_view word);

// Refused where words are left that nobody asked for.
Refusal atEnd(const Words &line);

// The seat an entry begins with: counted from 1 in the record, from 0 here.
Refusal readSeatNumber(std::string_view word, int most, std::uint8_t &seat);

// Where a word stands in a list, or -1.
int indexOf(std::span<const std::string_view> list, std::string_view word);

// Number of characters (code points) of a UTF-8 text, or nothing where it is none or holds
// control characters.
std::optional<int> characters(std::string_view text);

bool isUtf8(std::string_view text);

// Whether a name begins or ends with a blank of any script, which nobody would see.
bool hasBlankEdge(std::string_view text);

// The text without its case, in every script that has one: to compare names.
std::string foldCase(std::string_view text);

} // namespace foxpad::rules
