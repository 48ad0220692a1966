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
        int line = 0; // of its record, from 1, undone ones at the end
        rules::Refusal refusal{};
        int number = 0;  // in the file, from 1
        QString rules{}; // the game, as far as its record says
        QStringList players{};
    };
    int added = 0;
    int present = 0;     // there already: the same `id`, or the same record where it has none
    int broughtBack = 0; // had been removed
    GameId last = 0;     // of those, the last one in the file
    QList<Refused> refused;
};

// Takes a file in, a piece at a time, so that a game can be played on between two. Every record is
// played; a game comes in whole or not at all.
class Import {
public:
    explicit Import(Parcel parcel) : m_parcel(std::move(parcel)) {}

    void step(Connection &connection); // takes some games in
    int all() const { return int(m_parcel.games.size()); }
    int seen() const { return int(m_at); }
    bool over() const { return m_begun && m_at == m_parcel.games.size(); }
    const Imported &imported() const { return m_imported; }

private:
    Parcel m_parcel;
    std::size_t m_at = 0;
    bool m_begun = false;
    Imported m_imported;
};

// All of it in one go.
Imported import(Connection &connection, const QByteArray &bytes);

inline constexpr qint64 largestImport = 512LL << 20;

} // namespace foxpad::store
