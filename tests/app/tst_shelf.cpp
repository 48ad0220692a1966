// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf on real files, sound and not.
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

QTEST_MAIN(TestShelf)
#include "tst_shelf.moc"
