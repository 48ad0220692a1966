// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever: dice and turn.
#include "play.h"

using play::Pad;

class TestTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRollShowsWhatFits();
    void lowerDiceGoToTheTray();
    void equalDiceStay();
    void noDiceLeftNoMoreRolls();
    void passingOnlyWhenNothingFits();
    void lostRollKeepsTheDice();
    void rerollIsTheSameRoll();
    void rerollIsForTheActiveSeat();
    void rollNamesTheDiceInHand();
    void passiveSeatsTakeFromTheTray();
    void fieldsOpenWhenTheTrayGivesNothing();
    void sharingInAnyOrder();
    void extraDice();
    void extraDieTiming();
    void blueIsTheSumWhereverTheOtherLies();
};

namespace {

// The first turn of seat 1: the purple 6 sends everything to the tray.
constexpr auto allToTray = "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                           "1 pick purple purple\n";

// Round 1 of two; seat 2 has both yellow 1s, a green field and a purple 1 after it.
constexpr auto lowRound = "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                          "1 pick purple purple\n"
                          "2 pick yellow yellow.3.1\n"
                          "next\n"
                          "roll white=2 yellow=1 blue=2 green=1 orange=2 purple=1\n"
                          "2 pick green green\n"
                          "roll white=2 yellow=1 blue=2 orange=2 purple=1\n"
                          "2 pick purple purple\n"
                          "roll white=2 yellow=1 blue=2 orange=2\n"
                          "2 pick yellow yellow.2.2\n"
                          "1 pick orange orange\n"
                          "next\n";

} // namespace

void TestTurn::aRollShowsWhatFits()
{
    Pad pad(2);
    GIVES(pad.legal(), "roll white yellow blue green orange purple");
    GIVES(pad.dice("none"), "white yellow blue green orange purple");
    TAKES(pad, "roll white=1 yellow=3 blue=2 green=3 orange=5 purple=4");
    GIVES(pad.phase(), "choose");
    GIVES(pad.legal(), "1 pick blue blue.3 | 1 pick green green | 1 pick orange orange | "
                       "1 pick purple purple | 1 pick white blue.3 | 1 pick white green | "
                       "1 pick white orange | 1 pick white purple | 1 pick white yellow.2.2 | "
                       "1 pick white yellow.3.1 | 1 pick yellow yellow.1.1 | "
                       "1 pick yellow yellow.4.2 | 1 reroll");
    REFUSES(pad, "1 pick blue orange", "wrong-colour");
    REFUSES(pad, "1 pick yellow blue.3", "wrong-colour");
    REFUSES(pad, "1 pick blue blue.4", "not-that-sum");
    REFUSES(pad, "1 pick yellow yellow.1.2", "not-that-number");
    REFUSES(pad, "1 pick yellow yellow.1.4", "filled");
    REFUSES(pad, "2 pick yellow yellow.1.1", "not-active");
    REFUSES(pad, "2 pass", "not-active");
    REFUSES(pad, "3 pass", "unknown-seat");
    REFUSES(pad, "next", "choose-first");
    REFUSES(pad, "1 extra white orange", "not-sharing");
    REFUSES(pad, "1 mark orange 4", "wrong-mode");
    REFUSES(pad, "1 use reroll", "wrong-mode");
    REFUSES(pad, "serve white yellow blue", "no-serve-due");
    REFUSES(pad, "1 pick orange orange polish orange+1", "no-polish");
}

void TestTurn::lowerDiceGoToTheTray()
{
    Pad pad(2);
    TAKES(pad, "roll white=1 yellow=3 blue=2 green=3 orange=5 purple=4\n"
               "1 pick yellow yellow.1.1\n");
    GIVES(pad.dice("tray"), "white blue");
    GIVES(pad.dice("field"), "yellow");
    GIVES(pad.legal(), "roll green orange purple");
    QCOMPARE(pad.report().roll, 2);
    REFUSES(pad, "1 pick green green", "roll-due");
    REFUSES(pad, "next", "roll-due");
    TAKES(pad, "roll green=5 orange=2 purple=6");
    REFUSES(pad, "1 pick white orange", "not-in-hand");
    TAKES(pad, "1 pick green green\n");
    GIVES(pad.dice("tray"), "white blue orange");
    QCOMPARE(pad.report().roll, 3);
    TAKES(pad, "roll purple=2\n1 pick purple purple\n");
    GIVES(pad.phase(), "share");
    GIVES(pad.dice("field"), "yellow green purple");
    GIVES(pad.dice("hand"), "");
    QCOMPARE(pad.report().roll, 3);
}

void TestTurn::equalDiceStay()
{
    Pad pad(2);
    TAKES(pad,
          "roll white=3 yellow=3 blue=3 green=3 orange=2 purple=3\n1 pick yellow yellow.1.1\n");
    GIVES(pad.legal(), "roll white blue green purple");
    TAKES(pad, "roll white=1 blue=1 green=1 purple=1\n1 pick green green\n");
    GIVES(pad.legal(), "roll white blue purple");
    TAKES(pad, "roll white=6 blue=6 purple=1\n1 pick purple purple\n");
    GIVES(pad.dice("tray"), "white blue orange"); // after the third roll, whatever they show
    GIVES(pad.phase(), "share");
}

void TestTurn::noDiceLeftNoMoreRolls()
{
    Pad pad(2);
    TAKES(pad, allToTray);
    GIVES(pad.phase(), "share");
    QCOMPARE(pad.report().roll, 1);
    GIVES(pad.dice("tray"), "white yellow blue green orange");
    REFUSES(pad, "roll white=1", "no-roll-due");
    REFUSES(pad, "1 pick white orange", "not-in-hand");
    REFUSES(pad, "1 pass", "no-roll-due");
    REFUSES(pad, "1 reroll", "not-active");
}

void TestTurn::passingOnlyWhenNothingFits()
{
    Pad pad(2);
    TAKES(pad, lowRound);
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=4 purple=5");
    REFUSES(pad, "1 pass", "must-enter");
    QVERIFY(!pad.lists("1 pass"));
    TAKES(pad, "1 pick purple purple\n2 pick white orange\nnext\n"); // any value after the 6
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=3\n2 pick purple purple\n"
               "1 pick orange orange\nnext\n");
    // Purple stands at 5 and is the only die in hand.
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=4 purple=4\n1 pick orange orange\n");
    GIVES(pad.legal(), "roll purple");
    TAKES(pad, "roll purple=5");
    GIVES(pad.legal(), "1 pass | 1 reroll");
    REFUSES(pad, "1 pick purple purple", "purple-rises");
}

void TestTurn::lostRollKeepsTheDice()
{
    Pad pad(2);
    TAKES(pad, lowRound);
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=4 purple=5\n1 pick purple purple\n"
               "2 pick white orange\nnext\n"
               "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=3\n2 pick purple purple\n"
               "1 pick orange orange\nnext\n"
               "roll white=1 yellow=1 blue=1 green=1 orange=4 purple=4\n1 pick orange orange\n"
               "roll purple=2\n1 pass\n");
    GIVES(pad.legal(), "roll purple");
    GIVES(pad.dice("tray"), "white yellow blue green");
    QCOMPARE(pad.report().roll, 3);
    TAKES(pad, "roll purple=3\n1 pass\n");
    GIVES(pad.dice("tray"), "white yellow blue green purple");
    GIVES(pad.dice("field"), "orange");
    GIVES(pad.phase(), "share");
}

void TestTurn::rerollIsTheSameRoll()
{
    Pad pad(2);
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\n1 pick orange orange\n"
               "roll white=1 yellow=1 blue=1 green=1 purple=1\n");
    GIVES(pad.track(1, "reroll"), "1/0");
    TAKES(pad, "1 reroll");
    GIVES(pad.track(1, "reroll"), "1/1");
    QCOMPARE(pad.report().roll, 2);
    GIVES(pad.legal(), "roll white yellow blue green purple");
    TAKES(pad, "roll white=2 yellow=2 blue=2 green=2 purple=2");
    QCOMPARE(pad.report().roll, 2);
    REFUSES(pad, "1 reroll", "no-reroll");
    QVERIFY(!pad.lists("1 reroll"));
}

void TestTurn::rerollIsForTheActiveSeat()
{
    Pad pad(2);
    REFUSES(pad, "1 reroll", "roll-due");
    TAKES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6");
    REFUSES(pad, "2 reroll", "not-active");
    TAKES(pad, "1 pick purple purple");
    REFUSES(pad, "2 reroll", "not-active");
}

void TestTurn::rollNamesTheDiceInHand()
{
    Pad pad(1);
    REFUSES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1", "wrong-dice");
    REFUSES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=7", "bad-face");
    REFUSES(pad, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=0", "bad-face");
    REFUSES(pad, "roll white yellow blue green orange purple", "bad-face");
    REFUSES(pad, "roll yellow=1 white=1 blue=1 green=1 orange=1 purple=1", "wrong-order");
    REFUSES(pad, "roll white=1 white=1 blue=1 green=1 orange=1 purple=1", "wrong-order");
    REFUSES(pad, "roll grey=1", "unknown-die");
    REFUSES(pad, "roll white=1  yellow=1", "unknown-die");
    REFUSES(pad, "roll", "wrong-dice");
}

void TestTurn::passiveSeatsTakeFromTheTray()
{
    Pad pad(2);
    TAKES(pad, allToTray);
    REFUSES(pad, "2 pick purple purple", "fields-closed");
    REFUSES(pad, "2 pass", "must-take-tray");
    REFUSES(pad, "next", "owes-die");
    QVERIFY(!pad.lists("next"));
    TAKES(pad, "2 pick green green");
    GIVES(pad.box(2, "green.1"), "x");
    GIVES(pad.dice("tray"), "white yellow blue green orange"); // the dice stay
    REFUSES(pad, "2 pick white orange", "already-picked");
    GIVES(pad.legal(), "next");
    TAKES(pad, "next");
    QCOMPARE(pad.report().active, 2);
    QCOMPARE(pad.report().round, 1);
    GIVES(pad.dice("none"), "white yellow blue green orange purple");
}

void TestTurn::fieldsOpenWhenTheTrayGivesNothing()
{
    Pad pad(2);
    TAKES(pad, lowRound);
    QCOMPARE(pad.report().round, 2);
    TAKES(pad, "roll white=2 yellow=1 blue=3 green=1 orange=5 purple=1\n1 pick white orange\n"
               "roll blue=3 orange=5\n1 pick blue blue.5\nroll orange=5\n1 pick orange orange\n");
    GIVES(pad.dice("tray"), "yellow green purple");
    REFUSES(pad, "2 pick yellow yellow.2.2", "filled");
    REFUSES(pad, "2 pick green green", "too-low");
    REFUSES(pad, "2 pick purple purple", "purple-rises");
    REFUSES(pad, "2 pass", "must-take-tray");
    REFUSES(pad, "2 extra blue blue.5", "extra-too-early");
    REFUSES(pad, "next", "owes-die");
    QVERIFY(pad.lists("2 pick orange orange") && pad.lists("2 pick white green"));
    QVERIFY(pad.lists("2 pick blue blue.5") && pad.lists("2 pick white blue.5"));
    TAKES(pad, "2 pick white green");
    GIVES(pad.box(2, "green.2"), "x");
}

void TestTurn::sharingInAnyOrder()
{
    Pad pad(3);
    TAKES(pad, allToTray);
    TAKES(pad, "3 pick green green"); // the same die may be taken by several
    REFUSES(pad, "next", "owes-die");
    TAKES(pad, "2 pick green green\nnext\n");
    QCOMPARE(pad.report().active, 2);
}

void TestTurn::extraDice()
{
    Pad pad(1);
    TAKES(pad,
          "roll white=6 yellow=6 blue=6 green=1 orange=6 purple=6\n1 pick green green\n"
          "roll white=2 yellow=6 blue=6 orange=6 purple=6\n1 pick white green\n"
          "roll yellow=6 blue=1 orange=1 purple=1\n1 pick yellow yellow.4.4\nnext\n"
          "roll white=4 yellow=1 blue=2 green=3 orange=5 purple=6\n1 pick yellow yellow.2.2\n");
    REFUSES(pad, "1 extra orange orange", "no-extra");
    TAKES(pad,
          "next\nroll white=6 yellow=6 blue=6 green=3 orange=6 purple=6\n1 pick green green\n"
          "roll white=4 yellow=5 blue=5 orange=5 purple=5\n1 pick white green\n"
          "roll yellow=3 blue=1 orange=1 purple=1\n1 pick yellow yellow.1.1\nnext\n"
          "roll white=4 yellow=2 blue=3 green=1 orange=5 purple=6\n1 pick yellow yellow.3.3\n");
    // The round, the fourth green field and the diagonal gave one each.
    GIVES(pad.track(1, "extra"), "3/0");
    TAKES(pad, "1 extra white yellow.3.4"); // white as yellow 4, then blue 3 + white 4
    TAKES(pad, "1 extra blue blue.7");
    GIVES(pad.track(1, "extra"), "3/2");
    REFUSES(pad, "1 extra white orange", "extra-used");
    REFUSES(pad, "1 extra white blue.7", "extra-used");
    REFUSES(pad, "1 extra blue blue.7", "extra-used");
    REFUSES(pad, "1 extra green green", "too-low");
    // Yellow again, though it was the die from the tray.
    GIVES(pad.legal(), "1 extra orange orange | 1 extra purple purple | "
                       "1 extra yellow yellow.2.1 | next");
    TAKES(pad, "1 extra orange orange");
    REFUSES(pad, "1 extra purple purple", "no-extra");
    GIVES(pad.legal(), "next");
}

void TestTurn::extraDieTiming()
{
    Pad pad(2);
    TAKES(pad, lowRound);
    TAKES(pad, "roll white=1 yellow=3 blue=1 green=1 orange=1 purple=6");
    REFUSES(pad, "1 extra yellow yellow.1.1", "not-sharing");
    TAKES(pad, "1 pick purple purple");
    REFUSES(pad, "2 extra yellow yellow.1.1", "extra-too-early");
    TAKES(pad, "1 extra purple purple"); // the die it has chosen, once more
    TAKES(pad, "2 pick orange orange\n2 extra purple purple\nnext\n"); // from the field
    GIVES(pad.track(2, "extra"), "1/1");
}

void TestTurn::blueIsTheSumWhereverTheOtherLies()
{
    Pad pad(2);
    TAKES(pad,
          "roll white=1 yellow=2 blue=5 green=2 orange=2 purple=2\n1 pick yellow yellow.2.1\n");
    GIVES(pad.dice("tray"), "white");
    TAKES(pad, "roll blue=4 green=2 orange=2 purple=2");
    QVERIFY(pad.lists("1 pick blue blue.5"));
    REFUSES(pad, "1 pick blue blue.4", "not-that-sum");
    TAKES(pad, "1 pick blue blue.5");
    // Blue lies on a field now, white on the tray.
    QVERIFY(pad.lists("2 pick white blue.5"));
    REFUSES(pad, "2 pick blue blue.5", "fields-closed");
    TAKES(pad, "2 pick white blue.5");
}

QTEST_APPLESS_MAIN(TestTurn)
#include "tst_turn.moc"
