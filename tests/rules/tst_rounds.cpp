// SPDX-License-Identifier: GPL-3.0-or-later
// Ganz schön clever: rounds, their bonuses, the solo player's turns and the end.
#include "play.h"

using play::Pad;

class TestRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsByPlayers_data();
    void roundsByPlayers();
    void roundBonuses();
    void blackChoice();
    void soloPassiveTurn();
    void soloServeWithTies();
    void nothingGoesAfterTheEnd();
};

namespace {

// The first turn of seat 1: the purple 6 sends everything to the tray.
constexpr auto allToTray = "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                           "1 pick purple purple\n";

} // namespace

void TestRounds::roundsByPlayers_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("1") << 1 << 6;
    QTest::newRow("2") << 2 << 6;
    QTest::newRow("3") << 3 << 5;
    QTest::newRow("4") << 4 << 4;
}

void TestRounds::roundsByPlayers()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    Pad pad(players);
    QCOMPARE(pad.report().rounds, rounds);
    int turns = 0;
    while (!pad.report().over) {
        QByteArray line = pad.list().front();
        if (line == "next")
            ++turns;
        if (line.startsWith("roll")) {
            line.replace(" ", "=1 ").replace("roll=1", "roll").append("=1");
        }
        TAKES(pad, line.toStdString());
    }
    QCOMPARE(turns, rounds * (players == 1 ? 2 : players));
    QCOMPARE(pad.report().round, rounds);
    QVERIFY(pad.list().empty());
}

void TestRounds::roundBonuses()
{
    Pad pad(2, "sheet");
    GIVES(pad.track(2, "reroll"), "1/0");
    GIVES(pad.track(2, "extra"), "0/0");
    TAKES(pad, "next");
    GIVES(pad.track(2, "extra"), "1/0");
    TAKES(pad, "next");
    GIVES(pad.track(2, "reroll"), "2/0");
    TAKES(pad, "next");
    GIVES(pad.pending(1), "black");
    GIVES(pad.pending(2), "black");
    REFUSES(pad, "next", "bonus-pending");
    TAKES(pad, "1 bonus black orange\n2 bonus black green\nnext\nnext\n");
    GIVES(pad.track(1, "reroll"), "2/0");
    GIVES(pad.track(1, "extra"), "1/0");
    GIVES(pad.pending(1), "");
    QCOMPARE(pad.report().round, 6);
}

void TestRounds::blackChoice()
{
    for (const char *target : {"yellow.1.1", "blue.12", "green", "orange", "purple"}) {
        Pad pad(1, "sheet");
        TAKES(pad, "next\nnext\nnext\n");
        QCOMPARE(pad.list().size(), 12 + 11 + 3); // every free box, and the next of three rows
        TAKES(pad, std::string("1 bonus black ") + target);
        GIVES(pad.pending(1), "");
        const bool number = target[0] == 'o' || target[0] == 'p';
        const std::string name = std::string(target) + (number || target[0] == 'g' ? ".1" : "");
        GIVES(pad.box(1, name), number ? "6" : "x");
    }
}

void TestRounds::soloPassiveTurn()
{
    Pad pad(1);
    TAKES(pad, allToTray);
    GIVES(pad.legal(), "next");
    TAKES(pad, "next");
    QVERIFY(!pad.report().active);
    QCOMPARE(pad.report().round, 1);
    GIVES(pad.legal(), "roll white yellow blue green orange purple");
    TAKES(pad, "roll white=4 yellow=1 blue=2 green=3 orange=5 purple=6");
    GIVES(pad.phase(), "share"); // no tie: the roll sets the tray
    GIVES(pad.dice("tray"), "yellow blue green");
    GIVES(pad.dice("field"), "white orange purple");
    GIVES(pad.track(1, "reroll"), "1/0");
    REFUSES(pad, "1 reroll", "not-active");
    REFUSES(pad, "1 pick orange orange", "fields-closed");
    REFUSES(pad, "serve yellow blue green", "no-serve-due");
    REFUSES(pad, "next", "owes-die");
    TAKES(pad, "1 pick green green\nnext\n");
    QCOMPARE(pad.report().round, 2);
    QCOMPARE(pad.report().active, 1);
}

void TestRounds::soloServeWithTies()
{
    Pad pad(1);
    TAKES(pad, allToTray);
    TAKES(pad, "next\nroll white=3 yellow=3 blue=1 green=6 orange=3 purple=2\n");
    GIVES(pad.phase(), "serve");
    GIVES(pad.legal(),
          "serve blue orange purple | serve white blue purple | serve yellow blue purple");
    REFUSES(pad, "1 pick blue blue.4", "serve-due");
    REFUSES(pad, "next", "serve-due");
    REFUSES(pad, "serve blue green purple", "serve-lowest");
    REFUSES(pad, "serve white yellow blue purple", "serve-lowest");
    REFUSES(pad, "serve white yellow orange", "serve-lowest");
    REFUSES(pad, "serve blue", "serve-lowest");
    REFUSES(pad, "serve purple blue orange", "wrong-order");
    REFUSES(pad, "serve blue orange pink", "unknown-die");
    TAKES(pad, "serve blue orange purple");
    GIVES(pad.dice("tray"), "blue orange purple");
    GIVES(pad.dice("field"), "white yellow green");
    // Three equal lowest fill the tray without a choice.
    TAKES(pad, "1 pick orange orange\nnext\n");
    TAKES(pad, allToTray);
    TAKES(pad, "next\nroll white=2 yellow=3 blue=2 green=6 orange=3 purple=2\n");
    GIVES(pad.dice("tray"), "white blue purple");
}

void TestRounds::nothingGoesAfterTheEnd()
{
    Pad pad(1, "sheet");
    TAKES(pad, "next\nnext\nnext\n1 bonus black orange\nnext\nnext\nnext\n");
    GIVES(pad.phase(), "over");
    GIVES(pad.legal(), "");
    REFUSES(pad, "next", "game-over");
    REFUSES(pad, "1 mark green", "game-over");
    REFUSES(pad, "1 use reroll", "game-over");
}

QTEST_APPLESS_MAIN(TestRounds)
#include "tst_rounds.moc"
