// SPDX-License-Identifier: GPL-3.0-or-later
// What the statistics and players pages show, against games counted by hand.
#include "person.h"
#include "players.h"
#include "small_games.h"
#include "statistics.h"

#include <QTemporaryDir>
#include <QTest>

using namespace foxpad;
using namespace foxpad::app;

namespace {

const QList<test::SmallGame> threeGames{{"2020-01-10T19:00:00Z", "Ann", 5, "Bob", 3},  // 11 : 9
                                        {"2020-02-10T19:00:00Z", "Bob", 6, "Ann", 2},  // 12 : 8
                                        {"2020-02-11T19:00:00Z", "Ann", 6, "Cem", 6}}; // 12 : 12

QString text(const QAbstractItemModel &model, int row, int role)
{
    return model.data(model.index(row, 0), role).toString();
}

int number(const QAbstractItemModel &model, int row, int role)
{
    return model.data(model.index(row, 0), role).toInt();
}

} // namespace

class TestStatisticsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shelf> m_shelf;

    void open(const QList<test::SmallGame> &games)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QString file = m_folder->filePath(QStringLiteral("games.sqlite"));
        QVERIFY(test::storeGames(file, m_folder->path(), games));
        m_shelf = std::make_unique<Shelf>();
        m_shelf->open(file);
        QTRY_COMPARE(m_shelf->status(), Shelf::Ready);
    }

    qint64 idOf(const char *name)
    {
        const auto players = m_shelf->store()->players(true);
        for (const store::Player &player : *players)
            if (player.name == QLatin1String(name))
                return player.id;
        return -1;
    }

private Q_SLOTS:
    void countsOnePlayer()
    {
        open(threeGames);
        Statistics stats;
        stats.setShelf(m_shelf.get());
        QVERIFY(stats.asking());
        QTRY_COMPARE(stats.state(), Statistics::Shown);
        // Ann plays most: 11, 8 and 12.
        QCOMPARE(stats.playerName(), QStringLiteral("Ann"));
        QCOMPARE(stats.games(), 3);
        QCOMPARE(stats.average(), 10);      // 31 / 3
        QCOMPARE(stats.tableAverage(), 11); // 64 / 6
        QCOMPARE(stats.best(), 12);
        QCOMPARE(stats.wins(), QStringLiteral("2")); // one of them shared with Cem
        QCOMPARE(stats.winsName(), QStringLiteral("wins, 67 %"));
        const PlotData &games = stats.lastGames()->data();
        QCOMPARE(games.spots.size(), 3);
        QCOMPARE(games.spots[0].value, 11.0);
        QCOMPARE(games.spots[1].value, 8.0);
        QVERIFY(games.spots[0].strong && !games.spots[1].strong && games.spots[2].strong);
        QCOMPARE(games.line[1], 9.5);
        const PlotData &months = stats.months()->data();
        QCOMPARE(months.spots.size(), 2);
        QCOMPARE(months.spots[1].value, 10.0);
        QCOMPARE(months.spots[1].at - months.spots[0].at, 1.0);
    }

    void comparesAreasAndActions()
    {
        open(threeGames);
        Statistics stats;
        stats.setShelf(m_shelf.get());
        QTRY_COMPARE(stats.state(), Statistics::Shown);
        const AverageModel &areas = *stats.areas();
        QCOMPARE(areas.rowCount(), 5);
        QCOMPARE(text(areas, 3, AverageRow::KeyRole), QStringLiteral("orange"));
        QCOMPARE(text(areas, 3, AverageRow::OwnRole), QStringLiteral("10"));
        QCOMPARE(text(areas, 3, AverageRow::TableRole), QStringLiteral("11"));
        QCOMPARE(text(areas, 0, AverageRow::OwnRole), QStringLiteral("0"));
        // Re-rolls of rounds 1 and 3, the extra die of round 2: nobody used them.
        const AverageModel &unused = *stats.unused();
        QCOMPARE(unused.rowCount(), 2);
        QCOMPARE(text(unused, 0, AverageRow::KeyRole), QStringLiteral("extra"));
        QCOMPARE(text(unused, 0, AverageRow::OwnRole), QStringLiteral("1.0"));
        QCOMPARE(text(unused, 1, AverageRow::OwnRole), QStringLiteral("2.0"));
    }

    void knowsDuelsAndRecords()
    {
        open(threeGames);
        Statistics stats;
        stats.setShelf(m_shelf.get());
        QTRY_COMPARE(stats.state(), Statistics::Shown);
        const DuelModel &duels = *stats.duels();
        QCOMPARE(duels.rowCount(), 2);
        QCOMPARE(text(duels, 0, DuelRow::NameRole), QStringLiteral("Bob"));
        QCOMPARE(number(duels, 0, DuelRow::WonRole), 1);
        QCOMPARE(number(duels, 0, DuelRow::LostRole), 1);
        QCOMPARE(number(duels, 1, DuelRow::SharedRole), 1);
        const RecordModel &records = *stats.records();
        QCOMPARE(number(records, 0, RecordRow::KindRole), int(RecordRow::Total));
        QCOMPARE(text(records, 0, RecordRow::TitleRole), QStringLiteral("12 points"));
        QVERIFY(text(records, 0, RecordRow::DetailRole).contains(QLatin1String("against Cem")));
        QCOMPARE(number(records, 0, RecordRow::GameRole), 3);
    }

    void filters()
    {
        open(threeGames);
        Statistics stats;
        stats.setShelf(m_shelf.get());
        stats.setPlayer(double(idOf("Cem")));
        QTRY_COMPARE(stats.playerName(), QStringLiteral("Cem"));
        QCOMPARE(stats.games(), 1);
        stats.setPlayer(0);
        QTRY_COMPARE(stats.games(), 6); // everybody's sheets
        QVERIFY(stats.wins().isEmpty());
        QCOMPARE(stats.lastGames()->count(), 0);
        stats.setSpan(Statistics::Month);
        QTRY_COMPARE(stats.state(), Statistics::NotThese);
        stats.setSpan(Statistics::AllTime);
        QTRY_COMPARE(stats.state(), Statistics::Shown);
        stats.setRules(QStringLiteral("keer-op-keer"));
        QTRY_COMPARE(stats.state(), Statistics::NotThese);
        QCOMPARE(stats.gameName(), QStringLiteral("Keer op Keer"));
    }

    void spansEndWithThisMonth()
    {
        const QDate day(2026, 2, 28);
        QVERIFY(Statistics::periodOf(Statistics::AllTime, day).allTime());
        QCOMPARE(Statistics::periodOf(Statistics::Month, day).from, 202602);
        QCOMPARE(Statistics::periodOf(Statistics::Quarter, day).from, 202512);
        QCOMPARE(Statistics::periodOf(Statistics::Year, day).from, 202503);
        QCOMPARE(Statistics::periodOf(Statistics::Year, day).until, 202602);
    }

    void emptyIsNoGame()
    {
        open({});
        Statistics stats;
        stats.setShelf(m_shelf.get());
        QTRY_COMPARE(stats.state(), Statistics::NoGame);
        Players players;
        players.setShelf(m_shelf.get());
        QVERIFY(!players.nobody()); // not before it is known
        QTRY_VERIFY(players.nobody());
    }

    void spreadHasFewRoundBars()
    {
        store::Spread spread;
        spread.lowest = 97;
        spread.highest = 214;
        spread.bars = {{97, 1}, {150, 2}, {151, 3}, {214, 1}};
        const PlotData plot = plotOfSpread(spread, 147);
        QVERIFY(plot.bars);
        QCOMPARE(plot.spots.size(), 7); // 80, 100 … 200
        QCOMPARE(plot.spots[0].caption, QStringLiteral("80"));
        QCOMPARE(plot.spots[3].value, 5.0); // 140 to 159
        QVERIFY(plot.spots[3].strong);
        QCOMPARE(plot.spots[1].value, 0.0);
        QCOMPARE(roundTicks(99, 173, 3), QList<int>({75, 100, 125, 150, 175}));
        QCOMPARE(roundTicks(-12, 3, 3), QList<int>({-15, -10, -5, 0, 5}));
        QCOMPARE(plotOfSpread({}, 0).spots.size(), 0);
    }

    void changesAPerson()
    {
        open(threeGames);
        Person person;
        person.setShelf(m_shelf.get());
        person.setPlayer(double(idOf("Bob")));
        QTRY_COMPARE(person.name(), QStringLiteral("Bob"));
        QCOMPARE(person.detail(), QStringLiteral("2 games, 1 won"));
        QCOMPARE(person.played()->count(), 1);
        QCOMPARE(person.lately()->count(), 2);
        person.rename(QStringLiteral("ann"));
        QTRY_VERIFY(!person.nameProblem().isEmpty());
        person.rename(QStringLiteral("Robert"));
        QTRY_COMPARE(person.name(), QStringLiteral("Robert"));
        QVERIFY(person.nameProblem().isEmpty());
        person.choose(QStringLiteral("green"));
        QTRY_COMPARE(person.colour(), QStringLiteral("green"));
        person.archive(true);
        QTRY_VERIFY(person.archived());
        Players players;
        players.setShelf(m_shelf.get());
        QTRY_COMPARE(players.archivedCount(), 1);
        QCOMPARE(players.people()->rowCount(), 2);
    }

    void mergesTwo()
    {
        open(threeGames);
        Person person;
        person.setShelf(m_shelf.get());
        person.setPlayer(double(idOf("Cem")));
        QTRY_COMPARE(person.games(), 1);
        person.mergeInto(double(idOf("Ann"))); // they met
        QTRY_VERIFY(m_shelf->message().contains(QLatin1String("one table")));
        QCOMPARE(person.name(), QStringLiteral("Cem"));
        person.mergeInto(double(idOf("Bob")));
        QTRY_COMPARE(person.name(), QStringLiteral("Bob"));
        QCOMPARE(person.games(), 3);
        QCOMPARE(idOf("Cem"), -1);
    }
};

QTEST_MAIN(TestStatisticsPage)
#include "tst_statistics_page.moc"
