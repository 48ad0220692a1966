// SPDX-License-Identifier: GPL-3.0-or-later
// A Clever game played by taps, without a screen: what taps mean, what is shown, what is refused.
#include "taps.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace foxpad;
using app::CleverPad;
using app::DiceModel;
using app::SeatRow;
using app::test::tap;
using app::test::Taps;

namespace {

QString file(const QString &name)
{
    QFile record(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(name));
    return record.open(QIODevice::ReadOnly) ? QString::fromUtf8(record.readAll()) : QString();
}

QString head(const char *game, int players, const char *more = "")
{
    QString text = QStringLiteral("foxpad 1\ngame %1\n").arg(QLatin1String(game));
    const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bram"), QStringLiteral("Cem"),
                            QStringLiteral("Eszter")};
    for (int i = 0; i < players; ++i)
        text += QStringLiteral("player %1\n").arg(names[i]);
    return text + QLatin1String(more);
}

} // namespace

class TestCleverPad : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data();
    void wholeGames();
    void chainStepByStep();
    void secondTapEnters();
    void boxFirst();
    void undoBringsTheRollBack();
    void lookingBack();
    void correction();
    void refusals_data();
    void refusals();
};

void TestCleverPad::wholeGames_data()
{
    QTest::addColumn<QString>("name");
    const QDir records(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records"));
    for (const QString &name :
         records.entryList({QStringLiteral("gsc*"), QStringLiteral("4ever*")}))
        QTest::newRow(qPrintable(name)) << name;
}

// Every recorded game, tapped in entry by entry, gives the same record, and undoes to its start.
void TestCleverPad::wholeGames()
{
    QFETCH(QString, name);
    const rules::Match::Reading reading = rules::Match::read(file(name).toStdString());
    QVERIFY(!reading.refusal);
    CleverPad pad;
    QString text;
    for (const std::string &line : reading.match.header().lines())
        text += QString::fromStdString(line) + u'\n';
    QVERIFY(pad.begin(text));
    const rules::State start = pad.match().state();
    const Taps taps(pad);
    for (const rules::Entry &entry : reading.match.log()) {
        const std::size_t made = pad.match().log().size();
        for (const QString &one : taps.of(entry)) {
            tap(pad, one);
            QVERIFY2(pad.refusal().isEmpty(),
                     qPrintable(one + QStringLiteral(": ") + pad.refusal()));
            if (pad.match().log().size() > made)
                break;
        }
        QCOMPARE(pad.match().log().size(), made + 1);
        QCOMPARE(pad.log()->rowCount(), static_cast<int>(made) + 1);
        const QString words = pad.log()->row(static_cast<int>(made)).words;
        QVERIFY2(!words.isEmpty() && !words.contains(u'%'), qPrintable(words));
    }
    QCOMPARE(pad.record().toStdString(), reading.match.record());
    while (pad.canUndo())
        pad.undo();
    QVERIFY(pad.match().state() == start);
    QCOMPARE(pad.log()->rowCount(), 0);
}

void TestCleverPad::chainStepByStep()
{
    CleverPad pad;
    QVERIFY(pad.begin(file(QStringLiteral("gsc-whole-2.pad"))));
    // The longest chain of the game, made anew with its steps shown.
    std::size_t longest = 0;
    std::size_t index = 0;
    for (std::size_t i = 0; i < pad.match().log().size(); ++i) {
        const auto steps = pad.match().game()->chain(pad.match().stateAt(i), pad.match().log()[i]);
        if (steps.size() > longest) {
            longest = steps.size();
            index = i;
        }
    }
    QVERIFY(longest > 1);
    const rules::Entry entry = pad.match().log()[index];
    while (pad.match().log().size() > index)
        pad.undo();
    pad.setProperty("stepTime", 20);
    for (const QString &one : Taps(pad).of(entry))
        tap(pad, one);
    QVERIFY(pad.playing());
    QSignalSpy changed(&pad, &CleverPad::changed);
    QTRY_VERIFY(!pad.playing());
    QCOMPARE(changed.count(), static_cast<int>(longest));
    QVERIFY(pad.match().log().back() == entry);

    pad.undo();
    for (const QString &one : Taps(pad).of(entry))
        tap(pad, one);
    QVERIFY(pad.playing());
    pad.skip();
    QVERIFY(!pad.playing());
}

void TestCleverPad::secondTapEnters()
{
    CleverPad pad;
    QVERIFY(pad.begin(head("ganz-schoen-clever", 2) +
                      QStringLiteral("roll white=1 yellow=2 blue=3 green=4 orange=5 purple=6\n")));
    QCOMPARE(pad.phase(), QStringLiteral("choose"));
    tap(pad, QStringLiteral("die-orange"));
    QVERIFY(pad.dice()->row(4).chosen);
    QCOMPARE(pad.match().log().size(), 1U);
    tap(pad, QStringLiteral("die-orange"));
    QCOMPARE(pad.match().log().size(), 2U);
    QCOMPARE(pad.dice()->row(4).place, int{DiceModel::Field});
    QCOMPARE(pad.dice()->row(0).place, int{DiceModel::Tray});
    // Several boxes: a second tap lets the die go.
    pad.undo();
    tap(pad, QStringLiteral("die-white"));
    tap(pad, QStringLiteral("die-white"));
    QVERIFY(!pad.dice()->row(0).chosen);
    QCOMPARE(pad.match().log().size(), 1U);
}

void TestCleverPad::boxFirst()
{
    CleverPad pad;
    QVERIFY(pad.begin(head("ganz-schoen-clever", 2) +
                      QStringLiteral("roll white=1 yellow=2 blue=3 green=4 orange=5 purple=6\n")));
    tap(pad, QStringLiteral("box-3-0"));
    QVERIFY(pad.dice()->row(0).enterable);
    QVERIFY(pad.dice()->row(4).enterable);
    QVERIFY(!pad.dice()->row(1).enterable);
    QVERIFY(pad.dice()->row(1).dimmed);
    tap(pad, QStringLiteral("die-white"));
    QVERIFY(pad.record().endsWith(QStringLiteral("1 pick white orange\n")));
    QCOMPARE(pad.refusal(), QString());
}

void TestCleverPad::undoBringsTheRollBack()
{
    CleverPad pad;
    QVERIFY(pad.begin(head("ganz-schoen-clever", 1)));
    const QStringList faces{QStringLiteral("white-1"), QStringLiteral("yellow-2"),
                            QStringLiteral("blue-3"), QStringLiteral("green-4"),
                            QStringLiteral("orange-5")};
    for (const QString &one : faces)
        tap(pad, QStringLiteral("roll-") + one);
    QVERIFY(pad.rolling());
    QVERIFY(!pad.nextReady());
    QVERIFY(pad.nextDetail().contains(QStringLiteral("purple")));
    tap(pad, QStringLiteral("roll-purple-5"));
    QVERIFY(!pad.rolling());
    pad.undo();
    QVERIFY(pad.rolling());
    QCOMPARE(pad.rollGrid()->row(5).face, 5);
    tap(pad, QStringLiteral("roll-purple-6")); // the wrong face mended by one tap
    QVERIFY(pad.record().endsWith(QStringLiteral("purple=6\n")));
}

void TestCleverPad::lookingBack()
{
    CleverPad pad;
    const QString record = file(QStringLiteral("gsc-whole-2.pad"));
    QVERIFY(pad.begin(record));
    const QString now = pad.record();
    pad.lookAt(10);
    QCOMPARE(pad.lookingAt(), 10);
    QVERIFY(!pad.over());
    tap(pad, QStringLiteral("box-0-0"));
    QVERIFY(!pad.refusal().isEmpty());
    QCOMPARE(pad.record(), now);
    pad.next(); // back to now
    QCOMPARE(pad.lookingAt(), -1);
    QVERIFY(pad.over());
}

void TestCleverPad::correction()
{
    CleverPad pad;
    QVERIFY(pad.begin(head("ganz-schoen-clever", 1) +
                      QStringLiteral("roll white=6 yellow=6 blue=6 green=6 orange=6 purple=3\n"
                                     "1 pick purple purple\n"
                                     "roll white=5 yellow=6 blue=6 green=6 orange=6\n"
                                     "1 pick white purple\n")));
    const QString before = pad.record();
    pad.correct(0);
    QVERIFY(pad.correcting());
    QVERIFY(pad.rolling());
    QCOMPARE(pad.rollGrid()->row(5).face, 3);
    tap(pad, QStringLiteral("roll-purple-4"));
    QVERIFY(pad.correctionReady());
    QVERIFY(pad.consequence().contains(QStringLiteral("All 3 later entries still fit.")));
    QVERIFY(pad.consequence().contains(QStringLiteral("Anna: 9 points instead of 8")));
    QCOMPARE(pad.record(), before); // it does not count yet

    pad.correct(0);
    tap(pad, QStringLiteral("roll-purple-5"));
    const QString words = pad.consequence().join(u'|');
    QVERIFY2(words.contains(QStringLiteral("Purple must rise: 5 after 5.")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("That entry is lost.")), qPrintable(words));
    pad.leaveCorrection();
    QVERIFY(!pad.correcting());
    QCOMPARE(pad.record(), before);

    pad.correct(0);
    tap(pad, QStringLiteral("roll-purple-5"));
    pad.makeCorrection();
    QVERIFY(!pad.correcting());
    QCOMPARE(pad.match().log().size(), 3U);
    QCOMPARE(pad.log()->rowCount(), 3);
    QVERIFY(pad.record().contains(QStringLiteral("purple=5")));
    QCOMPARE(pad.phase(), QStringLiteral("choose"));
}

void TestCleverPad::refusals_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<QStringList>("taps");
    QTest::addColumn<QString>("words");
    const QString gsc = head("ganz-schoen-clever", 2);
    const QString rolled =
        gsc + QStringLiteral("roll white=1 yellow=2 blue=3 green=4 orange=5 purple=3\n");
    const auto taps = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    QTest::newRow("roll due") << gsc << taps("die-white")
                              << QStringLiteral("Tap in the roll first.");
    QTest::newRow("not active") << rolled << taps("seat-1 die-white")
                                << QStringLiteral("It is Anna's roll.");
    QTest::newRow("not that number")
        << rolled << taps("die-yellow box-0-0") << QStringLiteral("This box takes a 3, not a 2.");
    QTest::newRow("sum") << rolled << taps("die-blue box-1-1")
                         << QStringLiteral("Blue and white make 4, not 2.");
    QTest::newRow("colour") << rolled << taps("die-yellow box-3-0")
                            << QStringLiteral("The yellow die can't go there.");
    QTest::newRow("left to right") << rolled << taps("die-orange box-3-4")
                                   << QStringLiteral("This row is filled from left to right.");
    QTest::newRow("re-roll") << rolled << taps("action-reroll action-reroll")
                             << QStringLiteral("Tap in the roll first.");
    QTest::newRow("extra") << rolled << taps("action-extra")
                           << QStringLiteral("Extra dice come after the last roll.");
    QTest::newRow("must enter") << rolled << taps("pass")
                                << QStringLiteral("A die fits, so this roll may not be passed.");
    QTest::newRow("owed") << rolled << taps("next") << QStringLiteral("Anna owes: choose a die");
}

void TestCleverPad::refusals()
{
    QFETCH(QString, record);
    QFETCH(QStringList, taps);
    QFETCH(QString, words);
    CleverPad pad;
    QVERIFY(pad.begin(record));
    QSignalSpy refused(&pad, &CleverPad::refused);
    for (const QString &one : taps)
        tap(pad, one);
    QCOMPARE(pad.refusal(), words);
    QCOMPARE(refused.count(), 1);
}

QTEST_GUILESS_MAIN(TestCleverPad)
#include "tst_clever_pad.moc"
