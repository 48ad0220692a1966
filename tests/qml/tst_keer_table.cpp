// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Keer op Keer, tapped with a finger on the real screen and the real store.
#include "keer_taps.h"
#include "table_window.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace foxpad;
using namespace app::test;
using rules::Kind;

namespace {

constexpr QSize upright{360, 740};
constexpr QSize sideways{740, 360};
constexpr QSize tablet{1180, 820};

} // namespace

class TestKeerTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wholeGame_data();
    void wholeGame();
    void goesOnAfterTheEnd();
    void rotation();
    void refusalInWords();
    void corrected();
    void byKeyboard();
    void leftHanded();
    void fits_data();
    void fits();

private:
    void open(const QString &name, std::size_t entries, QSize size);
    // Taps an entry in; how many taps it took, or -1 where it was not made.
    int enter(const rules::Entry &entry);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Games> m_games;
    store::GameId m_game = 0;
    rules::Match m_record;
    std::unique_ptr<KeerWindow> m_window;
};

void TestKeerTable::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_window.reset();
    m_games.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_games = std::make_unique<Games>(m_folder->path());
}

void TestKeerTable::open(const QString &name, std::size_t entries, QSize size)
{
    m_record = record(name);
    m_game = m_games->begin(m_record);
    QVERIFY(m_game > 0);
    QVERIFY(m_games->enter(m_game, m_record, entries));
    m_window = std::make_unique<KeerWindow>(m_games->store(), m_game, size);
    QTRY_VERIFY(m_window->pad().match().game());
    QVERIFY(QTest::qWaitForWindowExposed(&m_window->view()));
    QCOMPARE(m_window->made(), entries);
}

int TestKeerTable::enter(const rules::Entry &entry)
{
    const std::size_t before = m_window->made();
    int count = 0;
    for (const QString &name : keerTaps(m_window->pad(), entry)) {
        // The active seat passes by the button where the layout has no room for another.
        const bool other = name == u"pass" && !m_window->find(name);
        if (!m_window->tap(other ? QStringLiteral("next") : name)) {
            qInfo("nothing to tap: %s", qPrintable(name));
            return -1;
        }
        ++count;
    }
    // A group that could grow is closed by the button.
    const int time = m_window->pad().nextReady() ? 500 : 2000;
    if (!QTest::qWaitFor([&] { return m_window->made() > before; }, time)) {
        m_window->tap(QStringLiteral("next"));
        ++count;
    }
    return QTest::qWaitFor([&] { return m_window->made() > before; }, 2000) ? count : -1;
}

void TestKeerTable::wholeGame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    QTest::newRow("two, upright") << QStringLiteral("keer-whole-2.pad") << upright;
    QTest::newRow("solo, sideways") << QStringLiteral("keer-whole-1.pad") << sideways;
    QTest::newRow("by sheet") << QStringLiteral("keer-table.pad") << upright;
}

// The same record, on the disk too; one tap a die rolled, one a die and a box taken.
void TestKeerTable::wholeGame()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    open(name, 0, size);
    for (const rules::Entry &entry : m_record.log()) {
        const QByteArray words = QByteArray::fromStdString(m_record.game()->write(entry));
        const int taps = enter(entry);
        QVERIFY2(taps > 0, words + ": " + m_window->pad().refusal().toUtf8());
        QCOMPARE(
            QByteArray::fromStdString(m_record.game()->write(m_window->pad().match().log().back())),
            words);
        if (entry.kind == Kind::roll)
            QCOMPARE(taps, 2 * m_window->pad().dicePerKind());
        else
            QVERIFY2(taps <= entry.value + 4, words);
    }
    const store::Result<rules::Match> kept = m_games->store().load(m_game);
    QVERIFY(kept && kept->state() == m_record.state());
    QVERIFY(m_window->pad().over());
    QSignalSpy finished(&m_window->table(), SIGNAL(finished()));
    QVERIFY(m_window->tap(QStringLiteral("next")));
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(m_window->tap(QStringLiteral("undo")));
    QTRY_VERIFY(!m_window->pad().over());
}

void TestKeerTable::goesOnAfterTheEnd()
{
    open(QStringLiteral("keer-whole-2.pad"), 0, upright);
    for (std::size_t i = 0; i < 8; ++i) {
        QVERIFY(enter(m_record.log()[i]) > 0);
        m_window.reset();
        m_games->close();
        m_games->open();
        m_window = std::make_unique<KeerWindow>(m_games->store(), m_game, upright);
        QTRY_COMPARE(m_window->made(), i + 1);
        QVERIFY(m_window->pad().match().state() == m_record.stateAt(i + 1));
    }
}

// What was tapped and is no entry yet is there in every layout.
void TestKeerTable::rotation()
{
    open(QStringLiteral("keer-whole-2.pad"), 1, upright);
    const QStringList taps = keerTaps(m_window->pad(), m_record.log()[1]);
    QVERIFY(m_window->tap(taps[0]));
    QVERIFY(m_window->tap(taps[1]));
    for (const QSize size : {sideways, tablet, QSize(640, 900), upright}) {
        m_window->view().resize(size);
        QTRY_COMPARE(m_window->table().width(), size.width());
        QTRY_VERIFY(m_window->find(taps[2]));
        QVERIFY(m_window->find(taps[2])->property("lit").toBool());
    }
    for (const QString &box : taps.mid(2))
        QVERIFY(m_window->tap(box));
    if (!QTest::qWaitFor([&] { return m_window->made() == 2; }, 50))
        QVERIFY(m_window->tap(QStringLiteral("next")));
    QTRY_COMPARE(m_window->made(), 2U);
}

void TestKeerTable::refusalInWords()
{
    open(QStringLiteral("keer-whole-2.pad"), 1, upright);
    QVERIFY(m_window->tap(QStringLiteral("box-0-0"))); // A1: far from everything
    QTRY_VERIFY(m_window->find(QStringLiteral("refusal")));
    QCOMPARE(m_window->find(QStringLiteral("refusal"))->property("text").toString(),
             QStringLiteral("No group with this box is free and in reach."));
    QCOMPARE(m_window->made(), 1U);
}

void TestKeerTable::corrected()
{
    open(QStringLiteral("keer-whole-2.pad"), 2, upright);
    QVERIFY(m_window->tap(QStringLiteral("log")));
    QTRY_VERIFY(m_window->find(QStringLiteral("correct-1")));
    QTest::qWait(400); // the drawer has come
    QVERIFY(m_window->tap(QStringLiteral("correct-1")));
    QTRY_VERIFY(m_window->pad().correcting());
    QTest::qWait(400); // and gone
    m_window->pad().forgetTaps();
    QVERIFY(m_window->tap(QStringLiteral("next"))); // passes instead
    QTRY_VERIFY(m_window->find(QStringLiteral("makeCorrection")));
    const store::Result<rules::Match> before = m_games->store().load(m_game);
    QVERIFY(before && before->state() == m_record.stateAt(2)); // it does not count yet
    QVERIFY(m_window->tap(QStringLiteral("makeCorrection")));
    QTRY_VERIFY(!m_window->pad().correcting());
    QCOMPARE(m_window->pad().match().log()[1].kind, Kind::pass);
    const store::Result<rules::Match> after = m_games->store().load(m_game);
    QVERIFY(after && after->state() == m_window->pad().match().state());
}

void TestKeerTable::byKeyboard()
{
    open(QStringLiteral("keer-whole-2.pad"), 0, tablet);
    m_window->view().requestActivate();
    for (const char key : {'y', 'b', 'x', '1', '4'})
        QTest::keyClick(&m_window->view(), key);
    QVERIFY(m_window->pad().rolling());
    QTest::keyClick(&m_window->view(), '6'); // the joker
    QTRY_COMPARE(m_window->made(), 1U);
    QVERIFY(m_window->pad().record().contains(QStringLiteral("roll yellow blue x 1 4 ?")));
    QTest::keyClick(&m_window->view(), 'y');
    QTest::keyClick(&m_window->view(), '4');
    QVERIFY(m_window->pad().colours()->row(0).chosen);
    QVERIFY(m_window->pad().numbers()->row(1).chosen);
    QTest::keyClick(&m_window->view(), Qt::Key_Backspace);
    QTRY_COMPARE(m_window->made(), 0U);
}

void TestKeerTable::leftHanded()
{
    open(QStringLiteral("keer-whole-2.pad"), 1, sideways);
    const auto diceX = [&] {
        return m_window->middle(*m_window->find(QStringLiteral("colour-0"))).x();
    };
    QVERIFY(diceX() > sideways.width() / 2);
    m_window->table().setProperty("leftHanded", true);
    QVERIFY(diceX() < sideways.width() / 2);
}

void TestKeerTable::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << QSize(320, 560);
    QTest::newRow("upright") << upright;
    QTest::newRow("sideways") << sideways;
    QTest::newRow("tablet") << tablet;
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void TestKeerTable::fits()
{
    QFETCH(QSize, size);
    open(QStringLiteral("keer-whole-2.pad"), 1, size);
    const QRectF all{QPointF(), QSizeF(size)};
    for (const char *name : {"colour-0", "number-2", "next", "undo", "marks", "home", "log"}) {
        const QQuickItem *item = m_window->find(QLatin1String(name));
        QVERIFY2(item, name);
        QVERIFY2(all.contains(item->mapRectToScene(item->boundingRect())), name);
    }
    for (int box = 0; box < 7; ++box) {
        const QQuickItem *item = m_window->find(QStringLiteral("box-0-%1").arg(7 * 8 + box));
        QVERIFY(item && item->width() >= 40 && item->height() >= 40);
    }
}

QTEST_MAIN(TestKeerTable)
#include "tst_keer_table.moc"
