// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

#include "index.h"
#include "record.h"
#include "summary.h"
#include "tallies.h"

#include <algorithm>
#include <set>

namespace foxpad::store {
namespace {

using Kind = Finding::Kind;

void checkFile(Connection &connection, Checked &checked)
{
    connection.each("PRAGMA integrity_check", [&](const Row &row) {
        if (row.text(0) != QLatin1String("ok"))
            checked.findings.append({Kind::file, 0, row.text(0)});
    });
    connection.each("PRAGMA foreign_key_check", [&](const Row &row) {
        checked.findings.append({Kind::file, 0, row.text(0) + u' ' + row.text(1)});
    });
}

// Numbered from 1 without a gap, the undone ones last.
bool inOrder(Connection &connection, GameId game)
{
    int expected = 0;
    bool undone = false;
    bool good = true;
    connection.each(
        "SELECT number, undone FROM entry WHERE game = ? ORDER BY number",
        [&](const Row &row) {
            good = good && row.integer(0) == ++expected && (row.integer(1) != 0 || !undone);
            undone = row.integer(1) != 0;
        },
        game);
    return good;
}

// What the listing should hold of a game, and holds.
bool isListed(Connection &connection, GameId game, bool deleted, bool over)
{
    std::set<qint64> keys;
    if (!deleted)
        connection.each(
            "SELECT 0 UNION SELECT player FROM seat WHERE game = ? "
            "UNION SELECT -place FROM game WHERE id = ? AND place IS NOT NULL",
            [&](const Row &row) { keys.insert(row.number(0)); }, game, game);
    std::set<qint64> listed;
    bool fits = true;
    connection.each(
        "SELECT l.key, l.over, l.rules = g.rules AND l.started = g.started "
        "FROM listing l JOIN game g ON g.id = l.game WHERE l.game = ?",
        [&](const Row &row) {
            listed.insert(row.number(0));
            fits = fits && (row.integer(1) != 0) == over && row.integer(2) != 0;
        },
        game);
    return fits && keys == listed;
}

std::vector<Score> storedScores(Connection &connection, GameId game)
{
    std::vector<Score> scores;
    connection.each(
        "SELECT seat, what, points FROM score WHERE game = ?",
        [&](const Row &row) {
            scores.push_back({row.integer(0), row.utf8(1), row.integer(2)});
        },
        game);
    std::sort(scores.begin(), scores.end());
    return scores;
}

void checkGame(Connection &connection, GameId game, bool deleted, Checked &checked)
{
    const Record record = readRecord(connection, game);
    const Played played = play(record);
    ++checked.games;
    checked.entries += qint64(record.lines.size());
    if (!inOrder(connection, game))
        checked.findings.append({Kind::record, game, QStringLiteral("entries out of order")});
    if (played.refusal)
        checked.findings.append({Kind::record, game,
                                 QStringLiteral("entry %1: %2")
                                     .arg(played.fitting + 1)
                                     .arg(QString::fromStdString(sentence(played.refusal)))});
    std::vector<Score> scores = scoresOf(played.match);
    const bool over = !scores.empty();
    if (deleted)
        scores.clear();
    std::sort(scores.begin(), scores.end());
    if (!isListed(connection, game, deleted, over))
        checked.findings.append({Kind::lists, game, QStringLiteral("listing")});
    if (scores != storedScores(connection, game))
        checked.findings.append({Kind::lists, game, QStringLiteral("score")});
}

// Adds up afresh beside the stored sums, and compares.
void checkSums(Connection &connection, Checked &checked)
{
    const auto run = [&](const char *sql, const char *table) {
        connection.execute(QString::fromLatin1(sql).arg(QLatin1String(table)));
    };
    constexpr const char *tables[] = {"tally", "spread", "duel"};
    for (const char *table : tables)
        run("CREATE TEMP TABLE %1 AS SELECT * FROM main.%1 WHERE 0", table);
    sumUp(connection, QStringLiteral("temp"));
    for (const char *table : tables) {
        const QString differences =
            QStringLiteral("SELECT (SELECT count(*) FROM (SELECT * FROM main.%1 EXCEPT "
                           "SELECT * FROM temp.%1)) + (SELECT count(*) FROM (SELECT * FROM "
                           "temp.%1 EXCEPT SELECT * FROM main.%1))")
                .arg(QLatin1String(table));
        if (const auto count = connection.number(qPrintable(differences)).value_or(1); count > 0)
            checked.findings.append({Kind::sums, 0, QLatin1String(table)});
    }
    for (const char *table : tables)
        run("DROP TABLE temp.%1", table);
}

} // namespace

Checked check(Connection &connection, const Progress &progress)
{
    Checked checked;
    Transaction transaction(connection, Transaction::Kind::read);
    checkFile(connection, checked);
    Counter counter(connection, progress, true);
    connection.each("SELECT id, deleted IS NOT NULL FROM game ORDER BY id", [&](const Row &row) {
        checkGame(connection, row.number(0), row.integer(1) != 0, checked);
        counter.next();
    });
    if (!isDerived(connection))
        checked.findings.append({Kind::sums, 0, QStringLiteral("derived in another way")});
    checkSums(connection, checked);
    transaction.commit();
    return checked;
}

} // namespace foxpad::store
