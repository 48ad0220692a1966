// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer: columns and colours, the end, who wins, solo; and marks straight onto the sheet.
#include "keer_play.h"

using play::KeerPad;
using play::Spots;

class TestKeerEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blankSheet();
    void stars();
    void columns_data();
    void columns();
    void columnsWithDice();
    void tiedColumnsAreBothFirst();
    void colours();
    void tiedColours();
    void scoredWhenTheRollIsClosed();
    void secondColourEndsTheGame();
    void everybodyTakesTheLastRoll();
    void winner_data();
    void winner();
    void soloHasThirtyRolls();
    void soloGoesOnAfterTheSecondColour();
    void soloCountsUpperValues();
    void bands();
    void marksOnPaper();
    void jokersOnPaper();
    void strikes();
    void ownPadsAtOneTable();
    void tableDecidesAboutSolo();
};

namespace {

Spots without(Spots spots, const Spots &gone)
{
    for (const play::Spot &spot : gone)
        spots.erase(spot);
    return spots;
}

play::Spot lastOf(const std::string &colour)
{
    return *play::ofColour(0, colour).rbegin();
}

// All of the black sheet but for the last box of every colour that is not named.
Spots allOf(const std::vector<std::string> &colours)
{
    Spots gone;
    for (const char *colour : {"yellow", "green", "blue", "red", "orange"})
        if (std::ranges::count(colours, colour) == 0)
            gone.insert(lastOf(colour));
    return without(play::everySpot(), gone);
}

} // namespace

void TestKeerEnd::blankSheet()
{
    KeerPad pad(2);
    QCOMPARE(pad.seat(1).total, -22); // 8 marks left, 15 stars not crossed
    QCOMPARE(pad.area(1, "colours"), 0);
    QCOMPARE(pad.area(1, "columns"), 0);
    QCOMPARE(pad.area(1, "marks"), 8);
    QCOMPARE(pad.area(1, "stars"), -30);
    QVERIFY(!pad.seat(1).foxes);
    QVERIFY(pad.seat(1).columns->empty() && pad.seat(1).colours->empty());
}

void TestKeerEnd::stars()
{
    KeerPad pad(1, "sheet");
    TAKES(pad, "1 mark H1"); // has one
    QCOMPARE(pad.area(1, "stars"), -28);
    TAKES(pad, "1 mark H2");
    QCOMPARE(pad.area(1, "stars"), -28);
    GIVES(pad.cross(1, without(play::everySpot(), {{7, 1}, {7, 2}})), "ok");
    QCOMPARE(pad.area(1, "stars"), 0);
}

void TestKeerEnd::columns_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("later");
    const int first[] = {5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5};
    const int later[] = {3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3};
    for (int i = 0; i < 15; ++i)
        QTest::newRow(std::string(1, static_cast<char>('A' + i)).c_str()) << first[i] << later[i];
}

void TestKeerEnd::columns()
{
    QFETCH(int, first);
    QFETCH(int, later);
    const char name = QTest::currentDataTag()[0];
    // From H there is a way to every column, through all of those between.
    const Spots boxes = play::columns(std::min(name, 'H'), std::max(name, 'H'));
    KeerPad pad(2, "sheet");
    GIVES(pad.cross(1, boxes), "ok");
    TAKES(pad, "next");
    GIVES(pad.column(1, {&name, 1}), QByteArray::number(first));
    GIVES(pad.cross(2, boxes), "ok");
    TAKES(pad, "next");
    GIVES(pad.column(1, {&name, 1}), QByteArray::number(first));
    GIVES(pad.column(2, {&name, 1}), QByteArray::number(later));
    QCOMPARE(pad.seat(1).columns->size(), boxes.size() / 7);
    int sum = 0;
    const play::Report::Seat second = pad.seat(2);
    for (const play::Report::Score &column : *second.columns)
        sum += column.points;
    QCOMPARE(pad.area(2, "columns"), sum);
}

void TestKeerEnd::columnsWithDice()
{
    KeerPad pad(2);
    GIVES(pad.cross(2, play::columns('H', 'H')), "ok");
    GIVES(pad.cross(1, play::columns('H', 'H')), "ok");
    GIVES(pad.column(2, "H"), "1");
    GIVES(pad.column(1, "H"), "0");
    GIVES(pad.cross(1, play::columns('G', 'G')), "ok");
    GIVES(pad.column(1, "G"), "2");
    QCOMPARE(pad.area(1, "columns"), 2);
}

void TestKeerEnd::tiedColumnsAreBothFirst()
{
    KeerPad pad(3);
    for (const char *entries :
         {"green green green 1 1 1|green 1 H1", "orange orange orange 1 1 1|orange 1 H2",
          "red red red 1 1 1|red 1 H3", "blue blue blue 2 2 2|blue 2 H4 H5",
          "yellow yellow yellow 2 2 2|yellow 2 H6 H7"}) {
        const std::string_view both = entries;
        const std::size_t bar = both.find('|');
        TAKES(pad, "roll " + std::string(both.substr(0, bar)));
        const int active = *pad.report().active;
        const std::string take = " take " + std::string(both.substr(bar + 1)) + '\n';
        const bool third = active == 3;
        TAKES(pad, third ? "3 pass\n" : std::to_string(active) + take);
        TAKES(pad, third ? "1" + take : std::to_string(3 - active) + take);
        if (third)
            TAKES(pad, "2" + take);
        TAKES(pad, "next");
    }
    GIVES(pad.column(1, "H"), "1");
    GIVES(pad.column(2, "H"), "1");
    GIVES(pad.column(3, "H"), "");
}

void TestKeerEnd::colours()
{
    // Green first and blue later.
    KeerPad pad(2, "sheet");
    GIVES(pad.cross(2, allOf({"blue"})), "ok");
    TAKES(pad, "next");
    GIVES(pad.colour(2, "blue"), "5");
    GIVES(pad.cross(1, allOf({"green"})), "ok");
    TAKES(pad, "next");
    GIVES(pad.colour(1, "green"), "5");
    QCOMPARE(pad.area(1, "colours"), 5);
    GIVES(pad.cross(1, {lastOf("blue")}), "ok");
    TAKES(pad, "next");
    GIVES(pad.colour(1, "blue"), "3");
    QCOMPARE(pad.area(1, "colours"), 8);
    QVERIFY(pad.report().over);
}

void TestKeerEnd::tiedColours()
{
    KeerPad pad(3, "sheet");
    for (const int seat : {1, 2})
        GIVES(pad.cross(seat, allOf({"red"})), "ok");
    TAKES(pad, "next");
    GIVES(pad.cross(3, allOf({"red"})), "ok");
    TAKES(pad, "next");
    GIVES(pad.colour(1, "red"), "5");
    GIVES(pad.colour(2, "red"), "5");
    GIVES(pad.colour(3, "red"), "3");
    QVERIFY(!pad.report().over);
}

void TestKeerEnd::scoredWhenTheRollIsClosed()
{
    KeerPad pad(2, "sheet");
    GIVES(pad.cross(1, play::columns('H', 'H')), "ok");
    GIVES(pad.column(1, "H"), "");
    TAKES(pad, "next");
    GIVES(pad.column(1, "H"), "1");
}

void TestKeerEnd::secondColourEndsTheGame()
{
    KeerPad pad(2);
    GIVES(pad.cross(1, allOf({"orange"})), "ok");
    QVERIFY(!pad.report().over);
    GIVES(pad.colour(1, "orange"), "5");
    QCOMPARE(pad.area(1, "colours"), 5);
    GIVES(pad.cross(1, {lastOf("red")}), "ok");
    QVERIFY(pad.report().over);
    GIVES(pad.phase(), "over");
    GIVES(pad.legal(), "");
    QCOMPARE(pad.area(1, "colours"), 10);
    REFUSES(pad, "next", "game-over");
    REFUSES(pad, "roll yellow green blue 1 2 3", "game-over");
    REFUSES(pad, "1 pass", "game-over");
    GIVES(pad.winners(), "1 points");
    QVERIFY(!pad.report().colourFaces->empty()); // the last roll stays
}

void TestKeerEnd::everybodyTakesTheLastRoll()
{
    // Both come to two colours in one roll, and both are first with the second.
    KeerPad pad(2, "sheet");
    GIVES(pad.cross(1, allOf({"orange", "red"})), "ok");
    QVERIFY(!pad.report().over);
    GIVES(pad.cross(2, allOf({"orange", "red"})), "ok");
    TAKES(pad, "next");
    QVERIFY(pad.report().over);
    QCOMPARE(pad.area(1, "colours"), 10);
    QCOMPARE(pad.area(2, "colours"), 10);
    GIVES(pad.winners(), "1 2 shared");
}

void TestKeerEnd::winner_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, int players, const char *lines, const char *result) {
        QTest::newRow(name) << players << QByteArray(lines) << QByteArray(result);
    };
    row("points", 2, "2 use joker\n", "1 points");
    row("shared", 2, "", "1 2 shared");
    row("shared by two of three", 3, "", "1 2 shared");
    // Yellow brings seat 2 as much as five marks.
    row("a third colour", 2, "2 mark O1\n2 use joker\n2 use joker\n2 use joker\n2 use joker\n",
        "2 points");
    row("marks", 2, "2 mark O1\n2 use joker\n2 use joker\n2 use joker\n2 use joker\n2 use joker\n",
        "1 marks");
}

void TestKeerEnd::winner()
{
    QFETCH(int, players);
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, result);
    KeerPad pad(players, "sheet");
    const Spots boxes = allOf({"orange", "red"});
    GIVES(pad.cross(1, boxes), "ok");
    GIVES(pad.cross(2, boxes), "ok");
    TAKES(pad, lines.toStdString());
    GIVES(pad.winners(), "");
    TAKES(pad, "next");
    GIVES(pad.winners(), result);
}

void TestKeerEnd::soloHasThirtyRolls()
{
    KeerPad pad(1);
    QCOMPARE(pad.report().rounds, 30);
    for (int roll = 1; roll <= 30; ++roll) {
        QCOMPARE(pad.report().roll, roll);
        QVERIFY(!pad.report().over);
        TAKES(pad, "roll yellow green 1 2\n1 pass\nnext\n");
    }
    QVERIFY(pad.report().over);
    QCOMPARE(pad.report().roll, 30);
    GIVES(pad.winners(), "1 solo");
    QCOMPARE(pad.seat(1).total, -22);
}

void TestKeerEnd::soloGoesOnAfterTheSecondColour()
{
    KeerPad pad(1, "sheet");
    GIVES(pad.cross(1, play::everySpot()), "ok");
    for (int roll = 1; roll <= 30; ++roll) {
        QVERIFY(!pad.report().over);
        TAKES(pad, "next");
    }
    QVERIFY(pad.report().over);
}

void TestKeerEnd::soloCountsUpperValues()
{
    KeerPad pad(1, "sheet");
    GIVES(pad.cross(1, play::everySpot()), "ok");
    TAKES(pad, "next");
    QCOMPARE(pad.area(1, "colours"), 25);
    QCOMPARE(pad.area(1, "columns"), 5 + 3 * 3 + 2 * 3 + 1 + 2 * 3 + 3 * 3 + 5);
    QCOMPARE(pad.seat(1).total, 25 + 41 + 8);
}

void TestKeerEnd::bands()
{
    const auto bands = play::findGame("keer-op-keer")->bands();
    const std::vector<int> expected{41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0};
    QCOMPARE(std::vector<int>(bands.begin(), bands.end()), expected);
}

void TestKeerEnd::marksOnPaper()
{
    KeerPad pad(2, "sheet");
    GIVES(pad.phase(), "mark");
    QVERIFY(!pad.report().active && !pad.report().roll);
    QVERIFY(pad.report().colourFaces->empty());
    REFUSES(pad, "roll yellow green blue 1 2 3", "wrong-mode");
    REFUSES(pad, "1 take yellow 1 H6", "wrong-mode");
    REFUSES(pad, "1 pass", "wrong-mode");
    TAKES(pad, "1 mark H6 H7\n1 mark I6\n2 mark H4 H5\n"); // any number of groups a roll
    GIVES(pad.box(1, "H6"), "x");
    GIVES(pad.box(2, "H6"), "");
    QCOMPARE(pad.report().round, 1);
    TAKES(pad, "next");
    QCOMPARE(pad.report().round, 2);
    REFUSES(pad, "1 mark H6", "wrong-tile");
    REFUSES(pad, "1 mark J7 I7", "wrong-order");
    REFUSES(pad, "3 mark H6", "unknown-seat");
    QVERIFY(pad.lists("next") && !pad.lists("end"));
    REFUSES(pad, "end", "no-others");
}

void TestKeerEnd::jokersOnPaper()
{
    KeerPad pad(2, "sheet");
    for (int i = 0; i < 8; ++i) {
        QVERIFY(pad.lists("1 use joker"));
        TAKES(pad, "1 use joker");
    }
    REFUSES(pad, "1 use joker", "no-joker");
    QVERIFY(!pad.lists("1 use joker") && pad.lists("2 use joker"));
    QCOMPARE(pad.area(1, "marks"), 0);
    QCOMPARE(pad.seat(1).total, -30);
}

void TestKeerEnd::strikes()
{
    KeerPad pad(1, "sheet", "table 3\n");
    for (const QByteArray &line : pad.list())
        QVERIFY(!line.startsWith("strike"));
    TAKES(pad, "strike H\nstrike green\n");
    REFUSES(pad, "strike H", "struck-already");
    REFUSES(pad, "strike green", "struck-already");
    GIVES(pad.cross(1, allOf({"green"})), "ok");
    TAKES(pad, "next");
    GIVES(pad.column(1, "H"), "0");
    GIVES(pad.column(1, "G"), "2");
    GIVES(pad.colour(1, "green"), "3");
    REFUSES(pad, "strike G", "struck-already"); // by this seat's own
    TAKES(pad, "strike blue");
}

void TestKeerEnd::ownPadsAtOneTable()
{
    KeerPad pad(2, "sheet", "table 4\n");
    QVERIFY(pad.lists("end"));
    GIVES(pad.cross(1, play::columns('H', 'H')), "ok");
    TAKES(pad, "end");
    QVERIFY(pad.report().over);
    GIVES(pad.column(1, "H"), "1"); // the roll is closed first
    GIVES(pad.winners(), "");
    REFUSES(pad, "end", "game-over");
    REFUSES(pad, "strike E", "game-over");
}

void TestKeerEnd::tableDecidesAboutSolo()
{
    KeerPad pad(1, "sheet", "table 2\n");
    QVERIFY(!pad.report().rounds);
    GIVES(pad.cross(1, allOf({"green", "blue"})), "ok");
    TAKES(pad, "next");
    QVERIFY(pad.report().over);
    GIVES(pad.winners(), "");
    QCOMPARE(KeerPad(1, "sheet", "table 1\n").report().rounds, 30);
}

QTEST_APPLESS_MAIN(TestKeerEnd)
#include "tst_keer_end.moc"
