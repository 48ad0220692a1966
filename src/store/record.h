// SPDX-License-Identifier: GPL-3.0-or-later
// A game's record between the tables and the text: what the head says beyond the rules' words,
// and the lines with their times. Throws Failure.
#pragma once

#include "connection.h"
#include "rules/match.h"
#include "types.h"

#include <functional>
#include <span>

namespace foxpad::store {

struct Line {
    std::string text;
    qint64 at = 0;
    bool undone = false; // these stand at the end

    bool operator==(const Line &) const = default;
};

struct Record {
    std::vector<std::string> head;
    std::vector<Line> lines;

    std::string text() const; // as a .pad file: what is made, without the undone
};

// What a head says that the rules pass over.
struct Particulars {
    QString uid;
    qint64 started = 0;
    int zone = 0;
    QString place;
    QString note;
    QString further; // lines nobody here knows
};

// From a head. Where it gives no `id` or `date`, a new id and `now` are taken.
Particulars particularsOf(const rules::Header &header, const QDateTime &now);

// The head of a record that begins with these lines. Trouble::refused where no game can begin.
rules::Header headerOf(std::span<const std::string> lines);

// Writes a new game with all its lines, and indexes it. `match` is the same, played. Players and
// the place are made where they are unknown.
GameId insertGame(Connection &connection, const rules::Match &match, const Particulars &particulars,
                  std::span<const Line> lines);

// Trouble::notFound. A deleted game is read like any other.
using NameOf = std::function<QString(PlayerId)>;
std::vector<std::string> readHead(Connection &connection, GameId game, const NameOf &nameOf);
QString nameOf(Connection &connection, PlayerId player); // empty where there is none
Record readRecord(Connection &connection, GameId game);

// A stored record, played. It stops before the first line that does not fit.
struct Played {
    rules::Match match; // the undone lines can be made again
    std::size_t fitting = 0;
    rules::Refusal refusal{}; // of the first line that does not
};
Played play(const Record &record);

} // namespace foxpad::store
