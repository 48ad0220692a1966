// SPDX-License-Identifier: GPL-3.0-or-later
// Pinned numbers: how many entries are legal in chosen states, and one figure over many games
// that changes with any change of the rules.
#include "cli/chance.h"
#include "play.h"

using play::Pad;

class TestCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void fingerprint_data();
    void fingerprint();
};

void TestCounts::counts_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("count");
    const char *game = "ganz-schoen-clever";
    const auto row = [&game](const char *name, int players, const char *entry, const char *lines,
                             int count) {
        QTest::newRow(name) << QByteArray(game) << players << QByteArray(entry) << QByteArray(lines)
                            << count;
    };
    row("a roll is due", 2, "dice", "", 1);
    // White: two yellow boxes, blue, green, orange, purple. Yellow two, the others one. A re-roll.
    row("ones", 2, "dice", "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\n",
        6 + 2 + 1 + 1 + 1 + 1 + 1);
    // The same without a re-roll left.
    row("ones, rolled again", 2, "dice",
        "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\n1 reroll\n"
        "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\n",
        12);
    // Three passive seats, each: white six ways, yellow two, blue, green, orange.
    row("sharing", 4, "dice",
        "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n1 pick purple purple\n",
        3 * (6 + 2 + 1 + 1 + 1));
    // Three of the five equal dice.
    row("serve", 1, "dice",
        "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n1 pick purple purple\nnext\n"
        "roll white=2 yellow=2 blue=2 green=2 orange=2 purple=6\n",
        10);
    // One lowest and two of four.
    row("serve after one", 1, "dice",
        "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n1 pick purple purple\nnext\n"
        "roll white=1 yellow=2 blue=2 green=2 orange=2 purple=6\n",
        6);
    // 12 yellow, 11 blue, green, twice 6 numbers, a re-roll; for each seat, and next.
    row("blank sheets", 2, "sheet", "", 2 * (12 + 11 + 1 + 12 + 1) + 1);
    // Purple takes 5 and 6 after a 4.
    row("after a purple 4", 1, "sheet", "1 mark purple 4\n", 12 + 11 + 1 + 6 + 2 + 1 + 1);
    row("black for two", 2, "sheet", "next\nnext\nnext\n", 2 * (12 + 11 + 3));
    game = "clever-4ever";
    // White: yellow 3, blue, grey 2, green 2, pink. Yellow 3, blue, grey 2, green 2, pink. A
    // re-roll, a pass.
    row("4Ever, sixes", 2, "dice", "roll white=6 yellow=6 blue=6 grey=6 green=6 pink=6\n",
        9 + 3 + 1 + 2 + 2 + 1 + 1 + 1);
    row("4Ever, polish and extra dice", 2, "dice",
        "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n1 pick grey grey.1\n2 pass\nnext\n"
        "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=5\n2 pick grey grey.1\n1 pass\nnext\n"
        "roll white=3 yellow=1 blue=2 grey=6 green=4 pink=4\n1 pick grey grey.2\n",
        99);
    row("4Ever, ?black", 1, "sheet", "next\nnext\nnext\n", 18 + 36 + 2 + 12 + 6);
    game = "keer-op-keer";
    // All 33 first placements, by jokers only; and a pass. Three seats.
    row("Keer op Keer, jokers", 3, "dice", "roll x x x ? ? ?\n", 3 * (33 + 1));
    row("Keer op Keer, six seats", 6, "dice", "roll yellow blue x 1 4 ?\n", 486);
    row("Keer op Keer, on paper", 2, "sheet", "", 2 * (33 + 1) + 1);
    row("Keer op Keer, solo", 1, "dice", "roll yellow orange 2 5\n", 3 + 1 + 1 + 1);
}

void TestCounts::counts()
{
    QFETCH(QByteArray, game);
    QFETCH(int, players);
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, lines);
    QFETCH(int, count);
    Pad pad(players, entry.toStdString(), {}, game.toStdString());
    TAKES(pad, lines.toStdString());
    QCOMPARE(static_cast<int>(pad.list().size()), count);
}

void TestCounts::fingerprint_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<quint64>("fingerprint");
    QTest::newRow("Ganz schön clever")
        << QByteArray("ganz-schoen-clever") << quint64{10782515597017332718U};
    QTest::newRow("Clever 4Ever") << QByteArray("clever-4ever") << quint64{14139697470676595574U};
    QTest::newRow("Keer op Keer") << QByteArray("keer-op-keer") << quint64{2962687735552319229U};
}

namespace {

struct Fingerprint {
    std::uint64_t sum = 0xcbf29ce484222325;

    void add(std::string_view text)
    {
        for (const char c : text)
            add(static_cast<unsigned char>(c));
    }
    void add(std::uint64_t number) { sum = (sum ^ number) * 0x100000001b3; }
};

// One game by chance, with every list and entry of it. Entries are chosen by their text, so that
// the order of the list is free.
void playInto(Fingerprint &print, const play::Game &game, std::uint64_t seed)
{
    const auto seats =
        static_cast<std::uint8_t>(1 + seed % static_cast<std::uint64_t>(game.maxSeats()));
    const std::size_t sheets = std::max<std::size_t>(1, game.sheets().size());
    play::State state = game.start(
        {.seats = seats, .table = seats, .sheet = static_cast<std::uint8_t>(seed % sheets)});
    foxpad::cli::Chance chance(seed);
    std::vector<play::Entry> room(play::mostLegal);
    play::EntryList list{room};
    for (game.legal(state, list); !list.empty(); game.legal(state, list)) {
        std::vector<std::string> lines;
        for (const play::Entry &entry : list)
            lines.push_back(game.write(entry));
        std::ranges::sort(lines);
        play::Entry entry = list[0];
        if (entry.kind == play::Kind::roll)
            entry = game.thrown(entry, chance.dice());
        else
            QVERIFY(!game.read(lines[chance.below(lines.size())], entry));
        QVERIFY(!game.apply(state, entry));
        print.add(game.write(entry));
        print.add(lines.size());
    }
    for (const play::Report::Seat &seat : game.report(state).seats)
        print.add(static_cast<std::uint64_t>(seat.total));
}

} // namespace

void TestCounts::fingerprint()
{
    QFETCH(QByteArray, id);
    QFETCH(quint64, fingerprint);
    Fingerprint print;
    for (std::uint64_t seed = 0; seed < 84; ++seed)
        playInto(print, *play::findGame(id.toStdString()), seed);
    QCOMPARE(quint64{print.sum}, fingerprint);
}

QTEST_APPLESS_MAIN(TestCounts)
#include "tst_counts.moc"
