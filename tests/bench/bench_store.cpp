// SPDX-License-Identifier: GPL-3.0-or-later
// What the store costs: an entry against a bare insert, opening, and the screens' questions with
// 100,000 games. The large file is made once and kept beside the program.
#include "many_games.h"
#include "store/index.h"
#include "store/log.h"
#include "store/opening.h"
#include "store/random_game.h"
#include "store/record.h"
#include "store/schema.h"
#include "store/statistics.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace foxpad;
using namespace foxpad::store;

namespace {

// By the clock, or by what the processor spent on it: then other load does not count.
enum class Clock { wall, processor };

class Times {
public:
    explicit Times(Clock clock = Clock::wall)
        : m_clock(clock == Clock::wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID)
    {}

    template <typename Work>
    void measure(Work work)
    {
        const double start = now();
        work();
        m_times.push_back(now() - start);
    }

    double share(double part) // of all, in milliseconds: 0.5 is the median
    {
        std::ranges::sort(m_times);
        return m_times[std::min(m_times.size() - 1, std::size_t(part * double(m_times.size())))];
    }

private:
    double now() const // in milliseconds
    {
        timespec time{};
        ::clock_gettime(m_clock, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    clockid_t m_clock;
    std::vector<double> m_times;
};

// An entry in every way, turn by turn, so that whatever else the machine does hits all alike.
void measureAppending(const QString &folder)
{
    const std::vector<std::string> head = {"foxpad 1",    "game ganz-schoen-clever",
                                           "player Ann",  "player Bob",
                                           "player Carl", "player Dora"};
    Connection bare(folder + QStringLiteral("/bare.db"), Access::readWrite);
    bare.execute(QStringLiteral("PRAGMA journal_mode = WAL"));
    bare.execute(QStringLiteral(
        "CREATE TABLE entry (game INTEGER NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, "
        "at INTEGER NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID"));
    const auto connection = openToWrite(folder + QStringLiteral("/log.db"));
    auto opened = Store::open(folder + QStringLiteral("/store.db"));
    Store &store = **opened;
    QObject context;
    QEventLoop loop;

    Times bareTimes, logTimes, storeTimes;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const rules::Match match = randomMatch(head, seed);
        rules::Match fresh;
        for (const std::string &line : head)
            fresh.addLine(line);
        const auto particulars = particularsOf(fresh.header(), QDateTime::currentDateTime());
        Log log(*connection, insertGame(*connection, fresh, particulars, {}));
        GameId game = 0;
        store.create(head, &context, [&](const Result<GameId> &made) {
            game = *made;
            loop.quit();
        });
        loop.exec();
        qint64 number = 0;
        for (const rules::Entry &entry : match.log()) {
            const std::string line = match.game()->write(entry);
            ++number;
            bareTimes.measure([&] {
                bare.run("INSERT INTO entry (game, number, line, at) VALUES (?, ?, ?, ?)",
                         qint64(seed), number, std::string_view(line),
                         QDateTime::currentMSecsSinceEpoch());
            });
            logTimes.measure([&] { log.append(line); });
            storeTimes.measure([&] {
                store.append(game, line, &context, [&](const Result<Done> &) { loop.quit(); });
                loop.exec();
            });
        }
    }
    std::printf("an entry: bare insert %.3f ms, store %.2f times that, with its thread and back "
                "%.2f times (medians)\n",
                bareTimes.share(0.5), logTimes.share(0.5) / bareTimes.share(0.5),
                storeTimes.share(0.5) / bareTimes.share(0.5));
}

void measureOpening(const QString &folder, const QString &large)
{
    const QString small = folder + QStringLiteral("/empty.db");
    openToWrite(small);
    Times smallTimes, largeTimes;
    for (int i = 0; i < 60; ++i) {
        smallTimes.measure([&] { openToWrite(small); });
        largeTimes.measure([&] { openToWrite(large); });
    }
    std::printf("opening: an empty file %.2f ms, %d games %.2f times that (medians)\n",
                smallTimes.share(0.5), manyGames, largeTimes.share(0.5) / smallTimes.share(0.5));
}

template <typename Ask>
void measureQuestion(const char *name, Ask ask)
{
    Times times(Clock::processor);
    Times wall;
    for (int i = 0; i < 300; ++i)
        wall.measure([&] { times.measure([&] { ask(i); }); });
    std::printf("  %-44s %6.2f ms  (median %.2f; by the clock %.2f)\n", name, times.share(0.95),
                times.share(0.5), wall.share(0.95));
}

void measureHistory(Connection &connection)
{
    const QString clever = QStringLiteral("ganz-schoen-clever");
    const auto ask = [&](const char *name, const Filter &filter, std::optional<Mark> after = {}) {
        measureQuestion(name, [&](int) { history(connection, filter, after); });
    };
    const auto far = history(connection, {}, Mark{1'600'000'000'000, 0}).next;
    const qint64 from = 1'500'000'000'000;
    const qint64 until = from + 30LL * 86'400'000;
    ask("history, first page", {});
    ask("history, a page far down", {}, far);
    ask("history, one game", {.rules = clever});
    ask("history, busiest player", {.player = 1});
    ask("history, rarest player", {.player = manyPlayers});
    ask("history, player and game", {.rules = clever, .player = 3});
    ask("history, unfinished", {.over = false});
    ask("history, finished", {.over = true});
    ask("history, a month", {.from = from, .until = until});
    ask("history, player, game, month, finished",
        {.rules = clever, .player = 2, .over = true, .from = from, .until = until});
    ask("history, name of one", {.text = QStringLiteral("person 42")});
    ask("history, name of many", {.text = QStringLiteral("person")});
    ask("history, place", {.text = QStringLiteral("place 7")});
    ask("history, nothing found", {.text = QStringLiteral("nobody")});
    ask("history, player at a place", {.player = 1, .text = QStringLiteral("place 7")});
    measureQuestion("unfinished games, for Home", [&](int) { unfinished(connection); });
}

void measureStatistics(Connection &connection)
{
    const QString clever = QStringLiteral("ganz-schoen-clever");
    measureQuestion("statistics, busiest player", [&](int) { statistics(connection, 1, clever); });
    measureQuestion("statistics, any player",
                    [&](int i) { statistics(connection, 1 + i % manyPlayers, clever); });
    measureQuestion("statistics, everybody", [&](int) { statistics(connection, 0, clever); });
    measureQuestion("statistics, busiest player, a year", [&](int) {
        statistics(connection, 1, clever, {202101, 202112});
    });
    measureQuestion("overview of a player",
                    [&](int i) { overview(connection, 1 + i % manyPlayers); });
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    // On the disk where games would be, not in memory.
    const QTemporaryDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/run"));
    measureAppending(folder.path());
    const QString large = largeFile();
    measureOpening(folder.path(), large);
    std::printf("with %d games, 95th percentile of 300, processor's time:\n", manyGames);
    const auto connection = openToRead(large);
    measureHistory(*connection);
    measureStatistics(*connection);
    return 0;
}
