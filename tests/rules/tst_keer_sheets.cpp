// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer: what every sheet has, and what can be crossed on one.
#include "cli/chance.h"
#include "keer_play.h"

using play::KeerPad;
using play::Spot;
using play::Spots;

class TestKeerSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names();
    void blackIsAsPrinted();
    void noTwoAreAlike();
    void structure_data();
    void structure();
    void firstPlacements_data();
    void firstPlacements();
    void groupsAreComplete_data();
    void groupsAreComplete();
    void takesAreComplete_data();
    void takesAreComplete();
};

namespace {

#ifdef __OPTIMIZE__
constexpr int games = 3;
#else
constexpr int games = 1; // a slow build
#endif

constexpr const char *colours[] = {"yellow", "green", "blue", "red", "orange"};

bool isStar(int sheet, const Spot &spot)
{
    return play::keer::layout(sheet).stars.has(play::keer::boxAt(spot.column, spot.row - 1));
}

// The joined set of these that holds the first one.
Spots blockOf(const Spot &first, const Spots &among)
{
    Spots block{first};
    std::vector<Spot> fresh{first};
    while (!fresh.empty()) {
        const Spot spot = fresh.back();
        fresh.pop_back();
        for (const Spot &other : play::besides(spot))
            if (among.contains(other) && block.insert(other).second)
                fresh.push_back(other);
    }
    return block;
}

// Every joined set of at most five boxes of one colour that may be crossed, found without any
// table: each set grown by each box beside it.
std::set<Spots> openGroups(int sheet, const Spots &crossed)
{
    std::set<Spots> found;
    for (const char *colour : colours) {
        Spots open;
        for (const Spot &spot : play::ofColour(sheet, colour))
            if (!crossed.contains(spot))
                open.insert(spot);
        std::set<Spots> grown;
        for (const Spot &spot : open)
            grown.insert({spot});
        for (int size = 1; size <= 5; ++size) {
            found.insert(grown.begin(), grown.end());
            std::set<Spots> larger;
            for (const Spots &group : grown)
                for (const Spot &spot : group)
                    for (const Spot &other : play::besides(spot))
                        if (open.contains(other) && !group.contains(other)) {
                            Spots more = group;
                            more.insert(other);
                            larger.insert(more);
                        }
            grown = larger;
        }
    }
    std::erase_if(found, [&](const Spots &group) {
        return std::ranges::none_of(group, [&](const Spot &spot) {
            return spot.column == 'H' - 'A' ||
                   std::ranges::any_of(play::besides(spot),
                                       [&](const Spot &by) { return crossed.contains(by); });
        });
    });
    return found;
}

void everySheet()
{
    QTest::addColumn<int>("sheet");
    for (int sheet = 0; sheet < play::keer::sheetCount; ++sheet)
        QTest::newRow(
            play::bytes(play::keer::sheetNames()[static_cast<std::size_t>(sheet)]).constData())
            << sheet;
}

std::string sheetLine(int sheet)
{
    return "sheet " + std::string(play::keer::sheetNames()[static_cast<std::size_t>(sheet)]) + '\n';
}

Spots crossedBy(const play::Pad &pad, int seat)
{
    Spots spots;
    for (const play::Report::Box &box : pad.seat(seat).boxes)
        spots.insert({box.name[0] - 'A', box.name[1] - '0'});
    return spots;
}

} // namespace

void TestKeerSheets::names()
{
    QByteArray all;
    for (const std::string_view name : play::findGame("keer-op-keer")->sheets())
        all += play::bytes(name) + ' ';
    GIVES(all, "black red blue green orange purple yellow ");
    GIVES(play::bytes(KeerPad(1).match.header().sheetName()), "black");
    GIVES(play::bytes(KeerPad(1, "dice", "sheet purple\n").match.header().sheetName()), "purple");
}

void TestKeerSheets::blackIsAsPrinted()
{
    const char *rows[] = {
        "G  G  G  Y  Y  Y  Y  G* B  B  B  O* Y  Y  Y  ",
        "O  G  Y* G  Y* Y  O  O  R  B* B  O  O  G  G  ",
        "B* G  R  G  G  G  G* R  R  R  Y  Y  O  G  G  ",
        "B  R  R  G  O  O* B  B  G  G  Y  Y  O  R* B  ",
        "R  O  O  O  O  R  B  B  O  O  O  R  R  R  R  ",
        "R  B* B  R* R  R  R  Y  Y* O  R* B  B  B  O* ",
        "Y  Y  B  B  B  B  R  Y  Y  Y  G  G  G* O  O  ",
    };
    for (const Spot &spot : play::everySpot()) {
        const char *printed = rows[spot.row - 1] + 3 * spot.column;
        QCOMPARE(play::colourOf(0, spot)[0], static_cast<char>(printed[0] - 'A' + 'a'));
        QCOMPARE(isStar(0, spot), printed[1] == '*');
    }
}

void TestKeerSheets::noTwoAreAlike()
{
    std::set<QByteArray> seen;
    for (int sheet = 0; sheet < play::keer::sheetCount; ++sheet) {
        QByteArray text;
        for (const Spot &spot : play::everySpot())
            text += play::colourOf(sheet, spot)[0];
        QVERIFY(seen.insert(text).second);
    }
}

void TestKeerSheets::structure_data()
{
    everySheet();
}

void TestKeerSheets::structure()
{
    QFETCH(int, sheet);
    for (const char *colour : colours) {
        const Spots boxes = play::ofColour(sheet, colour);
        QCOMPARE(boxes.size(), 21U);
        std::multiset<std::size_t> sizes;
        std::set<Spots> blocks;
        for (const Spot &spot : boxes)
            blocks.insert(blockOf(spot, boxes));
        for (const Spots &block : blocks)
            sizes.insert(block.size());
        QCOMPARE(sizes, (std::multiset<std::size_t>{1, 2, 3, 4, 5, 6}));
        QCOMPARE(std::ranges::count_if(boxes, [&](const Spot &s) { return isStar(sheet, s); }), 3);
    }
    for (char column = 'A'; column <= 'O'; ++column) {
        std::set<std::string> seen;
        int stars = 0;
        for (const Spot &spot : play::columns(column, column)) {
            seen.insert(play::colourOf(sheet, spot));
            stars += isStar(sheet, spot) ? 1 : 0;
        }
        QCOMPARE(seen.size(), 5U);
        QCOMPARE(stars, 1);
    }
}

void TestKeerSheets::firstPlacements_data()
{
    QTest::addColumn<QByteArray>("colour");
    QTest::addColumn<QList<int>>("counts"); // for 1 to 5 boxes
    QTest::newRow("green") << QByteArray("green") << QList<int>{1, 0, 0, 0, 0};
    QTest::newRow("yellow") << QByteArray("yellow") << QList<int>{2, 3, 5, 4, 1};
    QTest::newRow("blue") << QByteArray("blue") << QList<int>{2, 3, 4, 1, 0};
    QTest::newRow("red") << QByteArray("red") << QList<int>{1, 1, 2, 1, 0};
    QTest::newRow("orange") << QByteArray("orange") << QList<int>{1, 1, 0, 0, 0};
}

void TestKeerSheets::firstPlacements()
{
    QFETCH(QByteArray, colour);
    QFETCH(QList<int>, counts);
    for (int number = 1; number <= 5; ++number) {
        KeerPad pad(1);
        const std::string die = ' ' + std::to_string(number);
        TAKES(pad, "roll " + colour.toStdString() + ' ' + colour.toStdString() + die + die);
        QCOMPARE(static_cast<int>(pad.list().size()), counts[number - 1] + 1); // and pass
    }
}

void TestKeerSheets::groupsAreComplete_data()
{
    everySheet();
}

void TestKeerSheets::groupsAreComplete()
{
    QFETCH(int, sheet);
    foxpad::cli::Chance chance(static_cast<std::uint64_t>(sheet));
    for (int game = 0; game < games; ++game) {
        KeerPad pad(1, "sheet", sheetLine(sheet));
        while (true) {
            std::vector<QByteArray> listed = pad.list();
            std::erase_if(listed,
                          [](const QByteArray &line) { return !line.startsWith("1 mark "); });
            std::vector<QByteArray> expected;
            for (const Spots &group : openGroups(sheet, crossedBy(pad, 1)))
                expected.push_back(QByteArray::fromStdString("1 mark" + play::names(group)));
            std::ranges::sort(expected);
            QCOMPARE(listed, expected); // as a list: nothing stands twice
            if (listed.empty())
                break;
            TAKES(pad, listed[chance.below(listed.size())].toStdString());
        }
        QCOMPARE(crossedBy(pad, 1).size(), 105U);
    }
}

void TestKeerSheets::takesAreComplete_data()
{
    everySheet();
}

// With dice: every open group with every pair of dice that pays for it.
void TestKeerSheets::takesAreComplete()
{
    QFETCH(int, sheet);
    foxpad::cli::Chance chance(static_cast<std::uint64_t>(100 + sheet));
    const play::Game &game = *play::findGame("keer-op-keer");
    KeerPad pad(1, "dice", sheetLine(sheet));
    while (!pad.report().over) {
        std::vector<play::Entry> room(play::mostLegal);
        play::EntryList list{room};
        game.legal(pad.match.state(), list);
        if (pad.phase() == "choose") {
            const play::Report report = pad.report();
            const int marks = pad.area(1, "marks");
            std::set<QByteArray> expected{"1 pass"};
            for (const Spots &group : openGroups(sheet, crossedBy(pad, 1)))
                for (const std::string_view colour : *report.colourFaces)
                    for (const int number : report.numberFaces) {
                        const std::string own = play::colourOf(sheet, *group.begin());
                        const int size = static_cast<int>(group.size());
                        const int cost = (colour == "x" ? 1 : 0) + (number == 6 ? 1 : 0);
                        if ((colour != "x" && colour != own) || (number != 6 && number != size) ||
                            cost > marks)
                            continue;
                        expected.insert(QByteArray::fromStdString(
                            "1 take " + (colour == "x" ? "x:" + own : own) +
                            (number == 6 ? " ?:" : " ") + std::to_string(size) +
                            play::names(group)));
                    }
            QCOMPARE(pad.list(), std::vector<QByteArray>(expected.begin(), expected.end()));
        }
        QVERIFY(!pad.match.add(foxpad::cli::choose(game, list, chance)));
    }
    QCOMPARE(pad.report().roll, 30);
}

QTEST_APPLESS_MAIN(TestKeerSheets)
#include "tst_keer_sheets.moc"
