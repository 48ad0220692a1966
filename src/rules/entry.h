// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of a record: what a player did, as a small plain value.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace foxpad::rules {

enum class Kind : std::uint8_t {
    roll, // 0, so that a part of an entry can leave its kind open: see operator|
    pick,
    reroll,
    pass,
    extra,
    bonus,
    serve,
    next,
    take,
    mark,
    use,
    strike,
    end,
};

struct Entry {
    Kind kind = Kind::next;
    std::uint8_t seat = 0;   // from 0
    std::uint8_t die = 0;    // the die entered; roll and serve: several, as bits; use: the track
    std::uint8_t target = 0; // where it goes; Keer op Keer: the colour crossed
    std::uint8_t value = 0;  // the number written or crossed, where the entry says one
    std::uint8_t bonus = 0;  // the kind of bonus used; Keer op Keer: the number die taken
    std::int8_t polishWhite = 0;  // polish on the white die
    std::int8_t polishColour = 0; // and on the coloured one
    // roll: the face of each die, 0 where a listed roll only names the dice it wants;
    // Keer op Keer: the boxes, `value` of them
    std::array<std::uint8_t, 8> faces{};

    // Two words are handled faster than ten members, and built without a stall.
    using Words = std::array<std::uint64_t, 2>;

    friend constexpr bool operator==(const Entry &a, const Entry &b)
    {
        const Words x = std::bit_cast<Words>(a);
        const Words y = std::bit_cast<Words>(b);
        return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
    }
    // Two entries laid over each other: the one speaks where the other is all 0.
    friend constexpr Entry operator|(const Entry &a, const Entry &b)
    {
        const Words x = std::bit_cast<Words>(a);
        const Words y = std::bit_cast<Words>(b);
        return std::bit_cast<Entry>(Words{x[0] | y[0], x[1] | y[1]});
    }
    // Whether nothing is said but where `room` has its bits set: there is one way to write an
    // entry.
    constexpr bool within(const Entry &room) const { return (*this | room) == room; }
};
static_assert(sizeof(Entry) == 16);

// A caller's buffer that legal entries are written into. What does not fit is counted, not kept.
class EntryList {
public:
    explicit EntryList(std::span<Entry> room) : m_room(room) {}

    void clear() { m_count = 0; }
    void add(const Entry &entry)
    {
        if (m_count < m_room.size())
            m_room[m_count] = entry;
        ++m_count;
    }

    std::size_t size() const { return m_count < m_room.size() ? m_count : m_room.size(); }
    bool empty() const { return m_count == 0; }
    bool overflowed() const { return m_count > m_room.size(); }
    const Entry &operator[](std::size_t i) const { return m_room[i]; }
    const Entry *begin() const { return m_room.data(); }
    const Entry *end() const { return m_room.data() + size(); }

private:
    std::span<Entry> m_room;
    std::size_t m_count = 0;
};

} // namespace foxpad::rules
