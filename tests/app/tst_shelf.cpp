// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf on real files, sound and not.
#include "device.h"
#include "kit/demo.h"
#include "shelf.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace foxpad::app;

class TestShelf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lists();
    void rematch();
    void damaged();
    void noFolder();
    void takesAGame();
    void refusesAFile_data();
    void refusesAFile();
    void offers();

private:
    void open();

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<Shelf> m_shelf;
};

void TestShelf::init()
{
    m_shelf.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
}

void TestShelf::open()
{
    m_shelf = std::make_unique<Shelf>();
    m_shelf->open(m_file);
    QTRY_VERIFY(m_shelf->status() != Shelf::Opening);
}

void TestShelf::lists()
{
    QVERIFY(bool(foxpad::kit::fillDemo(m_file)));
    open();
    QCOMPARE(m_shelf->status(), Shelf::Ready);
    QCOMPARE(m_shelf->unfinished()->count(), 3);
    QVERIFY(m_shelf->lately()->count() >= 3);
    QVERIFY(m_shelf->moreGames());
    QVERIFY(m_shelf->canRematch());
    const GameRow &top = m_shelf->unfinished()->rows().first();
    QVERIFY2(top.title.startsWith(QLatin1String("Round")), qPrintable(top.title));
    QCOMPARE(top.detail, QStringLiteral("Anna, Bram, Eszter"));
    QVERIFY(m_shelf->lately()->rows().first().detail.startsWith(QLatin1String("Yesterday")));
}

void TestShelf::rematch()
{
    QVERIFY(bool(foxpad::kit::fillDemo(m_file)));
    open();
    QSignalSpy began(m_shelf.get(), &Shelf::began);
    m_shelf->rematchLast();
    QTRY_COMPARE(began.count(), 1);
    QCOMPARE(began.first().at(1).toString(), QStringLiteral("clever-4ever"));
    m_shelf->refresh();
    QCOMPARE(m_shelf->unfinished()->count(), 4);
    const GameRow &top = m_shelf->unfinished()->rows().first();
    QCOMPARE(top.detail, QStringLiteral("Anna, Bram, Cem, Eszter"));
    QCOMPARE(top.next, QStringLiteral("Anna’s roll"));
}

void TestShelf::damaged()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(20000, 'x'));
    file.close();
    open();
    QCOMPARE(m_shelf->status(), Shelf::Trouble);
    QVERIFY(!m_shelf->problem().isEmpty());
    QVERIFY(!m_shelf->wayOut().isEmpty());
    m_shelf->takeWayOut();
    QTRY_COMPARE(m_shelf->status(), Shelf::Ready);
    // What could not be read is still there, under another name.
    const auto aside = QDir(m_folder->path()).entryInfoList({QStringLiteral("games.sqlite?*")});
    QVERIFY(std::ranges::any_of(aside, [](const QFileInfo &info) { return info.size() == 20000; }));
}

void TestShelf::noFolder()
{
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    m_file = m_folder->filePath(QStringLiteral("file/games.sqlite"));
    open();
    QCOMPARE(m_shelf->status(), Shelf::Trouble);
    QVERIFY(m_shelf->wayOut().isEmpty());
    file.remove();
    m_shelf->tryAgain();
    QTRY_COMPARE(m_shelf->status(), Shelf::Ready);
}

void TestShelf::takesAGame()
{
    const QString records = QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/");
    m_shelf = std::make_unique<Shelf>();
    QSignalSpy arrived(m_shelf.get(), &Shelf::arrived);
    m_shelf->open(m_file);
    m_shelf->take(records + QStringLiteral("keer-whole-2.pad")); // waits for the games to be open
    QTRY_COMPARE(arrived.count(), 1);
    QCOMPARE(arrived.first().at(1).toString(), QStringLiteral("keer-op-keer"));
    QCOMPARE(arrived.first().at(2).toBool(), true);
    QCOMPARE(m_shelf->lately()->count(), 1);
    m_shelf->take(QUrl::fromLocalFile(records + QStringLiteral("gsc-fox.pad")).toString());
    QTRY_COMPARE(arrived.count(), 2);
    QCOMPARE(arrived.last().at(2).toBool(), false);
    QCOMPARE(m_shelf->unfinished()->count(), 1);
}

void TestShelf::refusesAFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("can’t be read");
    QTest::newRow("no json") << QByteArray("{]") << QStringLiteral("can’t be read");
    QTest::newRow("no record") << QByteArray("hello\n") << QStringLiteral("Line 1: ");
    QTest::newRow("against the rules")
        << QByteArray("foxpad 1\ngame ganz-schoen-clever\nplayer Ann\n1 pick red red\n")
        << QStringLiteral("Line 4: ");
    QTest::newRow("long line") << QByteArray("foxpad 1\n# ").append(QByteArray(10000, 'x'))
                               << QStringLiteral("Line 2: ");
}

void TestShelf::refusesAFile()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, words);
    QFile file(m_folder->filePath(QStringLiteral("sent.pad")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    open();
    m_shelf->take(file.fileName());
    QTRY_VERIFY(!m_shelf->message().isEmpty());
    QVERIFY2(m_shelf->message().contains(words), qPrintable(m_shelf->message()));
    QVERIFY(m_shelf->message().contains(QLatin1String("sent.pad")));
    QCOMPARE(m_shelf->unfinished()->count(), 0);
}

// What goes out has a type other apps know; where none can be asked, one hears where it lies.
void TestShelf::offers()
{
    const auto type = [](const char *file) { return device::typeOf(QString::fromUtf8(file)); };
    QCOMPARE(type("a 19.30 b.pad"), QStringLiteral("application/x-foxpad"));
    QCOMPARE(type("a.json"), QStringLiteral("application/json"));
    QCOMPARE(type("a.csv"), QStringLiteral("text/csv"));
    QCOMPARE(type("a.png"), QStringLiteral("image/png"));
    QCOMPARE(type("a.foxpad"), QStringLiteral("application/octet-stream"));

    Shelf shelf;
    shelf.offer(QStringLiteral("/there/a.pad"));
    QVERIFY(shelf.message().endsWith(QStringLiteral("/there/a.pad")));
}

QTEST_MAIN(TestShelf)
#include "tst_shelf.moc"
