// SPDX-License-Identifier: GPL-3.0-or-later
// Games out to files and back in. Throws Failure.
#pragma once

#include "connection.h"
#include "progress.h"
#include "record.h"
#include "types.h"

#include <QIODevice>
#include <QStringList>

namespace foxpad::store {

// Every game that is not deleted, with all its times and what was undone, and the players:
//   {"foxpad":1,"players":[{"name":…,"colour":…,"archived":…}],
//    "games":[{"head":["foxpad 1",…],"entries":[["roll …",1763494200000],…],"undone":[…]}]}
void exportJson(Connection &connection, QIODevice &out, const Progress &progress = {});

// A row for each seat, for a spreadsheet; the first seat's row also holds the whole record, so that
// the games can come back in.
void exportCsv(Connection &connection, QIODevice &out, const Progress &progress = {});

// What a file holds, before it is looked at closely.
struct Parcel {
    struct Entrant {
        QString name;
        QString colour;
        bool archived = false;
    };
    struct Game {
        QString name;       // for a report: where it stands in the file
        std::string text{}; // a record as one text, or
        Record record{};    // line by line, with times
        QString problem{};  // why it is neither
    };
    QList<Entrant> players;
    std::vector<Game> games;
};

// Reads a .pad, JSON or CSV file, whichever it is. Trouble::badFile with the reason as `detail`.
Parcel unpack(const QByteArray &bytes);
Parcel unpackJson(const QByteArray &bytes);
Parcel unpackCsv(const QByteArray &bytes);

struct Imported {
    struct Refused {
        QString name; // which of the file's games
        int line = 0; // of its record, from 1, undone ones at the end; 0: of none
        rules::Refusal refusal{};
        QString problem{}; // where it is no record at all
        int number = 0;    // in the file, from 1
        QString rules{};   // the game, as far as its record says
        QStringList players{};

        QString reason() const
        {
            return problem.isEmpty() ? QString::fromStdString(sentence(refusal)) : problem;
        }
    };
    int added = 0;
    int continued = 0;   // there up to an earlier entry, and gone on with
    int present = 0;     // there already: the same `id`, or the same record where it has none
    int broughtBack = 0; // had been removed
    GameId last = 0;     // of those, the last one in the file
    QList<Refused> refused;
};

// Takes a file in. Every record is played; a game comes in whole or not at all, and none where the
// disk fails. A longer record of a game that is there takes it further, unless somebody plays on
// it. The file's players come along where any of its games did, or none was refused.
Imported import(Connection &connection, const QByteArray &bytes, const Progress &progress = {});

inline constexpr qint64 largestImport = 512LL << 20;
QString tooLarge(); // the words for what exceeds it

} // namespace foxpad::store
