// SPDX-License-Identifier: GPL-3.0-or-later
// What the store tells of players and games.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace foxpad::store {

using GameId = qint64;
using PlayerId = qint64;

inline constexpr int longestNote = 4000;

struct Player {
    PlayerId id = 0;
    QString name;
    QString colour; // the app's word for it; empty: none chosen
    bool archived = false;
};

struct SeatLine {
    PlayerId player = 0;
    QString name;
    QString colour;
    std::optional<int> total; // of a finished game
    std::optional<int> place; // from 1; nothing where no winner is named
};

// A game as the lists show it.
struct GameLine {
    GameId id = 0;
    QString rules; // the id of the game that was played: rules::findGame
    bool over = false;
    qint64 started = 0; // milliseconds since 1970, UTC
    int zone = 0;       // minutes east of UTC where it was played
    qint64 touched = 0; // when the last entry was made; `started` where there is none
    int entries = 0;    // made and not undone
    QString place;
    QString note;
    QList<SeatLine> seats; // in seat order

    // In the time of the place where it was played: for a date, and to group by month.
    QDateTime localStart() const
    {
        return QDateTime::fromMSecsSinceEpoch(started).toOffsetFromUtc(zone * 60);
    }
};

} // namespace foxpad::store
