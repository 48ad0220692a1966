// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever: what a sheet is worth and who wins.
#include "play.h"

using play::Pad;

class TestScore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void yellow_data();
    void yellow();
    void blue();
    void green();
    void orange();
    void purple();
    void foxIsWorthTheLowestArea();
    void foxIsWorthNothingWhileAnAreaIs();
    void ends_data();
    void ends();
    void bands();
};

namespace {

// Closes all rounds of a game whose black bonuses go where they bring no points.
QByteArray close(Pad &pad)
{
    for (int i = 0; i < 20 && !pad.report().over; ++i) {
        for (std::size_t seat = 1; seat <= pad.report().seats.size(); ++seat)
            if (pad.pending(static_cast<int>(seat)) == "black")
                pad.add(std::to_string(seat) + " bonus black yellow.4.3");
        if (const QByteArray said = pad.add("next"); said != "ok")
            return said;
    }
    return pad.phase();
}

} // namespace

void TestScore::yellow_data()
{
    QTest::addColumn<QByteArray>("boxes");
    QTest::addColumn<int>("points");
    QTest::newRow("two of a column") << QByteArray("1.1 2.1") << 0;
    QTest::newRow("first") << QByteArray("1.1 2.1 3.1") << 10;
    QTest::newRow("second") << QByteArray("1.2 2.2 4.2") << 14;
    QTest::newRow("third") << QByteArray("1.3 3.3 4.3") << 16;
    QTest::newRow("fourth") << QByteArray("2.4 3.4 4.4") << 20;
    QTest::newRow("two") << QByteArray("1.1 2.1 3.1 2.4 3.4 4.4") << 30;
}

void TestScore::yellow()
{
    QFETCH(QByteArray, boxes);
    QFETCH(int, points);
    Pad pad(1, "sheet");
    for (const QByteArray &box : boxes.split(' '))
        TAKES(pad, "1 mark yellow." + box.toStdString());
    QCOMPARE(pad.area(1, "yellow"), points);
}

void TestScore::blue()
{
    // No order closes the second row before the last cross.
    const char *order[] = {"2", "3", "4", "5", "6", "7", "9", "10", "11", "12", "8"};
    const int points[] = {1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56};
    Pad pad(1, "sheet");
    QCOMPARE(pad.area(1, "blue"), 0);
    for (int i = 0; i < 11; ++i) {
        TAKES(pad, std::string("1 mark blue.") + order[i]);
        QCOMPARE(pad.area(1, "blue"), points[i]);
    }
}

void TestScore::green()
{
    const int points[] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66};
    Pad pad(1, "sheet");
    for (int i = 0; i < 11; ++i) {
        TAKES(pad, "1 mark green");
        QCOMPARE(pad.area(1, "green"), points[i]);
        if (i == 5)
            TAKES(pad, "1 bonus blue-x blue.2");
    }
}

void TestScore::orange()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark orange 5\n1 mark orange 2\n1 mark orange 3\n1 mark orange 6\n");
    GIVES(pad.box(1, "orange.4"), "12");
    QCOMPARE(pad.area(1, "orange"), 22);
}

void TestScore::purple()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark purple 2\n1 mark purple 5\n1 mark purple 6\n1 mark purple 3\n");
    QCOMPARE(pad.area(1, "purple"), 16);
}

void TestScore::foxIsWorthTheLowestArea()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.2.1\n1 mark yellow.3.1\n"     // 10
               "1 mark yellow.1.3\n1 mark yellow.3.3\n1 mark yellow.4.3\n"     // 16
               "1 mark yellow.2.4\n1 mark yellow.3.4\n1 mark yellow.4.4\n"     // 20, a green cross
               "1 mark blue.2\n1 mark blue.3\n1 mark blue.4\n"                 // orange 5
               "1 mark blue.5\n1 mark blue.9\n1 mark blue.6\n1 mark blue.10\n" // a green cross
               "1 mark green\n1 mark green\n1 mark green\n1 mark green\n"
               "1 bonus blue-x blue.7\n1 mark green\n"
               "1 mark purple 6\n1 mark purple 1\n1 mark purple 3\n1 mark purple 5\n"
               "1 bonus blue-x blue.11\n"); // purple 6
    QCOMPARE(pad.area(1, "yellow"), 46);
    QCOMPARE(pad.area(1, "blue"), 37);
    QCOMPARE(pad.area(1, "green"), 28);
    QCOMPARE(pad.area(1, "orange"), 5);
    QCOMPARE(pad.area(1, "purple"), 21);
    QCOMPARE(pad.seat(1).foxes, 1);
    QCOMPARE(pad.seat(1).foxPoints, 5);
    QCOMPARE(pad.seat(1).total, 46 + 37 + 28 + 5 + 21 + 5);
}

void TestScore::foxIsWorthNothingWhileAnAreaIs()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark blue.9\n1 mark blue.10\n1 mark blue.11\n1 mark blue.12\n"
               "1 mark green\n1 mark orange 4\n1 mark purple 4\n");
    QCOMPARE(pad.seat(1).foxes, 1);
    QCOMPARE(pad.seat(1).foxPoints, 0);
    QCOMPARE(pad.seat(1).total, 7 + 1 + 4 + 4);
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.2.1\n1 mark yellow.3.1\n");
    QCOMPARE(pad.seat(1).foxPoints, 1);
}

void TestScore::ends_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QByteArray>("marks");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, int players, const char *more, const char *marks,
                        const char *result) {
        QTest::newRow(name) << players << QByteArray(more) << QByteArray(marks)
                            << QByteArray(result);
    };
    row("points", 2, "", "1 mark orange 5\n2 mark orange 6\n", "2 points");
    row("best area", 2, "", "1 mark orange 5\n1 mark green\n2 mark orange 6\n", "2 best-area");
    row("best area of the tied only", 3, "",
        "1 mark orange 5\n1 mark green\n2 mark orange 4\n2 mark purple 2\n3 mark purple 5\n",
        "1 best-area");
    row("shared", 2, "", "1 mark orange 5\n2 mark purple 5\n", "1 2 shared");
    row("two of three share", 3, "",
        "1 mark orange 5\n1 mark green\n2 mark purple 6\n"
        "3 mark orange 6\n",
        "2 3 shared");
    row("solo", 1, "", "", "1 solo");
    row("a larger table", 2, "table 4\n", "1 mark orange 5\n", "");
    row("one at a larger table", 1, "table 2\n", "1 mark orange 5\n", "");
    row("everybody named", 2, "table 2\n", "1 mark orange 5\n", "1 points");
}

void TestScore::ends()
{
    QFETCH(int, players);
    QFETCH(QByteArray, more);
    QFETCH(QByteArray, marks);
    QFETCH(QByteArray, result);
    Pad pad(players, "sheet", more.toStdString());
    TAKES(pad, marks.toStdString());
    GIVES(pad.winners(), ""); // not before the end
    GIVES(close(pad), "over");
    GIVES(pad.winners(), result);
    const int rounds[] = {6, 6, 5, 4};
    const int table = more.isEmpty() ? players : more.at(6) - '0';
    QCOMPARE(pad.report().rounds, rounds[table - 1]);
}

void TestScore::bands()
{
    const auto bands = play::findGame("ganz-schoen-clever")->bands();
    const std::vector<int> expected{281, 260, 240, 220, 200, 180, 160, 140};
    QCOMPARE(std::vector<int>(bands.begin(), bands.end()), expected);
}

QTEST_APPLESS_MAIN(TestScore)
#include "tst_score.moc"
