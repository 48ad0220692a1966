// SPDX-License-Identifier: GPL-3.0-or-later
// Clever 4Ever: what a sheet is worth.
#include "ever_play.h"

using play::calm;
using play::marks;
using play::onPaper;
using play::Pad;

class TestEverScore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void yellowScore();
    void blueScore();
    void greyScore();
    void greenScore();
    void greenScoresPairsOnly();
    void pinkScore();
    void pinkReach();
    void foxes();
    void negativeYellowMakesFoxesNegative();
    void bands();
};

void TestEverScore::yellowScore()
{
    Pad pad = onPaper();
    GIVES(marks(pad, {"yellow.bottom 6", "yellow.bottom 6", "yellow.bottom 6", "yellow.bottom 1",
                      "yellow.bottom 2", "yellow.middle 1", "yellow.middle 2"}),
          "ok");
    GIVES(calm(pad), "");
    GIVES(marks(pad, {"yellow.middle 4"}), "ok");
    GIVES(calm(pad), "");
    QCOMPARE(pad.area(1, "yellow"), 21 - 7);
    GIVES(marks(pad, {"yellow.top 1"}), "ok");
    QCOMPARE(pad.area(1, "yellow"), 21 - 7 + 10);
    GIVES(marks(pad, {"yellow.top 2", "yellow.top 3"}), "ok");
    QCOMPARE(pad.area(1, "yellow"), 49);
    TAKES(pad, "1 bonus ?grey grey.1\n1 mark yellow.top 4\n1 bonus ?green green.top 1\n"
               "1 mark yellow.middle 1\n");
    QCOMPARE(pad.area(1, "yellow"), 49 - 1 + 15);
    TAKES(pad, "1 mark yellow.top 5\n1 mark yellow.middle 1\n");
    QCOMPARE(pad.area(1, "yellow"), 63 - 1 + 20);
    GIVES(pad.pending(1), ""); // ?yellow found no row left
    GIVES(pad.box(1, "yellow.middle.3"), "4");
    GIVES(pad.box(1, "yellow.top.5"), "5");
}

void TestEverScore::blueScore()
{
    Pad pad = onPaper();
    GIVES(marks(pad, {"blue.5.2", "blue.1.2", "blue.2.5"}), "ok");
    QCOMPARE(pad.area(1, "blue"), 8 + 6);
    GIVES(marks(pad, {"blue.6.5"}), "ok");
    QCOMPARE(pad.area(1, "blue"), 25);
    const int points[] = {7, 8, 9, 10, 11, 12};
    for (int column = 1; column <= 6; ++column) {
        Pad one = onPaper();
        int crosses = 0;
        for (int row = 1; row <= 6; ++row) {
            if (row + column == 7)
                continue; // on the diagonal that scores
            TAKES(one, "1 mark blue." + std::to_string(row) + '.' + std::to_string(column));
            QCOMPARE(one.area(1, "blue"), ++crosses < 2 ? 0 : points[column - 1]);
        }
    }
}

void TestEverScore::greyScore()
{
    Pad pad = onPaper();
    for (const char *group : {"1", "9", "2", "3", "13", "14", "5", "15", "7", "11", "8", "17"}) {
        TAKES(pad, std::string("1 mark grey.") + group);
        GIVES(calm(pad), "");
    }
    // The first column, the seventh, and those of 8, 9, 10, 10 and 11 points.
    QCOMPARE(pad.area(1, "grey"), 55);
    Pad all = onPaper();
    for (const char *group : play::greyOrder) {
        TAKES(all, std::string("1 mark grey.") + group);
        GIVES(calm(all), "");
    }
    QCOMPARE(all.area(1, "grey"), 1 + 2 + 3 + 4 + 5 + 6 + 6 + 7 + 7 + 8 + 8 + 9 + 9 + 10 + 10 + 11);
    int boxes = 0;
    for (const play::Report::Box &box : all.seat(1).boxes)
        boxes += box.name.starts_with("grey") ? 1 : 0;
    QCOMPARE(boxes, 64);
}

void TestEverScore::greenScore()
{
    Pad pad = onPaper();
    GIVES(marks(pad, {"green.top 4", "green.top 4", "green.top 5", "green.top 3", "green.top 6"}),
          "ok");
    for (const char *value : {"6", "4", "5", "4"}) {
        TAKES(pad, std::string("1 mark green.bottom ") + value);
        GIVES(calm(pad), "");
    }
    QCOMPARE(pad.area(1, "green"), 10 + 8 + 10 + 14);
}

void TestEverScore::greenScoresPairsOnly()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark green.bottom 6");
    QCOMPARE(pad.area(1, "green"), 0);
    TAKES(pad, "1 mark green.top 5\n1 mark green.top 5\n");
    QCOMPARE(pad.area(1, "green"), 11);
    GIVES(pad.box(1, "green.top.2"), "5");
    GIVES(pad.box(1, "green.bottom.1"), "6");
}

void TestEverScore::pinkScore()
{
    Pad pad = onPaper();
    GIVES(marks(pad,
                {"pink 1", "pink 2", "pink 1", "pink 4", "pink 1", "pink 6", "pink 1", "pink 1"}),
          "ok");
    QCOMPARE(pad.area(1, "pink"), 32);
}

void TestEverScore::pinkReach()
{
    const int points[] = {2, 4, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42};
    Pad pad = onPaper();
    for (const int reached : points) {
        TAKES(pad, "1 mark pink 1");
        QCOMPARE(pad.area(1, "pink"), reached);
    }
}

void TestEverScore::foxes()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark yellow.bottom 6\n1 mark yellow.bottom 6\n1 mark yellow.bottom 2\n"
               "1 mark yellow.top 1\n1 mark yellow.top 2\n1 mark yellow.top 3\n"
               "1 bonus ?grey grey.1\n1 mark yellow.top 4\n1 bonus ?green green.top 6\n"
               "1 mark yellow.top 5\n"                                                // a fox
               "1 mark blue.6.5\n1 mark blue.6.6\n1 mark blue.1.5\n1 mark blue.2.6\n" // a fox
               "1 mark pink 1\n1 mark pink 1\n1 mark pink 1\n1 mark pink 1\n1 mark pink 1\n"
               "1 mark pink 1\n1 mark pink 1\n1 mark pink 5\n" // a fox
               "1 mark green.top 6\n1 mark green.bottom 6\n1 mark green.bottom 6\n"
               "1 bonus ?blue blue.3.1\n"
               "1 mark grey.9\n1 mark grey.2\n1 mark grey.16\n1 mark grey.3\n"
               "1 bonus ?green green.top 1\n1 mark grey.12\n1 bonus ?pink pink 1\n"
               "1 mark grey.10\n");
    QCOMPARE(pad.area(1, "yellow"), 14);
    for (const char *other : {"blue", "grey", "green", "pink"})
        QVERIFY(pad.area(1, other) > 14);
    QCOMPARE(pad.seat(1).foxes, 3);
    QCOMPARE(pad.seat(1).foxPoints, 42);
    int sum = 42;
    const play::Report::Seat seat = pad.seat(1);
    for (const play::Report::Score &area : seat.areas)
        sum += area.points;
    QCOMPARE(seat.total, sum);
}

void TestEverScore::negativeYellowMakesFoxesNegative()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark yellow.middle 6\n1 mark blue.6.1\n1 mark blue.6.2\n");
    QCOMPARE(pad.area(1, "yellow"), -6);
    QCOMPARE(pad.seat(1).foxes, 1);
    QCOMPARE(pad.seat(1).foxPoints, -6);
    QCOMPARE(pad.seat(1).total, -12);
}

void TestEverScore::bands()
{
    const auto bands = play::findGame("clever-4ever")->bands();
    const std::vector<int> expected{450, 420, 390, 360, 330, 300, 270, 240, 210, 180};
    QCOMPARE(std::vector<int>(bands.begin(), bands.end()), expected);
}

QTEST_APPLESS_MAIN(TestEverScore)
#include "tst_4ever_score.moc"
