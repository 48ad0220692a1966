// SPDX-License-Identifier: GPL-3.0-or-later
// The tally's words and numbers against whole games.
#include "kit/scripted.h"
#include "tally.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace foxpad;

class TestTally : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheReport_data();
    void agreesWithTheReport();
    void solo();
    void tie();
    void ownPads();
    void goingOn();
};

namespace {

QVariant value(const app::Tally &tally, int seat, int role)
{
    return tally.index(seat).data(role);
}

// Seeds until a game ends as wanted.
template <typename Wanted>
rules::Match playUntil(const std::vector<std::string> &head, Wanted wanted)
{
    for (std::uint64_t seed = 1; seed < 4000; ++seed) {
        rules::Match match = kit::playScripted(head, seed);
        if (wanted(match.game()->report(match.state()))) {
            return match;
        }
    }
    return {};
}

} // namespace

void TestTally::agreesWithTheReport_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const auto *game : {"ganz-schoen-clever", "clever-4ever", "keer-op-keer"}) {
        QTest::newRow(game) << QByteArray(game);
    }
}

void TestTally::agreesWithTheReport()
{
    QFETCH(const QByteArray, game);
    const rules::Match match =
        kit::playScripted({"foxpad 1", "game " + game.toStdString(), "player Ann", "player Bob",
                           "player Cem", "entry dice"},
                          7);
    app::Tally tally;
    const QAbstractItemModelTester tester(&tally);
    tally.show(match);
    const rules::Report report = match.game()->report(match.state());
    QVERIFY(tally.over());
    QCOMPARE(tally.rowCount(), 3);
    int first = 0;
    for (int i = 0; i < 3; ++i) {
        const auto &seat = report.seats[static_cast<std::size_t>(i)];
        QCOMPARE(value(tally, i, app::Tally::TotalRole).toInt(), seat.total);
        const auto points = value(tally, i, app::Tally::PointsRole).value<QList<int>>();
        int sum = seat.foxPoints;
        for (const int area : points) {
            sum += area;
        }
        QCOMPARE(sum, seat.total);
        const bool won = std::ranges::count(report.winners, i + 1) > 0;
        QCOMPARE(value(tally, i, app::Tally::WinnerRole).toBool(), won);
        first += value(tally, i, app::Tally::PlaceRole).toString() == QLatin1String("1st") ? 1 : 0;
    }
    QCOMPARE(first, static_cast<int>(report.winners.size()));
}

void TestTally::solo()
{
    const rules::Match match =
        kit::playScripted({"foxpad 1", "game ganz-schoen-clever", "player Ann", "entry dice"}, 3);
    app::Tally tally;
    tally.show(match);
    const int total = value(tally, 0, app::Tally::TotalRole).toInt();
    QCOMPARE(tally.headline(), QStringLiteral("Ann"));
    QCOMPARE(tally.bands(), 9);
    const auto floors = match.game()->bands();
    for (int i = 0; i < tally.band(); ++i) {
        QVERIFY(total < floors[static_cast<std::size_t>(i)]);
    }
    QVERIFY(tally.band() == 8 || total >= floors[static_cast<std::size_t>(tally.band())]);
    QCOMPARE(value(tally, 0, app::Tally::PlaceRole).toString(), QString());
}

void TestTally::tie()
{
    const rules::Match match =
        playUntil({"foxpad 1", "game ganz-schoen-clever", "player Ann", "player Bob", "player Cem",
                   "player Dan", "entry dice"},
                  [](const rules::Report &report) { return report.decidedBy == "best-area"; });
    QVERIFY2(match.game() != nullptr, "no tie among the games tried");
    app::Tally tally;
    tally.show(match);
    const rules::Report report = match.game()->report(match.state());
    const int winner = report.winners.front() - 1;
    QVERIFY2(tally.reason().contains(QLatin1String("won on best area")),
             qPrintable(tally.reason()));
    QVERIFY(tally.reason().contains(
        QString::number(report.seats[static_cast<std::size_t>(winner)].total)));
    // The looped area is the winner's best.
    const auto points = value(tally, winner, app::Tally::PointsRole).value<QList<int>>();
    const int looped = value(tally, winner, app::Tally::LoopedRole).toInt();
    QCOMPARE(points[looped], *std::ranges::max_element(points));
}

void TestTally::ownPads()
{
    const rules::Match match = kit::playScripted(
        {"foxpad 1", "game keer-op-keer", "player Ann", "entry sheet", "table 3"}, 5, 0.2);
    app::Tally tally;
    tally.show(match);
    QCOMPARE(tally.headline(), QStringLiteral("Ann"));
    QCOMPARE(value(tally, 0, app::Tally::WinnerRole).toBool(), false);
    QCOMPARE(tally.band(), -1);
}

void TestTally::goingOn()
{
    const rules::Match match = kit::playScripted(
        {"foxpad 1", "game clever-4ever", "player Ann", "player Bob", "entry dice"}, 5, 0.5);
    app::Tally tally;
    tally.show(match);
    QVERIFY(!tally.over());
    QVERIFY(tally.headline().endsWith(QLatin1String("leads")));
}

QTEST_MAIN(TestTally)
#include "tst_tally.moc"
