// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated dice and random choices. Chance lives out here: the rules know none.
#pragma once

#include "rules/game.h"

#include <array>

namespace foxpad::cli {

// splitmix64: the same numbers on every machine.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        std::uint64_t z = m_state += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    std::size_t below(std::size_t count)
    {
        return static_cast<std::size_t>((next() >> 32) * count >> 32);
    }

    // One random number gives six dice: the leading digit in base 6, again and again.
    std::array<std::uint8_t, 6> dice()
    {
        std::array<std::uint8_t, 6> faces;
        std::uint64_t rest = next() >> 8;
        for (std::uint8_t &face : faces) {
            rest = (rest & 0xFFFFFFFFFFFFFF) * 6;
            face = static_cast<std::uint8_t>(1 + (rest >> 56));
        }
        return faces;
    }

private:
    std::uint64_t m_state;
};

// A legal entry by chance; a roll that is due gets its faces. `list` must not be empty.
inline rules::Entry choose(const rules::Game &game, const rules::EntryList &list, Chance &chance)
{
    const rules::Entry &entry = list[chance.below(list.size())];
    return entry.kind == rules::Kind::roll ? game.thrown(entry, chance.dice()) : entry;
}

} // namespace foxpad::cli
