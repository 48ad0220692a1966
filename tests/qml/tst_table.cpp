// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the Clever games, tapped with a finger on the real screen and the real store.
#include "table_window.h"
#include "taps.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace foxpad;
using app::test::Games;
using app::test::record;
using app::test::TableWindow;
using app::test::Taps;
using rules::Kind;

namespace {

// A record may pass a tray from which nothing fits; on the table there is nothing to decline then.
rules::Match withoutNeedlessPasses(const rules::Match &record)
{
    rules::Match match;
    for (const std::string &line : record.header().lines())
        match.addLine(line);
    for (const rules::Entry &entry : record.log()) {
        std::vector<rules::Entry> room(rules::mostLegal);
        rules::EntryList legal(room);
        record.game()->legal(match.state(), legal);
        room.resize(legal.size());
        const bool needless = entry.kind == Kind::pass &&
                              std::get<rules::clever::State>(match.state()).active != entry.seat &&
                              std::ranges::none_of(room, [&](const rules::Entry &other) {
                                  return other.kind == Kind::pick && other.seat == entry.seat;
                              });
        if (!needless)
            match.add(entry);
    }
    return match;
}

constexpr QSize upright{360, 740};

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wholeGame_data();
    void wholeGame();
    void goesOnAfterTheEnd();
    void rotation();
    void refusalInWords();
    void heldBoxShowsTheChain();
    void boxesAreLargeEnough();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void byKeyboard();
    void corrected();

private:
    // Taps an entry in; how many taps it took, or -1 where it was not made.
    static int enter(TableWindow &window, const rules::Entry &entry);
    // A table with the first entries of a record made.
    void open(const QString &name, std::size_t entries, QSize size = upright);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Games> m_games;
    store::GameId m_game = 0;
    rules::Match m_record;
    std::unique_ptr<TableWindow> m_window;
};

void TestTable::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_window.reset();
    m_games.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_games = std::make_unique<Games>(m_folder->path());
}

int TestTable::enter(TableWindow &window, const rules::Entry &entry)
{
    const std::size_t before = window.made();
    int count = 0;
    // Once: an entry that is made already, while a tap was answered, has no box left to tap.
    const QStringList taps = Taps(window.pad()).of(entry);
    for (const QString &name : taps) {
        const bool passes = name == u"pass"; // by the button
        if (!window.tap(passes ? QStringLiteral("next") : name)) {
            qInfo("nothing to tap: %s", qPrintable(name));
            return -1;
        }
        ++count;
        if (QTest::qWaitFor([&] { return window.made() > before; },
                            name == taps.last() ? 10000 : 0))
            return count;
    }
    qInfo("not made: %s", qPrintable(window.pad().refusal()));
    return -1;
}

void TestTable::open(const QString &name, std::size_t entries, QSize size)
{
    m_record = withoutNeedlessPasses(record(name));
    m_game = m_games->begin(m_record);
    QVERIFY(m_game > 0);
    QVERIFY(m_games->enter(m_game, m_record, entries));
    m_window = std::make_unique<TableWindow>(m_games->store(), m_game, size);
    QTRY_COMPARE(m_window->pad().game(), app::test::named(m_record.game()->id()));
    QVERIFY(QTest::qWaitForWindowExposed(&m_window->view()));
    QCOMPARE(m_window->made(), entries);
}

void TestTable::wholeGame_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("ganz schön clever, two") << QStringLiteral("gsc-whole-2.pad");
    QTest::newRow("ganz schön clever, solo") << QStringLiteral("gsc-whole-1.pad");
    QTest::newRow("clever 4ever, two") << QStringLiteral("4ever-whole-2.pad");
    QTest::newRow("ganz schön clever, by sheet") << QStringLiteral("gsc-table.pad");
    QTest::newRow("clever 4ever, by sheet") << QStringLiteral("4ever-table.pad");
}

// Tapped in from the first roll to the end: the same record, on the disk too, and no tap more than
// a pen needs: one a die rolled, two an entry (a number beside that), none for what is forced.
void TestTable::wholeGame()
{
    QFETCH(QString, name);
    open(name, 0);
    for (const rules::Entry &entry : m_record.log()) {
        const QByteArray words = QByteArray::fromStdString(m_record.game()->write(entry));
        // The record goes on with another seat though the one on the screen is not through.
        const int seen = m_window->pad().shownSeat();
        const auto dot = m_window->pad().seats()->row(seen).dot;
        const bool waits = dot != app::SeatRow::Done || entry.kind == Kind::extra;
        const int taps = enter(*m_window, entry);
        QVERIFY2(taps > 0, words.constData());
        QCOMPARE(
            QByteArray::fromStdString(m_record.game()->write(m_window->pad().match().log().back())),
            words);
        const int other = waits && seen != entry.seat ? 1 : 0;
        const int polish = std::abs(entry.polishWhite) + std::abs(entry.polishColour);
        const int most = entry.kind == Kind::roll    ? std::popcount(entry.die)
                         : entry.kind == Kind::serve ? 3
                         : entry.kind == Kind::bonus ? 2 + (entry.value ? 1 : 0) + other
                         : entry.kind == Kind::mark  ? 2 + other
                         : entry.kind == Kind::use   ? 1 + other
                         : app::usesDie(entry)       ? 2 + polish + other
                                                     : 1;
        QVERIFY2(taps <= most, words + ": " + QByteArray::number(taps));
    }
    QVERIFY(std::ranges::equal(m_window->pad().match().log(), m_record.log()));
    const store::Result<rules::Match> kept = m_games->store().load(m_game);
    QVERIFY(kept && kept->state() == m_record.state());
    if (m_record.header().setup().sheetEntry)
        return; // a part of a game
    QVERIFY(m_window->pad().over());

    QSignalSpy finished(&m_window->table(), SIGNAL(finished()));
    QVERIFY(m_window->tap(QStringLiteral("next")));
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(m_window->tap(QStringLiteral("undo")));
    QTRY_VERIFY(!m_window->pad().over());
    QVERIFY(m_window->tap(QStringLiteral("redo")));
    QTRY_VERIFY(m_window->pad().over());
}

// Left anywhere, a new program finds the game as it was: the roll on the table, whose turn it is.
void TestTable::goesOnAfterTheEnd()
{
    open(QStringLiteral("gsc-whole-2.pad"), 0);
    for (std::size_t i = 0; i < 21; ++i) {
        QVERIFY(enter(*m_window, m_record.log()[i]) > 0);
        m_window.reset();
        m_games->close();
        m_games->open();
        m_window = std::make_unique<TableWindow>(m_games->store(), m_game, upright);
        QTRY_COMPARE(m_window->made(), i + 1);
        QVERIFY(m_window->pad().match().state() == m_record.stateAt(i + 1));
    }
}

void TestTable::rotation()
{
    open(QStringLiteral("gsc-whole-2.pad"), 1);
    QVERIFY(m_window->tap(QStringLiteral("die-white"))); // white 6: several boxes
    for (const QSize size : {QSize(740, 360), QSize(1180, 820), QSize(640, 900), upright}) {
        m_window->view().resize(size);
        QTRY_COMPARE(m_window->table().width(), size.width());
        QVERIFY(m_window->pad().dice()->row(0).chosen);
        QTRY_VERIFY(m_window->find(QStringLiteral("box-2-0")));
        QVERIFY(m_window->find(QStringLiteral("box-2-0"))->property("lit").toBool());
    }
    QVERIFY(m_window->tap(QStringLiteral("box-2-0")));
    QTRY_COMPARE(m_window->made(), 2U);
}

void TestTable::refusalInWords()
{
    open(QStringLiteral("gsc-whole-2.pad"), 1);
    QVERIFY(!m_window->find(QStringLiteral("refusal")));
    QVERIFY(m_window->tap(QStringLiteral("die-yellow"))); // yellow 4
    QVERIFY(m_window->tap(QStringLiteral("box-0-0")));
    QTRY_VERIFY(m_window->find(QStringLiteral("refusal")));
    QCOMPARE(m_window->find(QStringLiteral("refusal"))->property("text").toString(),
             QStringLiteral("This box takes a 3, not a 4."));
    QCOMPARE(m_window->made(), 1U);
    QVERIFY(m_window->tap(QStringLiteral("refusal"))); // and goes by a tap
    QTRY_VERIFY(!m_window->find(QStringLiteral("refusal")));
}

void TestTable::heldBoxShowsTheChain()
{
    open(QStringLiteral("gsc-whole-2.pad"), 1);
    QVERIFY(m_window->tap(QStringLiteral("die-orange")));
    const QPoint at = m_window->middle(*m_window->find(QStringLiteral("box-3-0")));
    QTest::mousePress(&m_window->view(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(m_window->find(QStringLiteral("chainBubble")));
    QTest::mouseRelease(&m_window->view(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(!m_window->find(QStringLiteral("chainBubble")));
    QCOMPARE(m_window->made(), 1U); // looking is not entering
}

void TestTable::boxesAreLargeEnough()
{
    open(QStringLiteral("gsc-whole-2.pad"), 1);
    for (int area = 0; area < 5; ++area)
        for (int box = 0; box < 16; ++box)
            if (const auto *item = m_window->find(QStringLiteral("box-%1-%2").arg(area).arg(box)))
                QVERIFY2(item->width() >= 40 && item->height() >= 40,
                         qPrintable(item->objectName()));
    for (const char *name : {"undo", "redo", "next", "seat-0", "seat-1", "action-reroll"}) {
        const auto *item = m_window->find(QLatin1String(name));
        QVERIFY2(item && item->width() >= 48 && item->height() >= 48, name);
    }
}

void TestTable::nothingIsClipped_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("entries");
    for (const QSize size : {QSize(320, 560), upright, QSize(740, 360), QSize(700, 1000),
                             QSize(1180, 820), QSize(1920, 1080)})
        for (const int entries : {0, 1, 6})
            QTest::addRow("%d x %d, %d", size.width(), size.height(), entries) << size << entries;
}

void TestTable::nothingIsClipped()
{
    QFETCH(QSize, size);
    QFETCH(int, entries);
    open(QStringLiteral("gsc-whole-4.pad"), static_cast<std::size_t>(entries), size);
    QTest::qWait(150); // what slides has arrived
    QStringList names{QStringLiteral("next"), QStringLiteral("undo"), QStringLiteral("home"),
                      QStringLiteral("log")};
    for (int seat = 0; seat < 4; ++seat)
        names << QStringLiteral("seat-%1").arg(seat);
    for (const QString &colour : m_window->pad().dieColours())
        names << QStringLiteral("die-") + colour << QStringLiteral("roll-%1-6").arg(colour);
    for (const QString &name : names) {
        const QQuickItem *item = m_window->find(name);
        if (!item && (name.startsWith(u"die") || name.startsWith(u"roll")))
            continue; // not there in this phase
        QVERIFY2(item, qPrintable(name));
        const QRectF place = item->mapRectToScene(item->boundingRect());
        QVERIFY2(QRectF({}, size).adjusted(-1, -1, 1, 1).contains(place), qPrintable(name));
    }
}

void TestTable::byKeyboard()
{
    open(QStringLiteral("gsc-whole-2.pad"), 0);
    m_window->view().requestActivate();
    for (const char key : {'1', '2', '3', '4', '5'}) // row by row
        QTest::keyClick(&m_window->view(), key);
    QVERIFY(m_window->pad().rolling());
    QTest::keyClick(&m_window->view(), 'w'); // mended
    QTest::keyClick(&m_window->view(), '2');
    QTest::keyClick(&m_window->view(), 'p');
    QTest::keyClick(&m_window->view(), '6');
    QTRY_COMPARE(m_window->made(), 1U);
    QVERIFY(m_window->pad().record().contains(
        QStringLiteral("roll white=2 yellow=2 blue=3 green=4 orange=5 purple=6")));
    QTest::keyClick(&m_window->view(), 'o');
    QTest::keyClick(&m_window->view(), Qt::Key_Return);
    QTRY_COMPARE(m_window->made(), 2U);
    QVERIFY(m_window->pad().record().contains(QStringLiteral("1 pick orange orange")));
    QTest::keyClick(&m_window->view(), Qt::Key_Backspace);
    QTRY_COMPARE(m_window->made(), 1U);
    QTest::keyClick(&m_window->view(), 'w');
    QTest::keyClick(&m_window->view(), '1'); // the first lit box
    QTRY_COMPARE(m_window->made(), 2U);
    QVERIFY(m_window->pad().record().contains(QStringLiteral("1 pick white yellow.2.1")));
}

void TestTable::corrected()
{
    open(QStringLiteral("gsc-whole-2.pad"), 2);
    QVERIFY(m_window->tap(QStringLiteral("log")));
    QTRY_VERIFY(m_window->find(QStringLiteral("correct-0")));
    QTest::qWait(400); // the drawer has come
    QVERIFY(m_window->tap(QStringLiteral("correct-0")));
    QTRY_VERIFY(m_window->pad().correcting());
    QTest::qWait(400); // and gone
    QVERIFY(m_window->tap(QStringLiteral("roll-purple-5")));
    QTRY_VERIFY(m_window->find(QStringLiteral("makeCorrection")));
    const store::Result<rules::Match> before = m_games->store().load(m_game);
    QVERIFY(before && before->record() == m_window->pad().record().toStdString());
    QVERIFY(m_window->tap(QStringLiteral("makeCorrection")));
    QTRY_VERIFY(!m_window->pad().correcting());
    QVERIFY(m_window->pad().record().contains(QStringLiteral("purple=5")));
    QCOMPARE(m_window->made(), 2U);
    const store::Result<rules::Match> after = m_games->store().load(m_game);
    QVERIFY(after && after->state() == m_window->pad().match().state());
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
