// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer with dice: rolls, taking, passing, jokers, and what may be crossed.
#include "keer_play.h"

using play::KeerPad;

class TestKeer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rollsNameAllDice();
    void soloRollsTwoOfEach();
    void firstRollOfTheExample();
    void seatsTakeOnce();
    void othersChooseFromAllAtFirst();
    void othersChooseFromTheRestLater();
    void othersChooseFromAllWhenTheActiveSeatPassed();
    void anEqualDieIsLeft();
    void othersWaitFromTheFourthRoll();
    void nextAfterTheActiveSeat();
    void theDiceGoToTheLeft();
    void crossing_data();
    void crossing();
    void jokersCostMarks();
    void twoJokersCostTwo();
    void noMarksNoJokers();
    void words_data();
    void words();
};

namespace {

// A roll in which everybody passes.
QByteArray passRoll(KeerPad &pad)
{
    const int active = *pad.report().active;
    return pad.add("roll yellow green blue 1 2 3\n" + std::to_string(active) + " pass\nnext\n");
}

// A game of three in which the fourth roll is due, by seat 1.
KeerPad atFourthRoll()
{
    KeerPad pad(3);
    for (int roll = 0; roll < 3; ++roll)
        if (passRoll(pad) != "ok")
            qFatal("a roll that all pass is refused");
    return pad;
}

} // namespace

void TestKeer::rollsNameAllDice()
{
    KeerPad pad(2);
    GIVES(pad.phase(), "roll");
    GIVES(pad.legal(), "roll 3 3");
    QVERIFY(pad.report().colourFaces->empty());
    REFUSES(pad, "roll 3 3", "wrong-dice");
    REFUSES(pad, "roll", "wrong-dice");
    REFUSES(pad, "roll yellow blue 1 2", "wrong-dice");
    REFUSES(pad, "roll yellow blue x 1 2", "wrong-dice");
    REFUSES(pad, "roll yellow blue x x 1 2 3", "wrong-dice");
    REFUSES(pad, "roll blue yellow x 1 2 3", "wrong-order");
    REFUSES(pad, "roll yellow blue x 2 1 3", "wrong-order");
    REFUSES(pad, "roll yellow blue x ? 1 3", "wrong-order");
    REFUSES(pad, "roll x yellow blue 1 2 3", "wrong-order");
    REFUSES(pad, "roll 1 2 3 yellow blue x", "wrong-order");
    REFUSES(pad, "roll yellow blue x 1 2 6", "unknown-die");
    REFUSES(pad, "roll yellow blue purple 1 2 3", "unknown-die");
    REFUSES(pad, "1 take yellow 1 H6", "roll-due");
    REFUSES(pad, "1 pass", "roll-due");
    REFUSES(pad, "next", "roll-due");
    TAKES(pad, "roll yellow green blue 1 4 ?");
    GIVES(pad.phase(), "choose");
    REFUSES(pad, "roll yellow green blue 1 4 ?", "no-roll-due");
    TAKES(pad, "1 pass\nnext\nroll red orange x ? ? ?\n"); // the order of the dice's faces
    QCOMPARE(pad.report().numberFaces, (std::vector<int>{6, 6, 6}));
}

void TestKeer::soloRollsTwoOfEach()
{
    KeerPad pad(1);
    GIVES(pad.legal(), "roll 2 2");
    REFUSES(pad, "roll yellow green blue 1 2 3", "wrong-dice");
    TAKES(pad, "roll yellow x 1 ?");
    GIVES(pad.phase(), "choose");
    TAKES(pad, "1 take yellow 1 H6");
    GIVES(pad.phase(), "share");
    GIVES(pad.legal(), "next");
    QCOMPARE(pad.report().colourFaces->size(), 2U); // they stay listed
    TAKES(pad, "next");
    QVERIFY(pad.report().colourFaces->empty() && pad.report().numberFaces.empty());
}

void TestKeer::firstRollOfTheExample()
{
    for (const char *take :
         {"1 take yellow 5 H6 H7 I6 I7 J7", "1 take orange 2 G2 H2", "1 take blue 2 G4 H4"}) {
        KeerPad pad(2);
        TAKES(pad, "roll yellow blue orange 2 5 5");
        QVERIFY(pad.lists(take));
        TAKES(pad, take);
        QVERIFY(!pad.seat(1).boxes.empty());
    }
    KeerPad pad(2);
    TAKES(pad, "roll yellow blue orange 2 5 5");
    // One way to write it: column, then row.
    REFUSES(pad, "1 take yellow 5 H6 I6 H7 I7 J7", "wrong-order");
    REFUSES(pad, "1 take yellow 5 H6 H6 H7 I7 J7", "wrong-order");
    REFUSES(pad, "1 take yellow 3 H6 H7 I7", "not-rolled");
    REFUSES(pad, "1 take green 2 H1 G1", "not-rolled");
    REFUSES(pad, "1 take x:green 2 H1 G1", "not-rolled");
    REFUSES(pad, "1 take yellow ?:2 H6 H7", "not-rolled");
    REFUSES(pad, "1 take yellow 5 H6 H7 I6 I7", "wrong-count");
    REFUSES(pad, "1 take yellow 2 H6 H7 I6", "wrong-count");
}

void TestKeer::seatsTakeOnce()
{
    KeerPad pad(2);
    TAKES(pad, "roll yellow blue orange 1 2 5\n1 take yellow 1 H6\n");
    REFUSES(pad, "1 take blue 1 H4", "had-turn");
    REFUSES(pad, "1 pass", "had-turn");
    TAKES(pad, "2 pass");
    REFUSES(pad, "2 take blue 1 H4", "had-turn");
    REFUSES(pad, "3 pass", "unknown-seat");
    REFUSES(pad, "7 pass", "unknown-seat");
    REFUSES(pad, "1 mark H4", "wrong-mode");
    REFUSES(pad, "1 use joker", "wrong-mode");
    REFUSES(pad, "strike E", "wrong-mode");
    REFUSES(pad, "end", "wrong-mode");
    GIVES(pad.legal(), "next");
}

void TestKeer::othersChooseFromAllAtFirst()
{
    KeerPad pad(3);
    for (int roll = 1; roll <= 3; ++roll) {
        const std::string active = std::to_string(roll);
        const std::string other = std::to_string(roll % 3 + 1);
        TAKES(pad, "roll yellow blue orange 1 2 5");
        // In any order, and with the very dice the active seat takes.
        const char *box = roll == 1 ? "H6" : roll == 2 ? "H7" : "I7";
        TAKES(pad, other + " take blue 1 " + (roll == 1 ? "H4" : roll == 2 ? "H5" : "H4"));
        TAKES(pad, active + " take yellow 1 " + (roll == 3 ? "H6" : box));
        const std::string third = std::to_string((roll + 1) % 3 + 1);
        QVERIFY(!pad.firstWith(third + " take yellow 1").empty());
        TAKES(pad, third + " pass\nnext\n");
    }
    QCOMPARE(pad.report().roll, 4);
}

void TestKeer::othersChooseFromTheRestLater()
{
    KeerPad pad = atFourthRoll();
    QCOMPARE(pad.report().active, 1);
    TAKES(pad, "roll yellow blue orange 1 2 5\n1 take yellow 1 H6\n");
    REFUSES(pad, "2 take yellow 2 H6 H7", "taken");
    REFUSES(pad, "2 take blue 1 H4", "taken");
    QVERIFY(pad.firstWith("2 take yellow").empty());
    QVERIFY(pad.lists("2 take blue 2 G4 H4") && pad.lists("3 take orange 2 G2 H2"));
    TAKES(pad, "2 take blue 2 G4 H4\n3 take blue 2 H4 H5\n"); // the same pair
}

void TestKeer::othersChooseFromAllWhenTheActiveSeatPassed()
{
    KeerPad pad = atFourthRoll();
    TAKES(pad, "roll yellow blue orange 1 2 5\n1 pass\n");
    QVERIFY(pad.lists("2 take yellow 1 H6") && pad.lists("2 take blue 2 H4 H5"));
    TAKES(pad, "2 take yellow 5 H6 H7 I6 I7 J7");
}

void TestKeer::anEqualDieIsLeft()
{
    KeerPad pad = atFourthRoll();
    TAKES(pad, "roll yellow yellow x 1 1 ?\n1 take yellow 1 H6\n");
    TAKES(pad, "2 take yellow 1 H7");
    KeerPad joker = atFourthRoll();
    TAKES(joker, "roll yellow yellow x 1 1 ?\n1 take x:blue ?:1 H4\n");
    REFUSES(joker, "2 take x:blue 1 H4", "taken");
    REFUSES(joker, "2 take yellow ?:1 H6", "taken");
    TAKES(joker, "2 take yellow 1 H6");
}

void TestKeer::othersWaitFromTheFourthRoll()
{
    KeerPad pad = atFourthRoll();
    TAKES(pad, "roll yellow blue orange 1 2 5");
    REFUSES(pad, "2 take blue 1 H4", "active-first");
    REFUSES(pad, "2 pass", "active-first");
    QVERIFY(pad.firstWith("2 ").empty());
}

void TestKeer::nextAfterTheActiveSeat()
{
    KeerPad pad(2);
    TAKES(pad, "roll yellow blue orange 1 2 5\n2 take blue 1 H4\n");
    REFUSES(pad, "next", "choose-first");
    TAKES(pad, "1 pass\nnext\n");
    TAKES(pad, "roll yellow blue orange 1 2 5\n2 pass\nnext\n"); // seat 1 counts as passing
    QCOMPARE(pad.report().roll, 3);
    REFUSES(pad, "next 2", "wrong-words");
}

void TestKeer::theDiceGoToTheLeft()
{
    KeerPad pad(3);
    for (int roll = 1; roll <= 7; ++roll) {
        QCOMPARE(pad.report().active, (roll - 1) % 3 + 1);
        QCOMPARE(pad.report().roll, roll);
        QCOMPARE(pad.report().round, roll);
        QVERIFY(!pad.report().rounds);
        GIVES(passRoll(pad), "ok");
    }
}

void TestKeer::crossing_data()
{
    QTest::addColumn<QByteArray>("crossed"); // groups, in an order that can be made
    QTest::addColumn<QByteArray>("boxes");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, const char *crossed, const char *boxes,
                        const char *result) {
        QTest::newRow(name) << QByteArray(crossed) << QByteArray(boxes) << QByteArray(result);
    };
    row("green 4 of the example", "H2|G2|G1|F1 F2|E2", "D2 D3 D4 E3", "ok");
    row("red 5 of the example, not joined", "H3|G3|F3|E3|E2|F2|D2 D3 D4", "A5 A6 B4 C3 C4",
        "not-joined");
    row("green 3 of the example, touches nothing", "H2|G2|G1|F1 F2|E2|D2 D3 E3|D4", "A1 B1 C1",
        "not-reached");
    row("column H needs nothing", "", "H3", "ok");
    row("beside H only", "", "I3", "not-reached");
    row("beside a crossed box", "H3", "I3", "ok");
    row("another colour", "", "H2 H3", "wrong-tile");
    row("crossed already", "H3", "H3", "wrong-tile");
    row("in part crossed", "H3", "H3 I3", "wrong-tile");
    // I2 and J3 are joined only by I3.
    row("a crossed box is no bridge", "H3 I3", "I2 J3", "not-joined");
    row("two blocks of a colour", "", "H4 H5 I1", "not-joined");
    row("corners do not join", "H2|H3", "I2 J3", "not-joined");
    row("corners do not touch", "H4", "I5", "not-reached");
    row("a block need not be finished", "", "H7", "ok");
    row("and can be gone on with", "H7", "I7 J7", "ok");
    row("six boxes", "", "G4 G5 H4 H5 I4 I5", "group-size");
    row("the far end of the sheet", "H1|I1|J1|K1|L1|M1|N1", "O1", "ok");
    row("no way around the edge", "H7", "I1", "not-reached");
    row("no way from the bottom to the next column's top", "H7|G7", "H1", "ok");
}

void TestKeer::crossing()
{
    QFETCH(QByteArray, crossed);
    QFETCH(QByteArray, boxes);
    QFETCH(QByteArray, result);
    KeerPad pad(1, "sheet");
    if (!crossed.isEmpty())
        for (const QByteArray &group : crossed.split('|'))
            TAKES(pad, "1 mark " + group.toStdString());
    const QByteArray line = "1 mark " + boxes;
    QCOMPARE(pad.lists(line.constData()), result == "ok");
    REFUSES(pad, line.toStdString(), result);
}

void TestKeer::jokersCostMarks()
{
    KeerPad pad(2);
    QCOMPARE(pad.area(1, "marks"), 8);
    GIVES(pad.track(1, "joker"), "8/0");
    TAKES(pad, "roll yellow blue x 1 4 ?\n1 take x:orange 1 H2\n2 take blue ?:2 H4 H5\nnext\n");
    GIVES(pad.track(1, "joker"), "8/1");
    GIVES(pad.track(2, "joker"), "8/1");
    QCOMPARE(pad.area(1, "marks"), 7);
    // The black die is any colour, and one that was rolled as well.
    TAKES(pad, "roll yellow blue x 1 4 ?\n2 take x:blue 1 G4\n1 take yellow 1 H6\nnext\n");
    GIVES(pad.track(2, "joker"), "8/2");
    GIVES(pad.track(1, "joker"), "8/1");
}

void TestKeer::twoJokersCostTwo()
{
    KeerPad pad(1);
    TAKES(pad, "roll x x ? ?\n");
    REFUSES(pad, "1 take x:yellow 5 H6 H7 I6 I7 J7", "not-rolled");
    TAKES(pad, "1 take x:yellow ?:5 H6 H7 I6 I7 J7");
    GIVES(pad.track(1, "joker"), "8/2");
}

void TestKeer::noMarksNoJokers()
{
    KeerPad pad(1);
    for (const char *box : {"H1", "H2", "H3", "H4", "H5", "H6", "H7"}) {
        TAKES(pad, std::string("roll yellow x 1 5"));
        const std::string colour = play::colourOf(0, {'H' - 'A', box[1] - '0'});
        TAKES(pad, "1 take x:" + colour + " 1 " + box + "\nnext\n");
    }
    QCOMPARE(pad.area(1, "marks"), 1);
    TAKES(pad, "roll yellow x 1 ?");
    REFUSES(pad, "1 take x:red ?:1 I3", "no-joker"); // one mark does not pay for two
    QVERIFY(pad.lists("1 take x:red 1 I3") && !pad.lists("1 take x:red ?:1 I3"));
    TAKES(pad, "1 take x:red 1 I3\nnext\nroll yellow x 1 ?\n");
    QCOMPARE(pad.area(1, "marks"), 0);
    REFUSES(pad, "1 take x:red 1 J3", "no-joker");
    REFUSES(pad, "1 take yellow ?:1 I7", "no-joker");
    QVERIFY(pad.lists("1 take yellow 1 I7"));
    for (const QByteArray &line : pad.list())
        QVERIFY(!line.contains(':'));
}

void TestKeer::words_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("rule");
    const std::pair<const char *, const char *> lines[] = {
        {"1 take", "unknown-die"},
        {"1 take yellow", "unknown-die"},
        {"1 take yellow 1", "wrong-words"},
        {"1 take purple 1 H6", "unknown-die"},
        {"1 take x 1 H6", "unknown-die"},
        {"1 take x: 1 H6", "unknown-die"},
        {"1 take yellow ? H6", "unknown-die"},
        {"1 take yellow ?:6 H6", "unknown-die"},
        {"1 take yellow 0 H6", "unknown-die"},
        {"1 take yellow 01 H6", "unknown-die"},
        {"1 take yellow 6 H6", "unknown-die"},
        {"1 take yellow 1 h6", "unknown-target"},
        {"1 take yellow 1 H8", "unknown-target"},
        {"1 take yellow 1 H0", "unknown-target"},
        {"1 take yellow 1 P1", "unknown-target"},
        {"1 take yellow 1 H", "unknown-target"},
        {"1 take yellow 1 H66", "unknown-target"},
        {"1 take yellow 1  H6", "unknown-target"},
        {"1 take yellow 1 H6 H7 I6 I7 J7 K3", "group-size"},
        {"1 mark", "wrong-words"},
        {"1 use", "wrong-words"},
        {"1 use reroll", "wrong-words"},
        {"1 use joker now", "wrong-words"},
        {"1 pass now", "wrong-words"},
        {"1 pick white green", "unknown-entry"},
        {"1 reroll", "unknown-entry"},
        {"1", "unknown-entry"},
        {"0 pass", "unknown-seat"},
        {"01 pass", "unknown-entry"},
        {"serve white yellow blue", "unknown-entry"},
        {"strike", "unknown-target"},
        {"strike P", "unknown-target"},
        {"strike e", "unknown-target"},
        {"strike x", "unknown-target"},
        {"strike E green", "wrong-words"},
        {"end now", "wrong-words"},
        {"next now", "wrong-words"},
    };
    for (const auto &[line, rule] : lines)
        QTest::newRow(line) << QByteArray(line) << QByteArray(rule);
}

void TestKeer::words()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, rule);
    KeerPad pad(2);
    TAKES(pad, "roll yellow blue x 1 4 ?");
    REFUSES(pad, line.toStdString(), rule);
}

QTEST_APPLESS_MAIN(TestKeer)
#include "tst_keer.moc"
