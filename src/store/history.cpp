// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include "players.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace foxpad::store {
namespace {

constexpr int mostUnfinished = 100;

bool newer(const Mark &a, const Mark &b)
{
    return a.started != b.started ? a.started > b.started : a.game > b.game;
}

// What is asked of the listing: each combination of rules and over is one stretch of its index.
struct Search {
    qint64 key = 0;                // of a player, or 0: every game's
    std::vector<qint64> alsoAnyOf; // empty: the key is enough
    QStringList rules;
    std::vector<int> over;
    qint64 from = std::numeric_limits<qint64>::min();
    Mark before{std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::max()};
    int size = 50;
};

// Up to this many names that fit a text are looked up one by one.
constexpr std::size_t fewKeys = 4;

constexpr char byKey[] = R"(
    SELECT started, game FROM listing
    WHERE key = ? AND rules = ? AND over = ? AND started >= ? AND (started, game) < (?, ?)
    ORDER BY started DESC, game DESC LIMIT ?)";

constexpr char byTwoKeys[] = R"(
    SELECT started, game FROM listing AS l
    WHERE key = ? AND rules = ? AND over = ? AND started >= ? AND (started, game) < (?, ?)
      AND EXISTS (SELECT 1 FROM listing WHERE game = l.game AND key = ?)
    ORDER BY started DESC, game DESC LIMIT ?)";

// The newest games of a key, as far as they also have one of many others.
constexpr char amongNewest[] = R"(
    SELECT started, game FROM (
        SELECT started, game FROM listing
        WHERE key = ? AND rules = ? AND over = ? AND started >= ? AND (started, game) < (?, ?)
        ORDER BY started DESC, game DESC LIMIT 400) AS l
    WHERE EXISTS (SELECT 1 FROM listing WHERE game = l.game
                  AND +key IN (SELECT value FROM json_each(?))) -- +: few keys, many values
    LIMIT ?)";

// All games of many keys, sorted: for keys that are so rare that the newest did not have enough.
constexpr char gathered[] = R"(
    SELECT DISTINCT started, game FROM listing AS l
    WHERE key IN (SELECT value FROM json_each(?)) AND rules = ? AND over = ? AND started >= ?
      AND (started, game) < (?, ?)
      AND EXISTS (SELECT 1 FROM listing WHERE game = l.game AND key = ?)
    ORDER BY started DESC, game DESC LIMIT ?)";

QString jsonOf(std::span<const qint64> numbers)
{
    QStringList list;
    for (const qint64 number : numbers)
        list.append(QString::number(number));
    return u'[' + list.join(u',') + u']';
}

// One stretch, newest first.
std::vector<Mark> findIn(Connection &connection, const Search &search, const QString &rules,
                         int over)
{
    std::vector<Mark> found;
    const auto add = [&](const Row &row) { found.push_back({row.number(0), row.number(1)}); };
    const Mark &before = search.before;
    const auto lookUp = [&](qint64 key, qint64 also) {
        if (also == 0)
            connection.each(byKey, add, key, rules, over, search.from, before.started, before.game,
                            search.size);
        else
            connection.each(byTwoKeys, add, key, rules, over, search.from, before.started,
                            before.game, also, search.size);
    };
    if (search.alsoAnyOf.empty()) {
        lookUp(search.key, 0);
    } else if (search.alsoAnyOf.size() <= fewKeys) {
        for (const qint64 key : search.alsoAnyOf)
            lookUp(key, search.key);
    } else {
        const QString keys = jsonOf(search.alsoAnyOf);
        connection.each(amongNewest, add, search.key, rules, over, search.from, before.started,
                        before.game, keys, search.size);
        if (int(found.size()) == search.size)
            return found;
        found.clear();
        connection.each(gathered, add, keys, rules, over, search.from, before.started, before.game,
                        search.key, search.size);
    }
    return found;
}

std::vector<Mark> find(Connection &connection, const Search &search)
{
    std::vector<Mark> found;
    for (const QString &rules : search.rules)
        for (const int over : search.over) {
            const std::vector<Mark> some = findIn(connection, search, rules, over);
            found.insert(found.end(), some.begin(), some.end());
        }
    std::ranges::sort(found, newer);
    const auto same = [](const Mark &a, const Mark &b) { return a.game == b.game; };
    found.erase(std::unique(found.begin(), found.end(), same), found.end()); // by two keys
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
    search.key = filter.player;
    search.rules = rulesInUse(connection, filter.player);
    if (!filter.rules.isEmpty())
        search.rules = {filter.rules};
    search.over = {0, 1};
    if (filter.over)
        search.over = {*filter.over ? 1 : 0};
    if (!filter.text.trimmed().isEmpty()) {
        search.alsoAnyOf = keysFor(connection, filter.text);
        if (search.alsoAnyOf.empty())
            search.rules.clear(); // nobody and nowhere
    }
    search.from = filter.from.value_or(search.from);
    if (filter.until)
        search.before = {*filter.until, std::numeric_limits<qint64>::min()};
    if (after && newer(search.before, *after))
        search.before = *after;
    search.size = size + 1; // one more tells whether there is a next page
    return search;
}

// All games of a page at once: a question costs more than a row.
void readSeats(Connection &connection, const QString &ids, QList<GameLine> &games)
{
    auto game = games.begin();
    connection.each(
        "SELECT s.game, p.id, p.name, p.colour, t.points, r.points "
        "FROM json_each(?) j JOIN seat s ON s.game = j.value JOIN player p ON p.id = s.player "
        "LEFT JOIN score t ON t.game = s.game AND t.seat = s.seat AND t.what = 'total' "
        "LEFT JOIN score r ON r.game = s.game AND r.seat = s.seat AND r.what = 'place' "
        "ORDER BY j.key, s.seat",
        [&](const Row &row) {
            while (game->id != row.number(0))
                ++game;
            SeatLine seat{row.number(1), row.text(2), row.text(3), {}, {}};
            if (!row.isNull(4))
                seat.total = row.integer(4);
            if (!row.isNull(5))
                seat.place = row.integer(5);
            game->seats.append(seat);
        },
        ids);
}

QList<GameLine> gameLines(Connection &connection, std::span<const qint64> games)
{
    QList<GameLine> lines;
    const QString ids = jsonOf(games);
    connection.each(
        "SELECT g.id, g.rules, g.started, g.zone, coalesce(p.name, ''), g.note, "
        "       coalesce((SELECT over FROM listing WHERE game = g.id LIMIT 1), 0), "
        "       (SELECT at FROM entry WHERE game = g.id ORDER BY number DESC LIMIT 1), "
        "       (SELECT number FROM entry WHERE game = g.id AND undone = 0 "
        "        ORDER BY number DESC LIMIT 1) "
        "FROM json_each(?) j JOIN game g ON g.id = j.value LEFT JOIN place p ON p.id = g.place "
        "ORDER BY j.key",
        [&](const Row &row) {
            lines.append({.id = row.number(0),
                          .rules = row.text(1),
                          .over = row.integer(6) != 0,
                          .started = row.number(2),
                          .zone = row.integer(3),
                          .touched = row.isNull(7) ? row.number(2) : row.number(7),
                          .entries = row.integer(8),
                          .place = row.text(4),
                          .note = row.text(5),
                          .seats = {}});
        },
        ids);
    readSeats(connection, ids, lines);
    return lines;
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
    const QList<GameLine> lines = gameLines(connection, {&game, 1});
    if (lines.isEmpty())
        throw Failure{Trouble::notFound, QString::number(game)};
    return lines.first();
}

Page history(Connection &connection, const Filter &filter, const std::optional<Mark> &after,
             int size)
{
    const std::vector<Mark> marks = find(connection, searchFor(connection, filter, after, size));
    std::vector<qint64> games;
    for (const Mark &mark : marks)
        if (int(games.size()) < size)
            games.push_back(mark.game);
    Page page{gameLines(connection, games), {}};
    if (marks.size() > games.size() && !games.empty())
        page.next = marks[games.size() - 1];
    return page;
}

QList<GameLine> unfinished(Connection &connection)
{
    QList<GameLine> games = history(connection, {.over = false}, {}, mostUnfinished).games;
    std::ranges::stable_sort(games, std::greater{}, &GameLine::touched);
    return games;
}

} // namespace foxpad::store
