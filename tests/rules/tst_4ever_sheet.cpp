// SPDX-License-Identifier: GPL-3.0-or-later
// Clever 4Ever: the sheet and its bonuses.
#include "ever_play.h"

using play::calm;
using play::onPaper;
using play::Pad;

class TestEverSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blankSheet();
    void gains_data();
    void gains();
    void yellowTopRises();
    void greyStartsAndSpreads();
    void pinkThreeIsWrittenTwice();
    void numbersOfABonus();
    void blueBonusIsAnyFreeBox();
    void greyBonusReachesAnyOpenGroup();
    void blackBonusIsAnyColour();
    void singleChoiceIsMadeByItself();
    void lastNumberIsWrittenByItself();
    void noPlaceLosesTheBonus();
    void severalBonusesInAnyOrder();
    void rerollTrackEndsWithAPink();
    void fullSheet();
};

void TestEverSheet::blankSheet()
{
    Pad pad = onPaper();
    QVERIFY(pad.seat(1).boxes.empty());
    QCOMPARE(pad.seat(1).total, 0);
    // Yellow 3 rows of 6, blue 36, grey 2 starts, green 2 rows of 6, pink 6, a re-roll, next.
    QCOMPARE(pad.list().size(), 18 + 36 + 2 + 12 + 6 + 1 + 1);
    GIVES(pad.track(1, "reroll"), "1/0");
    GIVES(pad.track(1, "extra"), "0/0");
    GIVES(pad.track(1, "polish"), "0/0");
    REFUSES(pad, "1 mark yellow.top", "bad-value");
    REFUSES(pad, "1 mark yellow.top 7", "bad-value");
    REFUSES(pad, "1 mark green.bottom 0", "bad-value");
    REFUSES(pad, "1 mark blue.1.1 3", "bad-value");
    REFUSES(pad, "1 mark grey.1 3", "bad-value");
    REFUSES(pad, "1 mark pink", "bad-value");
    REFUSES(pad, "1 mark yellow 3", "unknown-target");
    REFUSES(pad, "1 mark blue.7.1", "unknown-target");
    REFUSES(pad, "1 mark grey.18", "unknown-target");
    REFUSES(pad, "1 mark grey.0", "unknown-target");
    REFUSES(pad, "1 mark orange 3", "unknown-target");
    REFUSES(pad, "1 use polish", "no-polish");
    REFUSES(pad, "1 use joker", "unknown-entry");
}

void TestEverSheet::gains_data()
{
    QTest::addColumn<QList<QByteArray>>("steps"); // "line > what it brings"
    const auto row = [](const char *name, std::initializer_list<const char *> steps) {
        QList<QByteArray> lines;
        for (const char *step : steps)
            lines.push_back(step);
        QTest::newRow(name) << lines;
    };
    row("yellow top",
        {"mark yellow.top 1 > ", "mark yellow.top 2 > polish", "mark yellow.top 3 > ?grey",
         "bonus ?grey grey.1 > polish", "mark yellow.top 4 > ?green", "bonus ?green green.top 1 > ",
         "mark yellow.top 5 > fox"});
    row("yellow middle",
        {"mark yellow.middle 6 > reroll", "mark yellow.middle 1 > ?pink", "bonus ?pink pink 1 > ",
         "mark yellow.middle 3 > ?blue", "bonus ?blue blue.1.1 > ", "mark yellow.middle 1 > extra",
         "mark yellow.middle 2 > ?yellow", "bonus ?yellow yellow.top 3 > "});
    row("yellow bottom",
        {"mark yellow.bottom 6 > ", "mark yellow.bottom 1 > ", "mark yellow.bottom 5 > ",
         "mark yellow.bottom 5 > ", "mark yellow.bottom 6 > ", "mark yellow.bottom 6 > full"});
    row("blue rows",
        {"mark blue.1.2 > ", "mark blue.1.3 > ?green", "bonus ?green green.top 1 > ",
         "mark blue.1.4 > ", // on the second cross only
         "mark blue.2.1 > ", "mark blue.2.3 > ?pink", "bonus ?pink pink 1 > ", "mark blue.3.1 > ",
         "mark blue.3.2 > ?yellow", "bonus ?yellow yellow.bottom 1 > ", "mark blue.4.1 > ",
         "mark blue.4.2 > extra", "mark blue.5.1 > ", "mark blue.5.2 > ?grey",
         "bonus ?grey grey.9 > reroll", "mark blue.6.1 > ", "mark blue.6.2 > fox",
         "mark blue.6.3 > ", "mark blue.6.3 > filled"});
    row("blue diagonals", {"mark blue.1.1 > ", "mark blue.6.6 > reroll", "mark blue.3.3 > ",
                           "mark blue.2.5 > ", "mark blue.4.3 > "});
    row("green top", {"mark green.top 6 > ", "mark green.top 6 > ", "mark green.top 6 > ",
                      "mark green.top 1 > ", "mark green.top 1 > ", "mark green.top 1 > ",
                      "mark green.top 1 > ", "mark green.top 1 > ", "mark green.top 1 > ",
                      "mark green.top 1 > ", "mark green.top 1 > ", "mark green.top 1 > full"});
    row("green bottom",
        {"mark green.bottom 1 > reroll", "mark green.bottom 6 > ?blue", "bonus ?blue blue.1.1 > ",
         "mark green.bottom 3 > polish", "mark green.bottom 4 > ?yellow",
         "bonus ?yellow yellow.bottom 1 > ", "mark green.bottom 5 > ?grey",
         "bonus ?grey grey.9 > reroll", "mark green.bottom 6 > extra",
         "mark green.bottom 1 > ?pink", "bonus ?pink pink 1 > ", "mark green.bottom 1 > ?blue",
         "bonus ?blue blue.2.3 > ", "mark green.bottom 1 > ?yellow",
         "bonus ?yellow yellow.bottom 1 > ", "mark green.bottom 1 > fox",
         "mark green.bottom 1 > extra", "mark green.bottom 1 > full"});
    row("pink 5", {"mark pink 5 > polish", "mark pink 5 > ", "mark pink 5 > ?green",
                   "bonus ?green green.top 1 > ", "mark pink 5 > extra", "mark pink 5 > reroll",
                   "mark pink 5 > ", "mark pink 5 > ?grey", "bonus ?grey grey.9 > reroll",
                   "mark pink 5 > fox", "mark pink 5 > ", "mark pink 5 > ?blue",
                   "bonus ?blue blue.1.1 > ", "mark pink 5 > ", "mark pink 5 > ?yellow",
                   "bonus ?yellow yellow.bottom 1 > ", "mark pink 5 > full"});
    row("pink 6", {"mark pink 6 > polish", "mark pink 6 > ", "mark pink 6 > ?green"});
    row("pink, lower", {"mark pink 1 > ", "mark pink 1 > ", "mark pink 2 > ", "mark pink 3 > ",
                        "mark pink 4 > ", "mark pink 4 > ", "mark pink 2 > ", "mark pink 1 > "});
    row("grey", {"mark grey.1 > polish",
                 "mark grey.9 > reroll",
                 "mark grey.2 > ",
                 "mark grey.16 > ",
                 "mark grey.3 > ?green",
                 "bonus ?green green.top 1 > ",
                 "mark grey.12 > ?pink",
                 "bonus ?pink pink 1 > ",
                 "mark grey.10 > polish",
                 "mark grey.13 > ",
                 "mark grey.4 > reroll",
                 "mark grey.14 > extra",
                 "mark grey.5 > polish",
                 "mark grey.6 > ",
                 "mark grey.15 > ?yellow",
                 "bonus ?yellow yellow.bottom 1 > ",
                 "mark grey.7 > polish",
                 "mark grey.11 > fox ?blue", // the last white one
                 "bonus ?blue blue.1.1 > ",
                 "mark grey.8 > fox ?green", // the last dark one
                 "bonus ?green green.top 1 > ",
                 "mark grey.17 > polish fox"}); // and the last light one
}

void TestEverSheet::gains()
{
    QFETCH(QList<QByteArray>, steps);
    Pad pad = onPaper();
    for (const QByteArray &step : steps) {
        const qsizetype arrow = step.indexOf(" > ");
        const QByteArray line = "1 " + step.left(arrow);
        QCOMPARE(line + ": " + pad.gain(1, line.toStdString()), line + ": " + step.mid(arrow + 3));
    }
}

void TestEverSheet::yellowTopRises()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark yellow.top 3");
    REFUSES(pad, "1 mark yellow.top 3", "top-rises");
    REFUSES(pad, "1 mark yellow.top 1", "top-rises");
    TAKES(pad, "1 mark yellow.top 6");
    for (int value = 1; value <= 6; ++value) // nothing after a 6
        REFUSES(pad, "1 mark yellow.top " + std::to_string(value), "top-rises");
    QVERIFY(pad.firstWith("1 mark yellow.top").empty());
    QCOMPARE(pad.area(1, "yellow"), 0);
}

void TestEverSheet::greyStartsAndSpreads()
{
    Pad pad = onPaper();
    for (int group = 1; group <= 17; ++group) {
        const std::string line = "1 mark grey." + std::to_string(group);
        QCOMPARE(pad.lists(line.c_str()), group == 1 || group == 9);
        if (group != 1 && group != 9)
            REFUSES(pad, line, "not-touching");
    }
    TAKES(pad, "1 mark grey.9");
    REFUSES(pad, "1 mark grey.9", "filled");
    REFUSES(pad, "1 mark grey.3", "not-touching");
    REFUSES(pad, "1 mark grey.12", "not-touching"); // a corner away
    QVERIFY(pad.lists("1 mark grey.1") && pad.lists("1 mark grey.2") &&
            pad.lists("1 mark grey.16"));
    for (const char *box : {"grey.2.1", "grey.3.1", "grey.3.2", "grey.4.1"})
        GIVES(pad.box(1, box), "x");
    QCOMPARE(pad.seat(1).boxes.size(), 4U);
}

void TestEverSheet::pinkThreeIsWrittenTwice()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark pink 3");
    GIVES(pad.box(1, "pink.1"), "3");
    GIVES(pad.box(1, "pink.2"), "3");
    GIVES(pad.box(1, "pink.3"), ""); // it does not go on
    QCOMPARE(pad.area(1, "pink"), 4);
    for (int i = 0; i < 9; ++i)
        TAKES(pad, "1 mark pink 1");
    TAKES(pad, "1 mark pink 3"); // none if the row is full
    GIVES(pad.box(1, "pink.12"), "3");
    QCOMPARE(pad.area(1, "pink"), 42);
    REFUSES(pad, "1 mark pink 3", "full");
}

void TestEverSheet::numbersOfABonus()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark blue.1.2\n1 mark blue.1.3\n");
    GIVES(pad.pending(1), "?green");
    QCOMPARE(pad.list().size(), 12U);
    REFUSES(pad, "1 bonus ?green green.top", "bad-value");
    REFUSES(pad, "1 bonus ?green green.top 7", "bad-value");
    REFUSES(pad, "1 bonus ?green pink 1", "wrong-colour");
    REFUSES(pad, "1 bonus ?pink pink 1", "not-pending");
    REFUSES(pad, "1 mark pink 1", "bonus-pending");
    REFUSES(pad, "next", "bonus-pending");
    TAKES(pad, "1 bonus ?green green.bottom 5");
    GIVES(pad.box(1, "green.bottom.1"), "5");
    GIVES(pad.track(1, "reroll"), "2/0"); // chained
    // A bonus number goes by the row's order.
    TAKES(pad, "1 mark yellow.top 4\n1 mark blue.3.1\n1 mark blue.3.2\n");
    GIVES(pad.pending(1), "?yellow");
    REFUSES(pad, "1 bonus ?yellow yellow.top 4", "top-rises");
    QCOMPARE(pad.list().size(), 2U + 6 + 6);
    // And does what that number does.
    TAKES(pad, "1 bonus ?yellow yellow.middle 1\n1 mark yellow.middle 1\n1 bonus ?pink pink 3\n");
    GIVES(pad.box(1, "pink.2"), "3");
}

void TestEverSheet::blueBonusIsAnyFreeBox()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark blue.4.4\n1 mark green.bottom 1\n1 mark green.bottom 1\n");
    QCOMPARE(pad.list().size(), 35U);
    REFUSES(pad, "1 bonus ?blue blue.4.4", "filled");
    REFUSES(pad, "1 bonus ?blue blue.4.5 3", "bad-value");
    TAKES(pad, "1 bonus ?blue blue.6.1");
    GIVES(pad.box(1, "blue.6.1"), "x");
}

void TestEverSheet::greyBonusReachesAnyOpenGroup()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark grey.9\n1 mark yellow.top 1\n1 mark yellow.top 2\n1 mark yellow.top 3\n");
    GIVES(pad.legal(), "1 bonus ?grey grey.1 | 1 bonus ?grey grey.16 | 1 bonus ?grey grey.2");
    REFUSES(pad, "1 bonus ?grey grey.3", "not-touching");
    TAKES(pad, "1 bonus ?grey grey.2");
}

void TestEverSheet::blackBonusIsAnyColour()
{
    Pad pad = onPaper();
    TAKES(pad, "next");
    GIVES(pad.track(1, "extra"), "1/0");
    TAKES(pad, "next");
    GIVES(pad.track(1, "polish"), "1/0");
    TAKES(pad, "next");
    GIVES(pad.pending(1), "?black");
    QCOMPARE(pad.list().size(), 18U + 36 + 2 + 12 + 6);
    TAKES(pad, "1 bonus ?black pink 6");
    QCOMPARE(pad.area(1, "pink"), 5);
    GIVES(pad.track(1, "polish"), "2/0");
}

void TestEverSheet::singleChoiceIsMadeByItself()
{
    Pad pad = onPaper();
    for (const char *group : play::greyOrder)
        if (std::string_view(group) != "17") {
            TAKES(pad, std::string("1 mark grey.") + group);
            GIVES(calm(pad), "");
        }
    TAKES(pad, "1 mark yellow.top 1\n1 mark yellow.top 2\n1 mark yellow.top 3\n");
    GIVES(pad.pending(1), "");
    GIVES(pad.box(1, "grey.4.15"), "x");
    QCOMPARE(pad.seat(1).foxes, 3);
}

void TestEverSheet::lastNumberIsWrittenByItself()
{
    Pad pad = onPaper();
    TAKES(pad, "1 mark yellow.top 5\n1 mark yellow.middle 1\n1 mark yellow.middle 1\n"
               "1 bonus ?pink pink 1\n1 mark yellow.middle 1\n1 bonus ?blue blue.1.1\n"
               "1 mark yellow.middle 1\n");
    for (int i = 0; i < 5; ++i)
        TAKES(pad, "1 mark yellow.bottom 1");
    TAKES(pad, "1 mark yellow.middle 1"); // ?yellow: only a 6 fits, and only in the top row
    GIVES(pad.pending(1), "");
    GIVES(pad.box(1, "yellow.top.2"), "6");
    GIVES(pad.track(1, "polish"), "1/0");
}

void TestEverSheet::noPlaceLosesTheBonus()
{
    Pad pad = onPaper();
    for (int i = 0; i < 12; ++i)
        TAKES(pad, "1 mark pink 1");
    TAKES(pad, "1 mark blue.2.1\n1 mark blue.2.3\n"); // ?pink
    GIVES(pad.pending(1), "");
    REFUSES(pad, "1 bonus ?pink pink 1", "not-pending");
}

void TestEverSheet::severalBonusesInAnyOrder()
{
    Pad pad = onPaper();
    // The cross at 5,5 is the second of its row and of the diagonal; with a ?grey comes a re-roll.
    TAKES(pad, "1 mark blue.5.1\n1 mark blue.1.1\n");
    GIVES(pad.gain(1, "1 mark blue.5.5"), "reroll ?grey");
    TAKES(pad, "1 bonus ?grey grey.9\n1 mark grey.2\n1 mark grey.16\n1 mark grey.3\n"
               "1 bonus ?green green.top 1\n1 mark grey.12\n1 bonus ?pink pink 1\n"
               "1 mark blue.2.1\n1 mark green.bottom 1\n1 mark green.bottom 1\n");
    TAKES(pad, "1 bonus ?blue blue.2.3"); // brings a ?pink, which is used at once
    GIVES(pad.pending(1), "?pink");
    TAKES(pad, "1 bonus ?pink pink 5"); // the second field has nothing
    TAKES(pad, "1 mark blue.3.1\n1 mark yellow.middle 1\n1 mark yellow.middle 1\n");
    TAKES(pad, "1 bonus ?pink pink 5"); // ?green
    GIVES(pad.pending(1), "?green");
}

void TestEverSheet::rerollTrackEndsWithAPink()
{
    Pad pad = onPaper();
    TAKES(pad,
          "1 mark yellow.middle 1\n1 mark blue.1.1\n1 mark blue.2.2\n1 mark grey.9\n"
          "1 mark green.bottom 1\n1 mark pink 1\n1 mark pink 1\n1 mark pink 1\n1 mark pink 1\n");
    GIVES(pad.track(1, "reroll"), "5/0");
    GIVES(pad.gain(1, "1 mark pink 5"), "reroll");
    TAKES(pad, "1 use reroll\n1 mark grey.2\n1 mark grey.3\n1 bonus ?green green.top 1\n");
    GIVES(pad.gain(1, "1 mark grey.4"), "reroll ?pink"); // unlocked, whatever is used
    GIVES(pad.track(1, "reroll"), "7/1");
    QCOMPARE(pad.list().size(), 6U);
}

void TestEverSheet::fullSheet()
{
    Pad pad = onPaper();
    pad.fillUp();
    TAKES(pad, "next\nnext\nnext\n"); // ?black finds no place
    GIVES(pad.pending(1), "");
    GIVES(pad.track(1, "extra"), "6/0"); // no 5 or 6 in pink
    QCOMPARE(pad.area(1, "blue"), 7 + 8 + 9 + 10 + 11 + 12 + 6);
    QCOMPARE(pad.area(1, "pink"), 42);
    QCOMPARE(pad.seat(1).boxes.size(), 15U + 36 + 64 + 22 + 12);
}

QTEST_APPLESS_MAIN(TestEverSheet)
#include "tst_4ever_sheet.moc"
