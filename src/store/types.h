// SPDX-License-Identifier: GPL-3.0-or-later
// What the store tells of players and games.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <algorithm>
#include <optional>

namespace foxpad::store {

using GameId = qint64;
using PlayerId = qint64;

// A time by the clock of the place it was at. The bounds are the calendar's and those of clocks: in
// a file that was changed by hand there may stand any number.
inline constexpr qint64 latestTime = 253402300799999; // the end of the year 9999
inline constexpr int farthestZone = 24 * 60;

inline QDateTime localTime(qint64 time, int zone)
{
    return QDateTime::fromMSecsSinceEpoch(
        std::clamp<qint64>(time, 0, latestTime), Qt::OffsetFromUTC,
        std::clamp(zone, 1 - farthestZone, farthestZone - 1) * 60);
}

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
    QDateTime localStart() const { return localTime(started, zone); }

    // How long it took; 0 where that can't be said: the clock was set back, or it lay for days.
    int minutes() const
    {
        constexpr qint64 minute = 60'000;
        constexpr qint64 longest = 8 * 60;
        const qint64 ended = std::clamp<qint64>(touched, 0, latestTime);
        const qint64 taken = (ended - std::clamp<qint64>(started, 0, latestTime)) / minute;
        return taken < 0 || taken > longest ? 0 : int(taken);
    }
};

} // namespace foxpad::store
