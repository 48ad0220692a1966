// SPDX-License-Identifier: GPL-3.0-or-later
// What every game offers: a state, its legal entries, one gate that changes it, and its words.
#pragma once

#include "clever/state.h"
#include "entry.h"
#include "keer/state.h"
#include "refusal.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace foxpad::rules {

// How a game is set up: what its record's head says, less the names.
struct Setup {
    std::uint8_t seats = 1;
    std::uint8_t table = 1; // people at the table; more than `seats` where others keep own pads
    bool sheetEntry = false;
    std::uint8_t sheet = 0; // which of the game's sheets

    bool operator==(const Setup &) const = default;
};

// A plain value: copied, compared, hashed; no heap.
using State = std::variant<clever::State, keer::State>;
std::uint64_t hash(const State &state);

// Room for every list of legal entries a game can have.
inline constexpr std::size_t mostLegal = 16384;

// What a state means, spelled out for people and programs.
struct Report {
    struct Die {
        std::string_view name;
        std::optional<int> value;
        std::string_view at;
    };
    struct Score {
        std::string_view name;
        int points;
    };
    struct Track {
        std::string_view name;
        int unlocked;
        int used;
    };
    struct Box {
        std::string name;
        int number; // 0: a cross
    };
    struct Seat {
        std::vector<Score> areas;
        std::optional<int> foxes; // nothing where a game has none
        int foxPoints = 0;
        int total = 0;
        std::vector<Track> actions;
        std::vector<std::string_view> pending; // sorted
        std::vector<Box> boxes;
        std::optional<std::vector<Score>>
            columns; // Keer op Keer: what was scored when rolls closed
        std::optional<std::vector<Score>> colours;
    };

    bool over = false;
    int round = 1;
    std::optional<int> rounds;
    std::optional<int> active; // from 1
    std::string_view phase;
    std::optional<int> roll;
    std::vector<Die> dice;
    std::optional<std::vector<std::string_view>> colourFaces; // Keer op Keer has these for `dice`
    std::vector<int> numberFaces;                             // 6 is the joker
    std::vector<Seat> seats;
    std::vector<int> winners; // from 1
    std::string_view decidedBy;
};

namespace clever {
struct Sheet;
}

class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0;
    virtual int maxSeats() const = 0;
    virtual std::span<const std::string_view> sheets() const = 0; // names; empty for one only
    virtual std::span<const int> bands() const = 0; // solo: lowest total of each, best first

    // The table of a Clever game, for drawing its sheet; null for other games.
    virtual const clever::Sheet *cleverSheet() const { return nullptr; }

    virtual State start(const Setup &setup) const = 0;
    // Every entry `apply` would accept now. A roll that is due stands with faces of 0.
    virtual void legal(const State &state, EntryList &out) const = 0;
    // The one gate: changes the state, or refuses and leaves it as it was.
    virtual Refusal apply(State &state, const Entry &entry) const = 0;
    // The states an entry leads through, one a box filled; the last is what `apply` gives.
    // Nothing where it is refused.
    virtual std::vector<State> chain(const State &before, const Entry &entry) const;
    // A roll that is due, with faces of 1 to 6 for its dice; more are given than it may need.
    virtual Entry thrown(const Entry &due, std::span<const std::uint8_t, 6> faces) const = 0;
    virtual bool over(const State &state) const = 0;
    virtual Report report(const State &state) const = 0;

    virtual std::string write(const Entry &entry) const = 0;
    virtual Refusal read(std::string_view line, Entry &out) const = 0;
};

// Every game there is, in the order people see them.
std::span<const Game *const> games();
const Game *findGame(std::string_view id); // null when there is none

} // namespace foxpad::rules
