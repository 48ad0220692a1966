// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong with stored games, as types: the app chooses the words.
#pragma once

#include "rules/refusal.h"

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace foxpad::store {

enum class Trouble {
    // the file
    noFolder,  // the folder is not there and can't be made
    noAccess,  // the file or folder may not be opened
    readOnly,  // it can be read, not written
    locked,    // another program holds it for too long
    full,      // no room left
    damaged,   // no database, or one that can't be trusted
    newer,     // made by a newer Foxpad
    older,     // must be migrated, and is opened only to be read
    otherFile, // a database, but none of ours
    io,        // the device fails
    // what was asked
    notFound,        // no such game or player
    playedElsewhere, // the game is open in another process or window
    notOpen,         // entries need a game that was created or opened for play
    refused,         // the rules refuse it: see `refusal`
    badName,         // not 1 to 40 characters
    nameTaken,       // another player has it
    exists,          // a game with that `id` is there already
    playedTogether,  // two players who met in a game can't be one: `detail` names the game
    badFile,         // what was to be imported or restored can't be read
    badTarget,       // nothing can be saved there: a folder, a device, the games' own file
};

// Inside the store a failure is thrown; Store hands it over as a Result.
struct Failure {
    Trouble trouble = Trouble::io;
    QString detail{};         // for a log or a bug report, never the whole message
    rules::Refusal refusal{}; // with Trouble::refused
};

// A value, or why there is none.
template <typename T>
class Result {
public:
    Result(T value) : m_value(std::move(value)) {}
    Result(Failure failure) : m_value(std::move(failure)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_value); }
    T &operator*() { return std::get<T>(m_value); }
    const T &operator*() const { return std::get<T>(m_value); }
    T *operator->() { return &**this; }
    const T *operator->() const { return &**this; }
    const Failure &failure() const { return std::get<Failure>(m_value); } // only when false

private:
    std::variant<T, Failure> m_value;
};

struct Done {}; // the value of what only succeeds or fails

// Runs something that throws failures, and gives its result.
template <typename Work>
auto attempt(Work work)
    -> Result<std::conditional_t<std::is_void_v<decltype(work())>, Done, decltype(work())>>
{
    try {
        if constexpr (std::is_void_v<decltype(work())>) {
            work();
            return Done{};
        } else {
            return work();
        }
    } catch (const Failure &failure) {
        return failure;
    }
}

} // namespace foxpad::store
