// SPDX-License-Identifier: GPL-3.0-or-later
// Setting a game up: what becomes of the head, and what is refused.
#include "new_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace foxpad::app;

class TestNewGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names();
    void seats();
    void tooMany();
    void table();
    void sheet();
    void begins();

private:
    static QString record(const NewGame &setup);
};

QString TestNewGame::record(const NewGame &setup)
{
    QStringList lines;
    for (const std::string &line : setup.head()) {
        lines << QString::fromStdString(line);
    }
    return lines.join(QLatin1Char('|'));
}

void TestNewGame::names()
{
    NewGame setup;
    QVERIFY(!setup.problem().isEmpty());
    QVERIFY(!setup.add(QStringLiteral("   ")));
    QVERIFY(!setup.nameProblem().isEmpty());
    QVERIFY(!setup.add(QString(41, QLatin1Char('x'))));
    QVERIFY(setup.add(QStringLiteral("  Anna ")));
    QVERIFY(setup.nameProblem().isEmpty());
    QVERIFY(setup.problem().isEmpty());
    QVERIFY(!setup.add(QStringLiteral("ANNA")));
    // 40 emoji and a name from right to left are names like others.
    QVERIFY(setup.add(QString::fromUtf8("🦊").repeated(40)));
    QVERIFY(setup.add(QString::fromUtf8("דוד")));
    QCOMPARE(setup.people()->seated(), 3);
    QVERIFY(setup.problem().isEmpty());
}

void TestNewGame::seats()
{
    NewGame setup;
    const QAbstractItemModelTester tester(setup.people());
    for (const auto *name : {"Ann", "Bob", "Cem"}) {
        QVERIFY(setup.add(QLatin1String(name)));
    }
    setup.people()->move(2, 0);
    QCOMPARE(setup.people()->seatedNames(),
             QStringList({QStringLiteral("Cem"), QStringLiteral("Ann"), QStringLiteral("Bob")}));
    setup.people()->move(0, 3); // no such seat
    setup.people()->toggle(1);  // Ann gets up
    QCOMPARE(setup.people()->seatedNames(),
             QStringList({QStringLiteral("Cem"), QStringLiteral("Bob")}));
    QCOMPARE(setup.people()->count(), 3);
    setup.people()->toggle(2); // and sits down last
    QCOMPARE(record(setup), QStringLiteral("foxpad 1|game ganz-schoen-clever|player Cem|player "
                                           "Bob|player Ann|entry dice"));
}

void TestNewGame::tooMany()
{
    NewGame setup;
    for (const auto *name : {"Ann", "Bob", "Cem", "Dan", "Eva"}) {
        QVERIFY(setup.add(QLatin1String(name)));
    }
    QVERIFY2(setup.problem().contains(QLatin1String("1 too many")), qPrintable(setup.problem()));
    setup.setGame(QStringLiteral("keer-op-keer"));
    QCOMPARE(setup.problem(), QString());
}

void TestNewGame::table()
{
    NewGame setup;
    QVERIFY(setup.add(QStringLiteral("Ann")));
    setup.setTable(3);
    QCOMPARE(setup.table(), 1); // only where the sheet alone is entered
    setup.setSheetEntry(true);
    setup.setTable(3);
    QCOMPARE(setup.table(), 3);
    setup.setTable(9);
    QCOMPARE(setup.table(), setup.mostSeats());
    QVERIFY(record(setup).endsWith(QLatin1String("entry sheet|table 4")));
    QCOMPARE(setup.problem(), QString());
}

void TestNewGame::sheet()
{
    NewGame setup;
    QVERIFY(setup.add(QStringLiteral("Ann")));
    QVERIFY(setup.sheets().isEmpty());
    setup.setGame(QStringLiteral("keer-op-keer"));
    QCOMPARE(setup.sheets().size(), 7);
    QCOMPARE(setup.sheet(), QStringLiteral("black"));
    setup.setSheet(QStringLiteral("orange"));
    setup.setSheet(QStringLiteral("plaid"));
    QVERIFY(record(setup).endsWith(QLatin1String("|sheet orange")));
}

void TestNewGame::begins()
{
    const QTemporaryDir folder;
    Shelf shelf;
    QSignalSpy opened(&shelf, &Shelf::statusChanged);
    shelf.open(folder.filePath(QStringLiteral("games.sqlite")));
    QTRY_COMPARE(shelf.status(), Shelf::Ready);
    QSignalSpy began(&shelf, &Shelf::began);
    {
        NewGame setup;
        setup.setShelf(&shelf);
        QCOMPARE(setup.people()->count(), 0);
        QVERIFY(setup.add(QStringLiteral("Ann")));
        QVERIFY(setup.add(QStringLiteral("Bob")));
        setup.start();
        QTRY_COMPARE(began.count(), 1);
    }
    shelf.refresh();
    QCOMPARE(shelf.unfinished()->count(), 1);
    QCOMPARE(shelf.unfinished()->rows().first().detail, QStringLiteral("Ann, Bob"));
    // The next game is for the same people.
    NewGame again;
    again.setShelf(&shelf);
    QCOMPARE(again.people()->seatedNames(),
             QStringList({QStringLiteral("Ann"), QStringLiteral("Bob")}));
}

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"
