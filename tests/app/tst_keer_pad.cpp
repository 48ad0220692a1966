// SPDX-License-Identifier: GPL-3.0-or-later
// Keer op Keer played by taps, without a screen: what taps mean, what is shown, what is refused.
#include "keer_taps.h"

#include <QTest>

using namespace foxpad;
using app::KeerPad;
using namespace app::test;

namespace {

QString head(int players, const char *more = "")
{
    QString text = QStringLiteral("foxpad 1\ngame keer-op-keer\n");
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bram"), QStringLiteral("Cem")};
    for (int i = 0; i < players; ++i)
        text += QStringLiteral("player %1\n").arg(names[i]);
    return text + QLatin1String(more);
}

std::size_t made(const KeerPad &pad)
{
    return pad.match().log().size();
}

int boxNamed(const char *name)
{
    return rules::keer::boxAt(name[0] - 'A', name[1] - '1');
}

const app::BoxFace &face(KeerPad &pad, const char *name)
{
    return pad.sheet()->box(0, boxNamed(name));
}

constexpr const char *rolled = "roll yellow blue x 1 4 ?\n";

} // namespace

class TestKeerPad : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void sixTapsARoll();
    void groupsGrow();
    void wholeGroupEntersItself();
    void groupThatMayGrowWaits();
    void jokersCost();
    void takenDiceAreGone();
    void refusals();
    void undoBringsTheDiceBack();
    void sheetEntry();
};

void TestKeerPad::wholeGames_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"keer-whole-1.pad", "keer-whole-2.pad", "keer-whole-4.pad",
                             "keer-whole-6.pad", "keer-columns.pad", "keer-jokers.pad"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestKeerPad::wholeGames()
{
    QFETCH(QString, name);
    const auto reading = rules::Match::read(recordFile(name).toStdString());
    QVERIFY(!reading.refusal);
    KeerPad pad;
    QVERIFY(pad.begin(headOf(reading.match)));
    for (const rules::Entry &entry : reading.match.log()) {
        const std::size_t before = made(pad);
        for (const QString &what : keerTaps(pad, entry))
            tap(pad, what);
        if (made(pad) == before)
            tap(pad, QStringLiteral("next"));
        QVERIFY2(made(pad) == before + 1, qPrintable(pad.refusal()));
    }
    QCOMPARE(pad.record(), QString::fromStdString(reading.match.record()));
    QCOMPARE(pad.over(), reading.match.game()->over(reading.match.state()));
}

void TestKeerPad::sixTapsARoll()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2)));
    QVERIFY(pad.rolling());
    // In any order, and a wrong one is mended by another face of its row.
    for (const char *what :
         {"roll-0-6", "roll-1-1", "roll-2-2", "roll-2-3", "roll-5-6", "roll-3-4"})
        tap(pad, QLatin1String(what));
    QCOMPARE(pad.nextDetail(), QStringLiteral("1 dice missing"));
    QVERIFY(!pad.nextReady());
    tap(pad, QStringLiteral("roll-4-1"));
    QVERIFY(pad.record().contains(QStringLiteral("roll yellow blue x 1 4 ?")));
    QVERIFY(!pad.rolling());
}

void TestKeerPad::groupsGrow()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    QVERIFY(!face(pad, "H6").lit);
    QVERIFY(!face(pad, "A1").dimmed);
    pad.tapColour(0); // yellow
    pad.tapNumber(1); // 4
    QVERIFY(face(pad, "H6").lit);
    QVERIFY(face(pad, "A1").dimmed);
    QVERIFY(!face(pad, "G1").lit); // yellow, but out of reach of H
    pad.tapBox(boxNamed("H6"));
    QVERIFY(face(pad, "H6").chosen);
    QVERIFY(face(pad, "H7").lit);
    pad.tapBox(boxNamed("H6")); // and out again
    QVERIFY(!face(pad, "H6").chosen);
    QCOMPARE(made(pad), std::size_t{1});
}

void TestKeerPad::wholeGroupEntersItself()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    pad.tapColour(0);
    pad.tapNumber(1);
    for (const char *box : {"H6", "H7", "I6"})
        pad.tapBox(boxNamed(box));
    QCOMPARE(pad.nextDetail(), QStringLiteral("1 box(es) more"));
    pad.tapBox(boxNamed("I7"));
    QVERIFY(pad.record().endsWith(QStringLiteral("1 take yellow 4 H6 H7 I6 I7\n")));
    QCOMPARE(pad.shownSeat(), 1); // in the first rolls the other may use the same dice
    pad.showSeat(0);
    QVERIFY(face(pad, "H6").crossed);
}

void TestKeerPad::groupThatMayGrowWaits()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    pad.tapBox(boxNamed("H6")); // the box first: 1, 4 and ? are all still possible
    QVERIFY(pad.nextReady());
    QCOMPARE(made(pad), std::size_t{1});
    pad.next();
    QVERIFY(pad.record().endsWith(QStringLiteral("1 take yellow 1 H6\n"))); // no joker wasted
}

void TestKeerPad::jokersCost()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    for (const char *box : {"H3", "I3", "J3"}) // red, three: only with both jokers
        pad.tapBox(boxNamed(box));
    QVERIFY(pad.nextReady());
    pad.next();
    QVERIFY(pad.record().endsWith(QStringLiteral("1 take x:red ?:3 H3 I3 J3\n")));
    pad.showSeat(0);
    QCOMPARE(pad.sheet()->used().value(0), 2);
}

void TestKeerPad::takenDiceAreGone()
{
    KeerPad pad;
    QString text = head(2);
    for (int roll = 0; roll < 3; ++roll)
        text += QStringLiteral("%1%2 pass\nnext\n").arg(QLatin1String(rolled)).arg(roll % 2 + 1);
    QVERIFY(pad.begin(text + QLatin1String(rolled)));
    QCOMPARE(pad.shownSeat(), 1);
    pad.tapColour(0);
    pad.tapNumber(0);
    pad.tapBox(boxNamed("H6"));
    QCOMPARE(pad.shownSeat(), 0); // the other one is next
    QCOMPARE(pad.colours()->row(0).taker, QStringLiteral("Bram"));
    QCOMPARE(pad.numbers()->row(0).taker, QStringLiteral("Bram"));
    QCOMPARE(pad.colours()->row(1).taker, QString());
    pad.tapColour(0);
    QVERIFY(!pad.refusal().isEmpty());
}

void TestKeerPad::refusals()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    pad.tapColour(0);
    pad.tapNumber(1);
    pad.tapBox(boxNamed("H4")); // blue
    QCOMPARE(pad.refusal(), QStringLiteral("The die is yellow, this box is blue."));
    pad.tapBox(boxNamed("A7")); // yellow, far away
    QVERIFY(pad.refusal().contains(QStringLiteral("in reach")));
    pad.next();
    QVERIFY(pad.refusal().contains(QStringLiteral("Anna crosses or passes")));
    QCOMPARE(made(pad), std::size_t{1});
}

void TestKeerPad::undoBringsTheDiceBack()
{
    KeerPad pad;
    QVERIFY(pad.begin(head(2, rolled)));
    pad.tapColour(0);
    pad.tapNumber(0);
    pad.tapBox(boxNamed("H6"));
    QCOMPARE(made(pad), std::size_t{2});
    pad.undo();
    QCOMPARE(pad.shownSeat(), 0);
    QVERIFY(pad.colours()->row(0).chosen);
    QVERIFY(!face(pad, "H6").crossed);
    QVERIFY(face(pad, "H6").lit);
    pad.undo();
    QCOMPARE(pad.faces(), QList<int>({1, 3, 6, 1, 4, 6}));
    pad.redo();
    pad.redo();
    pad.showSeat(0);
    QVERIFY(face(pad, "H6").crossed);
}

void TestKeerPad::sheetEntry()
{
    const auto reading =
        rules::Match::read(recordFile(QStringLiteral("keer-table.pad")).toStdString());
    QVERIFY(!reading.refusal);
    KeerPad pad;
    QVERIFY(pad.begin(headOf(reading.match)));
    QVERIFY(pad.mayStrike());
    for (const rules::Entry &entry : reading.match.log()) {
        const std::size_t before = made(pad);
        if (entry.kind == rules::Kind::strike) {
            pad.tapGoal(entry.target);
            QVERIFY(pad.sheet()->line(0, entry.target).gone);
            continue;
        }
        for (const QString &what : keerTaps(pad, entry))
            tap(pad, what);
        if (made(pad) == before)
            tap(pad, QStringLiteral("next"));
        QVERIFY2(made(pad) == before + 1, qPrintable(pad.refusal()));
    }
    QCOMPARE(pad.record(), QString::fromStdString(reading.match.record()));
    QVERIFY(pad.over());
}

QTEST_GUILESS_MAIN(TestKeerPad)
#include "tst_keer_pad.moc"
