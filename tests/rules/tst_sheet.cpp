// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever: the sheet, its bonuses and their chains.
#include "play.h"

using play::Pad;

class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blankSheet();
    void yellowRows();
    void yellowDiagonal();
    void blueRows();
    void blueColumns();
    void green();
    void greenAsksForItsValue();
    void orange();
    void purple();
    void purpleRises();
    void bonusesGoFirst();
    void bonusesGoWhereTheyMay();
    void orderIsFreeAmongKinds_data();
    void orderIsFreeAmongKinds();
    void singleFieldIsFilledByItself();
    void noFieldLosesTheBonus();
    void chainsGoOn();
    void tracks();
    void fullSheet();
};

namespace {

// Nine purple fields, three orange ones, and blue but for the 3 that closes a row and a column.
constexpr auto twoLinesAtOnce = "1 mark purple 6\n1 mark purple 6\n1 mark purple 6\n"
                                "1 mark purple 6\n1 bonus blue-x blue.2\n1 mark purple 6\n"
                                "1 mark purple 6\n1 bonus yellow-x yellow.1.1\n1 mark purple 6\n"
                                "1 mark purple 6\n1 mark purple 6\n"
                                "1 mark orange 1\n1 mark orange 1\n1 mark orange 1\n"
                                "1 mark blue.4\n1 mark blue.7\n1 mark blue.11\n";

} // namespace

void TestSheet::blankSheet()
{
    Pad pad(1, "sheet");
    QVERIFY(pad.seat(1).boxes.empty());
    QCOMPARE(pad.seat(1).total, 0);
    // 12 yellow, 11 blue, green, 6 numbers each in orange and purple, the re-roll and next.
    QCOMPARE(pad.list().size(), 12 + 11 + 1 + 6 + 6 + 1 + 1);
    for (const char *printed :
         {"1 mark yellow.1.4", "1 mark yellow.2.3", "1 mark yellow.3.2", "1 mark yellow.4.1"}) {
        QVERIFY(!pad.lists(printed));
        REFUSES(pad, printed, "filled");
    }
    REFUSES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1", "wrong-mode");
    REFUSES(pad, "1 pick green green", "wrong-mode");
    REFUSES(pad, "1 reroll", "wrong-mode");
    REFUSES(pad, "1 pass", "wrong-mode");
    REFUSES(pad, "serve white yellow blue", "wrong-mode");
}

void TestSheet::yellowRows()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.1.2\n1 mark yellow.1.3\n");
    GIVES(pad.pending(1), "blue-x");
    QCOMPARE(pad.list().size(), 11);
    TAKES(pad, "1 bonus blue-x blue.9\n");
    TAKES(pad, "1 mark yellow.2.1\n1 mark yellow.2.2\n");
    GIVES(pad.box(1, "orange.1"), "");
    TAKES(pad, "1 mark yellow.2.4");
    GIVES(pad.box(1, "orange.1"), "4");
    TAKES(pad, "1 mark yellow.3.1\n1 mark yellow.3.4\n");
    GIVES(pad.box(1, "green.1"), "");
    TAKES(pad, "1 mark yellow.3.3");
    GIVES(pad.box(1, "green.1"), "x");
    TAKES(pad, "1 mark yellow.4.2\n1 mark yellow.4.3\n");
    QCOMPARE(pad.seat(1).foxes, 0);
    TAKES(pad, "1 mark yellow.4.4");
    QCOMPARE(pad.seat(1).foxes, 1);
    REFUSES(pad, "1 mark yellow.4.4", "filled");
    QCOMPARE(pad.area(1, "yellow"), 60);
}

void TestSheet::yellowDiagonal()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.2.2\n1 mark yellow.3.3\n");
    GIVES(pad.track(1, "extra"), "0/0");
    TAKES(pad, "1 mark yellow.4.4");
    GIVES(pad.track(1, "extra"), "1/0");
}

void TestSheet::blueRows()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark blue.2\n1 mark blue.3\n");
    GIVES(pad.box(1, "orange.1"), "");
    TAKES(pad, "1 mark blue.4");
    GIVES(pad.box(1, "orange.1"), "5");
    TAKES(pad, "1 mark blue.5\n1 mark blue.6\n1 mark blue.7\n");
    GIVES(pad.pending(1), "");
    TAKES(pad, "1 mark blue.8");
    GIVES(pad.pending(1), "yellow-x");
    QCOMPARE(pad.list().size(), 12);
    TAKES(pad, "1 bonus yellow-x yellow.1.1");
    REFUSES(pad, "1 mark blue.8", "filled");
    Pad last(1, "sheet");
    TAKES(last, "1 mark blue.9\n1 mark blue.10\n1 mark blue.11\n");
    QCOMPARE(last.seat(1).foxes, 0);
    TAKES(last, "1 mark blue.12");
    QCOMPARE(last.seat(1).foxes, 1);
}

void TestSheet::blueColumns()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark blue.5");
    GIVES(pad.track(1, "reroll"), "1/0");
    TAKES(pad, "1 mark blue.9");
    GIVES(pad.track(1, "reroll"), "2/0");
    TAKES(pad, "1 mark blue.2\n1 mark blue.6\n1 mark blue.10\n");
    GIVES(pad.box(1, "green.1"), "x");
    TAKES(pad, "1 mark blue.3\n1 mark blue.7\n1 mark blue.11\n");
    GIVES(pad.box(1, "purple.1"), "6");
    TAKES(pad, "1 mark blue.8\n1 bonus yellow-x yellow.1.1\n1 mark blue.12\n");
    GIVES(pad.track(1, "extra"), "0/0");
    TAKES(pad, "1 mark blue.4");
    GIVES(pad.track(1, "extra"), "1/0");
    QCOMPARE(pad.area(1, "blue"), 56);
}

void TestSheet::green()
{
    Pad pad(1, "sheet");
    REFUSES(pad, "1 mark green 3", "bad-value");
    TAKES(pad, "1 mark green\n1 mark green\n1 mark green\n");
    GIVES(pad.track(1, "extra"), "0/0");
    TAKES(pad, "1 mark green");
    GIVES(pad.track(1, "extra"), "1/0");
    TAKES(pad, "1 mark green\n1 mark green\n");
    GIVES(pad.pending(1), "blue-x");
    TAKES(pad, "1 bonus blue-x blue.2");
    QCOMPARE(pad.seat(1).foxes, 0);
    TAKES(pad, "1 mark green");
    QCOMPARE(pad.seat(1).foxes, 1);
    TAKES(pad, "1 mark green");
    GIVES(pad.box(1, "purple.1"), "");
    TAKES(pad, "1 mark green");
    GIVES(pad.box(1, "purple.1"), "6");
    GIVES(pad.track(1, "reroll"), "1/0");
    TAKES(pad, "1 mark green");
    GIVES(pad.track(1, "reroll"), "2/0");
    TAKES(pad, "1 mark green");
    REFUSES(pad, "1 mark green", "full");
    QVERIFY(!pad.lists("1 mark green"));
    QCOMPARE(pad.area(1, "green"), 66);
}

void TestSheet::greenAsksForItsValue()
{
    Pad pad(2);
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\n1 pick green green\n"
               "roll white=1 yellow=1 blue=1 orange=1 purple=1\n");
    REFUSES(pad, "1 pick white green", "too-low");
    QVERIFY(!pad.lists("1 pick white green"));
    TAKES(pad, "1 pick yellow yellow.2.2\nroll white=5 blue=1 orange=1 purple=1\n"
               "1 pick white green\n");
    GIVES(pad.box(1, "green.2"), "x");
}

void TestSheet::orange()
{
    Pad pad(1, "sheet");
    REFUSES(pad, "1 mark orange", "bad-value");
    REFUSES(pad, "1 mark orange 0", "bad-value");
    REFUSES(pad, "1 mark orange 7", "bad-value");
    const int written[] = {6, 1, 3, 4, 5, 1, 12, 2, 6, 4, 18};
    const char *faces[] = {"6", "1", "3", "2", "5", "1", "6", "2", "3", "4", "6"};
    for (int i = 0; i < 11; ++i) {
        TAKES(pad, std::string("1 mark orange ") + faces[i]);
        GIVES(pad.box(1, "orange." + std::to_string(i + 1)), QByteArray::number(written[i]));
        GIVES(pad.track(1, "reroll"), i < 2 ? "1/0" : "2/0");
        GIVES(pad.pending(1), i == 4 ? "yellow-x" : "");
        if (i == 4)
            TAKES(pad, "1 bonus yellow-x yellow.1.1");
        GIVES(pad.track(1, "extra"), i < 5 ? "0/0" : "1/0");
        QCOMPARE(pad.seat(1).foxes, i < 7 ? 0 : 1);
        GIVES(pad.box(1, "purple.1"), i < 9 ? "" : "6");
    }
    REFUSES(pad, "1 mark orange 6", "full");
    QCOMPARE(pad.area(1, "orange"), 62);
}

void TestSheet::purple()
{
    Pad pad(1, "sheet");
    for (int i = 0; i < 11; ++i) {
        TAKES(pad, "1 mark purple 6");
        GIVES(pad.track(1, "reroll"), i < 2 ? "1/0" : i < 7 ? "2/0" : "3/0");
        GIVES(pad.pending(1), i == 3 ? "blue-x" : i == 5 ? "yellow-x" : "");
        if (i == 3)
            TAKES(pad, "1 bonus blue-x blue.7");
        GIVES(pad.track(1, "extra"), i < 4 ? "0/0" : i < 10 ? "1/0" : "2/0");
        if (i == 5)
            TAKES(pad, "1 bonus yellow-x yellow.1.1");
        QCOMPARE(pad.seat(1).foxes, i < 6 ? 0 : 1);
        GIVES(pad.box(1, "green.1"), i < 8 ? "" : "x");
        GIVES(pad.box(1, "orange.1"), i < 9 ? "" : "6");
    }
    REFUSES(pad, "1 mark purple 6", "full");
    QCOMPARE(pad.area(1, "purple"), 66);
}

void TestSheet::purpleRises()
{
    Pad pad(1, "sheet");
    TAKES(pad, "1 mark purple 3");
    REFUSES(pad, "1 mark purple 3", "purple-rises");
    REFUSES(pad, "1 mark purple 2", "purple-rises");
    const auto refusal = pad.match.addLine("1 mark purple 2");
    GIVES(play::bytes(sentence(refusal)), "purple must rise: 2 after 3");
    QVERIFY(pad.lists("1 mark purple 4") && !pad.lists("1 mark purple 3"));
    TAKES(pad, "1 mark purple 6\n1 mark purple 1\n"); // after a 6 any value
    REFUSES(pad, "1 mark purple 1", "purple-rises");
}

void TestSheet::bonusesGoFirst()
{
    Pad pad(2, "sheet");
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.1.2\n1 mark yellow.1.3\n");
    REFUSES(pad, "1 mark green", "bonus-pending");
    REFUSES(pad, "1 use reroll", "bonus-pending");
    REFUSES(pad, "next", "bonus-pending");
    TAKES(pad, "2 mark green\n2 use reroll\n"); // the others need not wait
    QVERIFY(!pad.lists("next") && pad.lists("2 mark green"));
    // With dice, the next roll waits for every seat.
    Pad dice(4);
    for (int turn = 0; turn < 12; ++turn) {
        TAKES(dice, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6");
        const std::string active = std::to_string(turn % 4 + 1);
        TAKES(dice, active + " pick purple purple");
        if (dice.pending(turn % 4 + 1) != "")
            TAKES(dice, active + " bonus blue-x blue.2");
        for (int seat = 0; seat < 4; ++seat)
            if (seat != turn % 4)
                TAKES(dice, std::to_string(seat + 1) + " pick orange orange");
        for (int seat = 0; seat < 4; ++seat)
            if (dice.pending(seat + 1) != "") {
                REFUSES(dice, "next", "bonus-pending");
                REFUSES(dice, std::to_string(seat + 1) + " extra white green", "bonus-pending");
                TAKES(dice, dice.firstWith(std::to_string(seat + 1) + " bonus "));
            }
        TAKES(dice, "next");
    }
    GIVES(dice.pending(1), "black");
    REFUSES(dice, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6", "bonus-pending");
    QVERIFY(dice.lists("1 bonus black green") && dice.lists("4 bonus black green"));
}

void TestSheet::bonusesGoWhereTheyMay()
{
    Pad pad(1, "sheet");
    REFUSES(pad, "1 bonus blue-x blue.2", "not-pending");
    TAKES(pad, "1 mark blue.2\n1 mark yellow.1.1\n1 mark yellow.1.2\n1 mark yellow.1.3\n");
    REFUSES(pad, "1 bonus yellow-x yellow.2.1", "not-pending");
    REFUSES(pad, "1 bonus blue-x yellow.2.1", "wrong-colour");
    REFUSES(pad, "1 bonus blue-x blue.2", "filled");
    REFUSES(pad, "1 bonus blue-x blue.3 6", "bad-value");
    REFUSES(pad, "1 bonus green-y green", "unknown-bonus");
    REFUSES(pad, "1 bonus blue-x blue.13", "unknown-target");
    TAKES(pad, "1 bonus blue-x blue.3");
}

void TestSheet::orderIsFreeAmongKinds_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("fourth");
    QTest::addColumn<QByteArray>("fifth");
    QTest::newRow("5, 6") << QByteArray("1 bonus orange-5 orange") << QByteArray("10")
                          << QByteArray("6");
    QTest::newRow("6, 5") << QByteArray("1 bonus orange-6 orange") << QByteArray("12")
                          << QByteArray("5");
}

// The fourth orange field counts double, for a bonus too.
void TestSheet::orderIsFreeAmongKinds()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, fourth);
    QFETCH(QByteArray, fifth);
    Pad pad(1, "sheet");
    TAKES(pad, twoLinesAtOnce);
    GIVES(pad.pending(1), "");
    TAKES(pad, "1 mark blue.3");
    GIVES(pad.legal(), "1 bonus orange-5 orange | 1 bonus purple-6 purple");
    TAKES(pad, "1 bonus purple-6 purple");
    GIVES(pad.legal(), "1 bonus orange-5 orange | 1 bonus orange-6 orange");
    TAKES(pad, first.toStdString());
    GIVES(pad.box(1, "orange.4"), fourth);
    GIVES(pad.box(1, "orange.5"), fifth); // the other one by itself
    GIVES(pad.pending(1), "yellow-x");
}

void TestSheet::singleFieldIsFilledByItself()
{
    Pad pad(1, "sheet");
    for (const char *n : {"2", "3", "4", "5", "6", "9", "10", "11", "12", "7"})
        TAKES(pad, std::string("1 mark blue.") + n);
    TAKES(pad, "1 mark yellow.1.1\n1 mark yellow.1.2\n1 mark yellow.1.3\n");
    GIVES(pad.box(1, "blue.8"), "x"); // the last free one, which closes a row
    GIVES(pad.pending(1), "yellow-x");
}

void TestSheet::noFieldLosesTheBonus()
{
    Pad pad(1, "sheet");
    for (int i = 0; i < 11; ++i) {
        TAKES(pad, "1 mark orange 1");
        if (i == 4)
            TAKES(pad, "1 bonus yellow-x yellow.1.1");
    }
    TAKES(pad, "1 mark yellow.2.1\n1 mark yellow.2.2\n1 mark yellow.2.4\n"); // orange 4
    GIVES(pad.pending(1), "");
    QCOMPARE(pad.area(1, "orange"), 16);
    QVERIFY(pad.lists("next"));
    // The same among several: orange 5 is lost, purple 6 enters itself.
    TAKES(pad, "1 mark blue.2\n1 mark blue.4\n1 mark blue.7\n1 mark blue.11\n1 mark blue.3\n");
    GIVES(pad.pending(1), "");
    GIVES(pad.box(1, "purple.2"), "6");
}

void TestSheet::chainsGoOn()
{
    Pad pad(1, "sheet");
    // Green 8 filled; the third yellow row crosses green 9, that writes purple 6 at purple 4,
    // and that gives a blue cross.
    TAKES(pad, "1 mark green\n1 mark green\n1 mark green\n1 mark green\n1 mark green\n"
               "1 mark green\n1 bonus blue-x blue.5\n1 mark green\n1 mark green\n"
               "1 mark purple 1\n1 mark purple 2\n1 mark purple 3\n"
               "1 mark yellow.3.1\n1 mark yellow.3.3\n1 mark yellow.3.4\n");
    GIVES(pad.box(1, "green.9"), "x");
    GIVES(pad.box(1, "purple.4"), "6");
    GIVES(pad.pending(1), "blue-x");
    TAKES(pad, "1 bonus blue-x blue.9");
    GIVES(pad.track(1, "reroll"), "3/0"); // the round, purple 3, and the blue column
}

void TestSheet::tracks()
{
    Pad pad(1, "sheet");
    REFUSES(pad, "1 use extra", "no-extra");
    QVERIFY(pad.lists("1 use reroll") && !pad.lists("1 use extra"));
    TAKES(pad, "1 use reroll");
    GIVES(pad.track(1, "reroll"), "1/1");
    REFUSES(pad, "1 use reroll", "no-reroll");
    TAKES(pad, "next\n1 use extra\n");
    GIVES(pad.track(1, "extra"), "1/1");
    REFUSES(pad, "1 use polish", "unknown-entry");
}

void TestSheet::fullSheet()
{
    Pad pad(1, "sheet");
    pad.fillUp();
    TAKES(pad, "next\nnext\nnext\n"); // black finds no field in round 4
    GIVES(pad.pending(1), "");
    GIVES(pad.track(1, "reroll"), "7/0");
    GIVES(pad.track(1, "extra"), "7/0");
    QCOMPARE(pad.seat(1).foxes, 5);
    QCOMPARE(pad.seat(1).boxes.size(), 12 + 11 * 4);
    GIVES(pad.legal(), "1 use extra | 1 use reroll | next");
}

QTEST_APPLESS_MAIN(TestSheet)
#include "tst_sheet.moc"
