// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include "players.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace foxpad::store {
namespace {

constexpr int mostUnfinished = 100;

bool newer(const Mark &a, const Mark &b)
{
    return a.started != b.started ? a.started > b.started : a.game > b.game;
}

// What is asked of the listing: each combination is one stretch of its index.
struct Search {
    std::vector<qint64> keys; // any of these
    QStringList rules;        // empty: all
    std::vector<int> over;
    qint64 from = std::numeric_limits<qint64>::min();
    Mark before{std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::max()};
    qint64 also = 0; // a key that must fit too; 0 is every game's
    int size = 50;
};

std::vector<Mark> find(Connection &connection, const Search &search)
{
    std::vector<Mark> found;
    for (const qint64 key : search.keys)
        for (const QString &rules :
             search.rules.isEmpty() ? rulesInUse(connection, key) : search.rules)
            for (const int over : search.over)
                connection.each(
                    "SELECT started, game FROM listing AS l "
                    "WHERE key = ? AND rules = ? AND over = ? AND started >= ? "
                    "  AND (started, game) < (?, ?) "
                    "  AND EXISTS (SELECT 1 FROM listing WHERE game = l.game AND key = ?) "
                    "ORDER BY started DESC, game DESC LIMIT ?",
                    [&](const Row &row) {
                        found.push_back({row.number(0), row.number(1)});
                    },
                    key, rules, over, search.from, search.before.started, search.before.game,
                    search.also, search.size);
    std::ranges::sort(found, newer);
    const auto same = [](const Mark &a, const Mark &b) { return a.game == b.game; };
    const auto twice = std::ranges::unique(found, same); // by two keys
    found.erase(twice.begin(), twice.end());
    return found;
}

// The keys of players and places whose name holds the text.
std::vector<qint64> keysFor(Connection &connection, const QString &text)
{
    std::vector<qint64> keys;
    const QString part = folded(text.trimmed());
    const auto add = [&](const Row &row) {
        if (row.text(1).contains(part))
            keys.push_back(row.number(0));
    };
    connection.each("SELECT id, folded FROM player", add);
    connection.each("SELECT -id, folded FROM place", add);
    return keys;
}

Search searchFor(Connection &connection, const Filter &filter, const std::optional<Mark> &after,
                 int size)
{
    Search search;
    if (!filter.rules.isEmpty())
        search.rules = {filter.rules};
    search.over = {0, 1};
    if (filter.over)
        search.over = {*filter.over ? 1 : 0};
    if (filter.text.trimmed().isEmpty()) {
        search.keys = {filter.player};
    } else {
        search.keys = keysFor(connection, filter.text);
        search.also = filter.player;
    }
    search.from = filter.from.value_or(search.from);
    if (filter.until)
        search.before = {*filter.until, std::numeric_limits<qint64>::min()};
    if (after && newer(search.before, *after))
        search.before = *after;
    search.size = size + 1; // one more tells whether there is a next page
    return search;
}

void readSeats(Connection &connection, GameLine &game)
{
    connection.each(
        "SELECT p.id, p.name, p.colour, t.points, r.points "
        "FROM seat s JOIN player p ON p.id = s.player "
        "LEFT JOIN score t ON t.game = s.game AND t.seat = s.seat AND t.what = 'total' "
        "LEFT JOIN score r ON r.game = s.game AND r.seat = s.seat AND r.what = 'place' "
        "WHERE s.game = ? ORDER BY s.seat",
        [&](const Row &row) {
            SeatLine seat{row.number(0), row.text(1), row.text(2), {}, {}};
            if (!row.isNull(3))
                seat.total = row.integer(3);
            if (!row.isNull(4))
                seat.place = row.integer(4);
            game.seats.append(seat);
        },
        game.id);
}

} // namespace

QStringList rulesInUse(Connection &connection, qint64 key)
{
    QStringList list;
    for (QString last;; last = list.last()) {
        const qsizetype before = list.size();
        connection.each(
            "SELECT rules FROM listing WHERE key = ? AND rules > ? "
            "ORDER BY rules LIMIT 1",
            [&](const Row &row) { list.append(row.text(0)); }, key, last);
        if (list.size() == before)
            return list;
    }
}

GameLine gameLine(Connection &connection, GameId game)
{
    GameLine line;
    connection.each(
        "SELECT g.rules, coalesce((SELECT over FROM listing WHERE game = g.id LIMIT 1), 0), "
        "       g.started, g.zone, coalesce(p.name, ''), g.note, "
        "       (SELECT at FROM entry WHERE game = g.id ORDER BY number DESC LIMIT 1), "
        "       (SELECT number FROM entry WHERE game = g.id AND undone = 0 "
        "        ORDER BY number DESC LIMIT 1) "
        "FROM game g LEFT JOIN place p ON p.id = g.place WHERE g.id = ?",
        [&](const Row &row) {
            line = {.id = game,
                    .rules = row.text(0),
                    .over = row.integer(1) != 0,
                    .started = row.number(2),
                    .zone = row.integer(3),
                    .touched = row.isNull(6) ? row.number(2) : row.number(6),
                    .entries = row.integer(7),
                    .place = row.text(4),
                    .note = row.text(5),
                    .seats = {}};
        },
        game);
    if (line.id == 0)
        throw Failure{Trouble::notFound, QString::number(game)};
    readSeats(connection, line);
    return line;
}

Page history(Connection &connection, const Filter &filter, const std::optional<Mark> &after,
             int size)
{
    const std::vector<Mark> marks = find(connection, searchFor(connection, filter, after, size));
    Page page;
    for (const Mark &mark : marks) {
        if (page.games.size() == size) {
            page.next = Mark{page.games.last().started, page.games.last().id};
            break;
        }
        page.games.append(gameLine(connection, mark.game));
    }
    return page;
}

QList<GameLine> unfinished(Connection &connection)
{
    QList<GameLine> games = history(connection, {.over = false}, {}, mostUnfinished).games;
    std::ranges::stable_sort(games, std::greater{}, &GameLine::touched);
    return games;
}

} // namespace foxpad::store
