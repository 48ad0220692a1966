// SPDX-License-Identifier: GPL-3.0-or-later
// Clever 4Ever with dice: passing, declining, polish, the fields, rounds and the solo tray.
#include "play.h"

using play::Pad;

class TestEverTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRollShowsWhatFits();
    void greyAsksForItsSize();
    void blueIsRowAndColumn();
    void theActiveSeatMayPass();
    void aPassiveSeatMayDecline();
    void fieldsOpenWhenTheTrayGivesNothing();
    void oneFittingTrayDieClosesTheFields();
    void polishOnAPassivePick();
    void polishCosts();
    void polishOnBothDice();
    void polishOnTheActivePick();
    void polishOnAnExtraDie();
    void polishNeedNotBeUseful();
    void polishWords_data();
    void polishWords();
    void roundBonuses();
    void soloTrayAndFields();
};

namespace {

Pad table(int players)
{
    return Pad(players, "dice", {}, "clever-4ever");
}

// Seat 1 crosses the grey start and so has a polish; all other dice lie on the tray.
constexpr auto greyFirst = "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n"
                           "1 pick grey grey.1\n";

// A round of two in which both get a polish and seat 1 is active again.
constexpr auto bothPolish = "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n"
                            "1 pick grey grey.1\n2 pass\nnext\n"
                            "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n"
                            "2 pick grey grey.1\n1 pass\nnext\n";

// A solo game up to the passive roll of the third round: pink is full of threes, blue 2,3 and 4,3
// are crossed, and the grey start is.
const std::string threes = "roll white=3 yellow=3 blue=3 grey=3 green=3 pink=3\n1 pick pink pink\n"
                           "roll white=3 yellow=3 blue=3 grey=3 green=3\n1 pick white pink\n";
const std::string threeOnTray = "next\nroll white=6 yellow=5 blue=2 grey=1 green=4 pink=3\n"
                                "1 pick pink pink\nnext\n";
const std::string pinkIsFull =
    threes + "roll yellow=3 blue=2 grey=3 green=3\n1 pick blue blue.2.3\n" + threeOnTray + threes +
    "roll yellow=3 blue=4 grey=3 green=3\n1 pick blue blue.4.3\n" + threeOnTray +
    "roll white=1 yellow=1 blue=1 grey=6 green=1 pink=1\n1 pick grey grey.1\nnext\n";

} // namespace

void TestEverTurn::aRollShowsWhatFits()
{
    Pad pad = table(2);
    GIVES(pad.legal(), "roll white yellow blue grey green pink");
    TAKES(pad, "roll white=4 yellow=3 blue=2 grey=3 green=5 pink=1");
    GIVES(pad.legal(),
          "1 pass | 1 pick blue blue.2.4 | 1 pick green green.bottom | 1 pick green green.top | "
          "1 pick grey grey.1 | 1 pick pink pink | 1 pick white blue.2.4 | "
          "1 pick white green.bottom | 1 pick white green.top | 1 pick white grey.1 | "
          "1 pick white grey.9 | 1 pick white pink | 1 pick white yellow.bottom | "
          "1 pick white yellow.middle | 1 pick white yellow.top | 1 pick yellow yellow.bottom | "
          "1 pick yellow yellow.middle | 1 pick yellow yellow.top | 1 reroll");
    REFUSES(pad, "1 pick blue pink", "wrong-colour");
    REFUSES(pad, "1 pick yellow yellow.top 3", "wrong-words");
    TAKES(pad, "1 pick green green.top");
    GIVES(pad.box(1, "green.top.1"), "5");
    GIVES(pad.dice("tray"), "white yellow blue grey pink");
}

void TestEverTurn::greyAsksForItsSize()
{
    Pad pad = table(2);
    TAKES(pad, "roll white=3 yellow=1 blue=1 grey=4 green=1 pink=1");
    REFUSES(pad, "1 pick white grey.9", "too-small"); // 3 for four boxes
    QVERIFY(!pad.lists("1 pick white grey.9") && pad.lists("1 pick white grey.1"));
    REFUSES(pad, "1 pick grey grey.2", "not-touching");
    QVERIFY(pad.lists("1 pick grey grey.1")); // the rest is lost
    TAKES(pad, "1 pick grey grey.9");
}

void TestEverTurn::blueIsRowAndColumn()
{
    Pad pad = table(2);
    TAKES(pad, "roll white=1 yellow=2 blue=5 grey=6 green=6 pink=6");
    REFUSES(pad, "1 pick blue blue.1.5", "not-that-box");
    TAKES(pad, "1 pick yellow yellow.bottom"); // white to the tray
    TAKES(pad, "roll blue=6 grey=6 green=6 pink=6");
    QVERIFY(pad.lists("1 pick blue blue.6.1")); // wherever white lies
    TAKES(pad, "1 pick blue blue.6.1\nroll grey=6 green=6 pink=6\n1 pick pink pink\n");
    QVERIFY(pad.lists("2 pick white blue.6.1")); // white on the tray, blue on its field
    REFUSES(pad, "2 pick white blue.5.1", "not-that-box");
}

void TestEverTurn::theActiveSeatMayPass()
{
    Pad pad = table(2);
    TAKES(pad, "roll white=4 yellow=3 blue=2 grey=3 green=5 pink=1\n1 pass\n");
    GIVES(pad.legal(), "roll white yellow blue grey green pink"); // no die moves
    QCOMPARE(pad.report().roll, 2);
    TAKES(pad, "roll white=4 yellow=3 blue=2 grey=3 green=5 pink=1\n1 pass\n"
               "roll white=4 yellow=3 blue=2 grey=3 green=5 pink=1\n1 pass\n");
    GIVES(pad.phase(), "share");
    GIVES(pad.dice("tray"), "white yellow blue grey green pink");
    GIVES(pad.dice("field"), "");
}

void TestEverTurn::aPassiveSeatMayDecline()
{
    Pad pad = table(2);
    TAKES(pad, greyFirst);
    REFUSES(pad, "next", "owes-die");
    REFUSES(pad, "1 pass", "no-roll-due");
    QVERIFY(pad.lists("2 pass"));
    TAKES(pad, "2 pass");
    REFUSES(pad, "2 pass", "already-picked");
    REFUSES(pad, "2 pick white pink", "already-picked");
    REFUSES(pad, "2 pick grey grey.1", "already-picked"); // it gets no die at all
    TAKES(pad, "next");
    QVERIFY(pad.seat(2).boxes.empty());
}

void TestEverTurn::fieldsOpenWhenTheTrayGivesNothing()
{
    Pad pad = table(1);
    TAKES(pad, pinkIsFull);
    // Pink is full, nothing beside the grey start has one box, and blue 2,3 is crossed.
    TAKES(pad, "roll white=3 yellow=6 blue=2 grey=1 green=6 pink=1\n");
    GIVES(pad.dice("tray"), "blue grey pink");
    REFUSES(pad, "1 pick blue blue.2.3", "filled");
    REFUSES(pad, "1 pick grey grey.2", "too-small");
    REFUSES(pad, "1 pick pink pink", "full");
    REFUSES(pad, "next", "owes-die");
    QVERIFY(pad.lists("1 pick yellow yellow.top") && pad.lists("1 pick white green.top"));
    // Polish helps a tray die, and does not close the fields.
    QVERIFY(pad.lists("1 pick blue blue.3.3 polish blue+1"));
    REFUSES(pad, "1 pick yellow yellow.top polish yellow-1", "polish-not-on-tray");
    TAKES(pad, "1 pick yellow yellow.top");
    GIVES(pad.box(1, "yellow.top.1"), "6");
}

void TestEverTurn::oneFittingTrayDieClosesTheFields()
{
    Pad pad = table(1);
    TAKES(pad, pinkIsFull);
    TAKES(pad, "roll white=5 yellow=6 blue=2 grey=1 green=6 pink=1\n");
    QVERIFY(pad.lists("1 pick blue blue.2.5"));
    REFUSES(pad, "1 pick yellow yellow.top", "fields-closed");
    REFUSES(pad, "1 pick white blue.2.5", "fields-closed");
}

void TestEverTurn::polishOnAPassivePick()
{
    Pad pad = table(2);
    TAKES(pad, bothPolish);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=4\n1 pick grey grey.2\n");
    QVERIFY(pad.lists("2 pick pink pink") && pad.lists("2 pick pink pink polish pink+1"));
    QVERIFY(pad.lists("2 pick pink pink polish pink-1"));
    REFUSES(pad, "2 pick pink pink polish pink+2", "no-polish");
    REFUSES(pad, "2 pick yellow yellow.top polish yellow-1", "polish-range"); // never from 1 to 6
    TAKES(pad, "2 pick pink pink polish pink+1");
    GIVES(pad.box(2, "pink.1"), "5");
    // Paid, and the 5 brings another.
    GIVES(pad.track(2, "polish"), "2/1");
    const play::Report report = pad.report();
    QCOMPARE(report.dice[5].value, 4); // the die is not turned
}

void TestEverTurn::polishCosts()
{
    Pad pad = table(2);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=1 green=1 pink=6\n1 pick pink pink\n"
               "2 pick grey grey.1\nnext\n"
               "roll white=3 yellow=1 blue=2 grey=1 green=1 pink=6\n2 pick pink pink\n"
               "1 pick grey grey.1\nnext\n");
    GIVES(pad.track(2, "polish"), "2/0");
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=4\n1 pick grey grey.2\n");
    REFUSES(pad, "2 pick pink pink polish pink+3", "polish-range");
    REFUSES(pad, "2 pick white pink polish white+3", "no-polish");
    TAKES(pad, "2 pick pink pink polish pink+2");
    GIVES(pad.box(2, "pink.2"), "6");
    GIVES(pad.track(2, "polish"), "2/2");
}

void TestEverTurn::polishOnBothDice()
{
    Pad pad = table(2);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=1 green=1 pink=6\n1 pick pink pink\n"
               "2 pick grey grey.1\nnext\n"
               "roll white=3 yellow=1 blue=2 grey=1 green=1 pink=6\n2 pick pink pink\n"
               "1 pick grey grey.1\nnext\n"
               "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=4\n1 pick grey grey.2\n");
    QVERIFY(pad.lists("2 pick blue blue.3.2 polish white-1 polish blue+1"));
    QVERIFY(pad.lists("2 pick white blue.3.2 polish white-1 polish blue+1"));
    REFUSES(pad, "2 pick blue blue.3.2 polish blue+1 polish white-1", "wrong-words");
    REFUSES(pad, "2 pick blue blue.4.2 polish white-1 polish blue+2", "no-polish");
    REFUSES(pad, "2 pick blue blue.3.3 polish white-1 polish blue+1", "not-that-box");
    REFUSES(pad, "2 pick white pink polish white+1 polish blue+1", "wrong-words");
    TAKES(pad, "2 pick blue blue.3.2 polish white-1 polish blue+1");
    GIVES(pad.track(2, "polish"), "2/2");
    GIVES(pad.box(2, "blue.3.2"), "x");
}

void TestEverTurn::polishOnTheActivePick()
{
    Pad pad = table(2);
    TAKES(pad, bothPolish);
    TAKES(pad, "roll white=2 yellow=3 blue=4 grey=4 green=4 pink=4\n1 pick yellow yellow.bottom\n"
               "roll blue=4 grey=4 green=4 pink=4\n");
    // White lies on the tray, blue in the hand.
    QVERIFY(pad.lists("1 pick blue blue.4.2") && pad.lists("1 pick blue blue.4.1 polish white-1"));
    REFUSES(pad, "1 pick blue blue.5.2 polish blue+1", "polish-not-on-tray");
    REFUSES(pad, "1 pick pink pink polish pink+1", "polish-not-on-tray");
    TAKES(pad, "1 pick blue blue.4.3 polish white+1");
    GIVES(pad.box(1, "blue.4.3"), "x");
    GIVES(pad.track(1, "polish"), "1/1");
}

void TestEverTurn::polishOnAnExtraDie()
{
    Pad pad = table(2);
    TAKES(pad, bothPolish);
    GIVES(pad.track(1, "extra"), "1/0"); // the second round's
    TAKES(pad, "roll white=2 yellow=3 blue=4 grey=6 green=4 pink=4\n1 pick grey grey.2\n");
    REFUSES(pad, "1 extra grey grey.9 polish grey-1", "polish-not-on-tray"); // on its field
    REFUSES(pad, "2 extra pink pink", "extra-too-early");
    TAKES(pad, "1 extra pink pink polish pink+1\n");
    GIVES(pad.box(1, "pink.1"), "5");
    GIVES(pad.track(1, "extra"), "1/1");
    TAKES(pad, "2 pass\n2 extra pink pink\n"); // after declining
    GIVES(pad.box(2, "pink.1"), "4");
}

void TestEverTurn::polishNeedNotBeUseful()
{
    Pad pad = table(2);
    TAKES(pad, bothPolish);
    TAKES(pad, "roll white=5 yellow=3 blue=4 grey=4 green=6 pink=4\n1 pick green green.top\n");
    TAKES(pad, "2 pick white grey.2 polish white+1"); // five boxes, and white is a 5
    GIVES(pad.track(2, "polish"), "1/1");
}

void TestEverTurn::polishWords_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("rule");
    const std::pair<const char *, const char *> lines[] = {
        {"2 pick pink pink polish", "wrong-words"},
        {"2 pick pink pink polish pink", "wrong-words"},
        {"2 pick pink pink polish pink+", "polish-range"},
        {"2 pick pink pink polish pink+0", "polish-range"},
        {"2 pick pink pink polish pink+01", "polish-range"},
        {"2 pick pink pink polish pink+7", "polish-range"},
        {"2 pick pink pink polish pink1", "wrong-words"},
        {"2 pick pink pink polish orange+1", "unknown-die"},
        {"2 pick pink pink polish green+1", "wrong-words"},
        {"2 pick pink pink polish pink+1 polish pink+1", "wrong-words"},
        {"2 pick pink pink pink+1", "wrong-words"},
        {"2 pass polish pink+1", "wrong-words"},
        {"2 pick blue blue.2.9", "unknown-target"},
        {"2 pick orange pink", "unknown-die"},
        {"2 bonus ?orange pink 1", "unknown-bonus"},
        {"2 bonus ?pink pink 1", "not-pending"},
    };
    for (const auto &[line, rule] : lines)
        QTest::newRow(line) << QByteArray(line) << QByteArray(rule);
}

void TestEverTurn::polishWords()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, rule);
    Pad pad = table(2);
    TAKES(pad, bothPolish);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=4\n1 pick grey grey.2\n");
    REFUSES(pad, line.toStdString(), rule);
}

void TestEverTurn::roundBonuses()
{
    Pad pad = table(4);
    const char *gains[] = {"1/0", "1/0", "1/0"};
    const char *tracks[] = {"reroll", "extra", "polish"};
    for (int round = 0; round < 3; ++round) {
        for (int seat = 1; seat <= 4; ++seat)
            GIVES(pad.track(seat, tracks[round]), gains[round]);
        for (int turn = 1; turn <= 4; ++turn) {
            const std::string active = std::to_string(turn);
            for (int roll = 0; roll < 3; ++roll)
                TAKES(pad,
                      "roll white=1 yellow=1 blue=1 grey=1 green=1 pink=1\n" + active + " pass\n");
            for (int seat = 1; seat <= 4; ++seat)
                if (seat != turn)
                    TAKES(pad, std::to_string(seat) + " pass");
            TAKES(pad, "next");
        }
    }
    QCOMPARE(pad.report().round, 4);
    for (int seat = 1; seat <= 4; ++seat)
        GIVES(pad.pending(seat), "?black");
    REFUSES(pad, "roll white=1 yellow=1 blue=1 grey=1 green=1 pink=1", "bonus-pending");
    for (int seat = 1; seat <= 4; ++seat)
        TAKES(pad, std::to_string(seat) + " bonus ?black yellow.top 2");
    GIVES(pad.legal(), "roll white yellow blue grey green pink");
}

void TestEverTurn::soloTrayAndFields()
{
    Pad pad = table(1);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n1 pick grey grey.1\nnext\n");
    QVERIFY(!pad.report().active);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n");
    GIVES(pad.dice("tray"), "white yellow blue");
    GIVES(pad.dice("field"), "grey green pink");
    REFUSES(pad, "1 pick pink pink", "fields-closed");
    REFUSES(pad, "1 reroll", "not-active");
    QVERIFY(pad.lists("1 pass"));
    TAKES(pad, "1 pick white pink polish white-1\nnext\n");
    QCOMPARE(pad.report().round, 2);
    TAKES(pad, "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n1 pick grey grey.2\nnext\n"
               "roll white=3 yellow=3 blue=3 grey=3 green=4 pink=5\n");
    GIVES(pad.phase(), "serve");
    GIVES(pad.legal(),
          "serve white blue grey | serve white yellow blue | serve white yellow grey | "
          "serve yellow blue grey");
    REFUSES(pad, "serve white yellow green", "serve-lowest");
    REFUSES(pad, "serve yellow white blue", "wrong-order");
    REFUSES(pad, "1 pick white pink", "serve-due");
    TAKES(pad, "serve white blue grey");
    GIVES(pad.dice("field"), "yellow green pink");
}

QTEST_APPLESS_MAIN(TestEverTurn)
#include "tst_4ever_turn.moc"
