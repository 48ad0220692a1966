// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics, against sums made here from the games themselves.
#include "kit.h"
#include "store/changes.h"
#include "store/index.h"
#include "store/opening.h"
#include "store/players.h"
#include "store/statistics.h"
#include "store/tallies.h"

#include <algorithm>
#include <map>

using namespace foxpad;
using namespace foxpad::store;

namespace {

const char *const names[] = {"Ann", "Bob", "Carl", "Dora"};
const char *const ids[] = {"ganz-schoen-clever", "clever-4ever", "keer-op-keer"};

struct Game {
    GameId id = 0;
    rules::Match match;
    rules::Report report;
    int month = 0;

    int seatOf(const std::string &name) const
    {
        const auto &players = match.header().players();
        const auto found = std::ranges::find(players, name);
        return found == players.end() ? -1 : int(found - players.begin());
    }
    bool won(int seat) const
    {
        return report.seats.size() > 1 && std::ranges::count(report.winners, seat + 1) > 0;
    }
};

// Some games around midnight of a month's end, where the clock of the place decides.
QDateTime dateOf(int i)
{
    const QDateTime noon(QDate(2025, 1 + i % 12, 1 + i % 28), QTime(12, i % 60), Qt::UTC);
    if (i % 7 == 0)
        return QDateTime(QDate(2025, 3, 31), QTime(23, 30), Qt::UTC).toOffsetFromUtc(2 * 3600);
    return noon;
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Connection> m_connection;
    std::map<GameId, Game> m_games;

    PlayerId idOf(const char *name) { return playerNamed(*m_connection, QString::fromUtf8(name)); }

    void compare(const char *name, const char *rules, const Period &period)
    {
        QList<int> totals;
        int contests = 0;
        int wins = 0;
        int shared = 0;
        double firstArea = 0;
        int mostFoxes = 0;
        std::map<std::string, std::array<int, 3>> duels; // games, won, lost
        for (const auto &[id, game] : m_games) {
            const int seat = game.seatOf(name);
            if (seat < 0 || game.match.game()->id() != rules ||
                (!period.allTime() && (game.month < period.from || game.month > period.until)))
                continue;
            const rules::Report::Seat &sheet = game.report.seats[std::size_t(seat)];
            totals.append(sheet.total);
            contests += game.report.seats.size() > 1 ? 1 : 0;
            wins += game.won(seat) && game.report.winners.size() == 1 ? 1 : 0;
            shared += game.won(seat) && game.report.winners.size() > 1 ? 1 : 0;
            firstArea += sheet.areas[0].points;
            mostFoxes = std::max(mostFoxes, sheet.foxes.value_or(0));
            for (std::size_t other = 0; other < game.report.seats.size(); ++other) {
                if (int(other) == seat)
                    continue;
                auto &duel = duels[game.match.header().players()[other]];
                const int mine = game.won(seat) ? 10000 : sheet.total;
                const int theirs = game.won(int(other)) ? 10000 : game.report.seats[other].total;
                ++duel[0];
                duel[1] += mine > theirs ? 1 : 0;
                duel[2] += mine < theirs ? 1 : 0;
            }
        }
        const Statistics found =
            statistics(*m_connection, idOf(name), QLatin1String(rules), period);
        const int games = int(totals.size());
        QCOMPARE(found.total.games, games);
        QCOMPARE(found.contests, contests);
        QCOMPARE(found.wins, wins);
        QCOMPARE(found.shared, shared);
        QCOMPARE(int(found.duels.size()), int(duels.size()));
        for (const Duel &duel : found.duels) {
            const auto expected = duels.at(duel.name.toStdString());
            QCOMPARE(duel.games, expected[0]);
            QCOMPARE(duel.won, expected[1]);
            QCOMPARE(duel.lost, expected[2]);
        }
        if (games == 0)
            return;
        std::ranges::sort(totals);
        QCOMPARE(found.total.best, totals.last());
        QCOMPARE(m_games.at(found.total.bestGame)
                     .report.seats[std::size_t(m_games.at(found.total.bestGame).seatOf(name))]
                     .total,
                 totals.last());
        QCOMPARE(found.spread.lowest, totals.first());
        QCOMPARE(found.spread.median, totals[(games + 1) / 2 - 1]);
        QCOMPARE(found.spread.lower, totals[(games + 3) / 4 - 1]);
        QCOMPARE(found.spread.highest, totals.last());
        QVERIFY(qAbs(found.areas[0].own.mean * games - firstArea) < 0.01);
        QCOMPARE(found.foxes.best, mostFoxes);
        QCOMPARE(int(found.series.size()), games);
        QVERIFY(std::ranges::is_sorted(found.series, {}, &Point::started));
        for (const Point &point : found.series)
            QCOMPARE(point.won, m_games.at(point.game).won(m_games.at(point.game).seatOf(name)));
        int inMonths = 0;
        for (const MonthLine &month : found.months)
            inMonths += month.games;
        QCOMPARE(inMonths, games);
    }

    void compareAll()
    {
        for (const char *name : names)
            for (const char *rules : ids)
                for (const Period &period : {Period{}, {202503, 202503}, {202502, 202508}})
                    compare(name, rules, period);
        QVERIFY(isClean(*m_connection));
    }

    void add(int i)
    {
        std::vector<std::string> head = {"foxpad 1", "game " + std::string(ids[i % 3])};
        for (int seat = 0; seat <= i % 3; ++seat)
            head.push_back("player " + std::string(names[(i / 3 + seat) % 4]));
        const QDateTime date = dateOf(i);
        head.push_back("date " + date.toString(Qt::ISODate).toStdString());
        Game game;
        game.match = randomMatch(head, std::uint64_t(i));
        game.report = game.match.game()->report(game.match.state());
        game.month = date.date().year() * 100 + date.date().month();
        game.id = insertMatch(*m_connection, game.match);
        m_games[game.id] = game;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_connection = openToWrite(m_folder.filePath(QStringLiteral("games.db")));
        Transaction transaction(*m_connection);
        for (int i = 0; i < 90; ++i)
            add(i);
        transaction.commit();
    }

    void addsUp() { compareAll(); }

    void everybodyIsAllSeats()
    {
        int seats = 0;
        double points = 0;
        for (const auto &[id, game] : m_games)
            for (const auto &seat : game.report.seats)
                if (game.match.game()->id() == ids[0]) {
                    ++seats;
                    points += seat.total;
                }
        const Statistics all = statistics(*m_connection, 0, QLatin1String(ids[0]));
        QCOMPARE(all.total.games, seats);
        QVERIFY(qAbs(all.total.mean * seats - points) < 0.01);
        const Statistics ann = statistics(*m_connection, idOf("Ann"), QLatin1String(ids[0]));
        QCOMPARE(ann.tableTotal.games, seats);
        QCOMPARE(ann.areas[0].name, QStringLiteral("yellow")); // as on the sheet
        QCOMPARE(ann.areas[0].table.games, seats);
        QVERIFY(!ann.weakest.isEmpty());
    }

    void listsWhatWasPlayed()
    {
        const QList<RulesLine> lines = overview(*m_connection, idOf("Ann"));
        QCOMPARE(lines.size(), 3);
        for (const RulesLine &line : lines)
            QCOMPARE(line.total.games,
                     statistics(*m_connection, idOf("Ann"), line.rules).total.games);
    }

    void knowsTheRegulars()
    {
        for (const QString &rules : {QString(), QString(QLatin1String(ids[2]))}) {
            const QList<Regular> all = regulars(*m_connection, rules);
            QCOMPARE(all.size(), 4);
            QVERIFY(std::ranges::is_sorted(all, std::greater(), &Regular::games));
            for (const Regular &regular : all) {
                int games = 0;
                int wins = 0;
                for (const auto &[id, game] : m_games) {
                    const int seat = game.seatOf(regular.player.name.toStdString());
                    if (seat < 0 || (!rules.isEmpty() && game.match.game()->id() != ids[2]))
                        continue;
                    ++games;
                    wins += game.won(seat) ? 1 : 0;
                }
                QCOMPARE(regular.games, games);
                QCOMPARE(regular.wins, wins);
            }
        }
    }

    void answersBeside()
    {
        Table table(m_folder.filePath(QStringLiteral("games.db")));
        const auto found = std::make_shared<QList<Regular>>();
        const auto done = wait<Done>([&](QObject *context, const Answer<Done> &answer) {
            table.store->ask([found](Connection &c) { *found = regulars(c); }, context, answer);
        });
        QVERIFY(bool(done));
        QCOMPARE(found->size(), 4);
        const auto failed = wait<Done>([&](QObject *context, const Answer<Done> &answer) {
            table.store->ask([](Connection &c) { gameLine(c, 99999); }, context, answer);
        });
        QVERIFY(!failed);
        QCOMPARE(failed.failure().trouble, Trouble::notFound);
    }

    void forgetsWhatIsRemoved()
    {
        // The best ones among them, so that the next best must be found.
        const std::map<GameId, Game> all = m_games;
        const Statistics ann = statistics(*m_connection, idOf("Ann"), QLatin1String(ids[0]));
        for (const GameId game : {ann.total.bestGame, ann.chain.bestGame, GameId(7), GameId(21)})
            if (m_games.erase(game) > 0)
                removeGame(*m_connection, game);
        compareAll();
        for (const auto &[id, game] : all)
            if (!m_games.contains(id))
                bringBack(*m_connection, id);
        m_games = all;
        compareAll();
    }

    void rebuildsTheSame()
    {
        m_connection->execute(QStringLiteral("DELETE FROM tally"));
        m_connection->execute(QStringLiteral("DELETE FROM listing WHERE game % 2 = 0"));
        m_connection->execute(QStringLiteral("UPDATE score SET points = 1 WHERE game = 3"));
        QVERIFY(!check(*m_connection).clean());
        rebuild(*m_connection);
        compareAll();
    }

    void mergesPlayers()
    {
        QVERIFY(!attempt([&] { mergePlayers(*m_connection, idOf("Ann"), idOf("Bob")); }));
        QVERIFY(isClean(*m_connection));
        const PlayerId anna = playerNamed(*m_connection, QStringLiteral("Anna"));
        const GameId game = insertMatch(
            *m_connection, randomMatch({"foxpad 1", "game clever-4ever", "player Anna"}, 5));
        const int before =
            statistics(*m_connection, idOf("Ann"), QLatin1String(ids[1])).total.games;
        mergePlayers(*m_connection, anna, idOf("Ann"));
        const Statistics after = statistics(*m_connection, idOf("Ann"), QLatin1String(ids[1]));
        QCOMPARE(after.total.games, before + 1);
        QCOMPARE(after.series.last().game, game);
        QVERIFY(isClean(*m_connection));
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
