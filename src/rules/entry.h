// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of a record: what a player did, as a small plain value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace foxpad::rules {

enum class Kind : std::uint8_t {
    roll,
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
    std::array<std::int8_t, 2> polish{}; // on the white die, on the coloured one
    // roll: the face of each die, 0 where a listed roll only names the dice it wants;
    // Keer op Keer: the boxes, `value` of them
    std::array<std::uint8_t, 8> faces{};

    bool operator==(const Entry &) const = default;
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
