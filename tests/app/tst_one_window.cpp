// SPDX-License-Identifier: GPL-3.0-or-later
// The app as real processes: one window for each database, and files handed to it.
#include "one_window.h"
#include "store/store.h"

#include <QLocalSocket>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <csignal>
#include <memory>
#include <vector>

using namespace foxpad;
using app::OneWindow;

namespace {

constexpr int patience = 20000;

QString record(const char *name)
{
    return QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(QLatin1String(name));
}

} // namespace

class TestOneWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void secondBringsUpTheFirst();
    void takesAFile();
    void tellsWhatIsWrongWithAFile();
    void eachDatabaseItsOwn();
    void anyWayToWriteThePath();
    void afterAKill();
    void together();
    void onlyThisUser();
    void strangeMessages();
    void bringsAWindowUp();

private:
    QProcess *start(const QString &database, const QStringList &more = {});
    // Whether the process still runs once another start of the same database has ended.
    int another(const QString &database, const QStringList &more = {});
    int gamesIn(const QString &database);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::vector<std::unique_ptr<QProcess>> m_running;
};

void TestOneWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("games.sqlite"));
    // Sockets and preferences of this test alone.
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->path().toUtf8());
}

void TestOneWindow::cleanup()
{
    for (const auto &process : m_running) {
        process->kill();
        process->waitForFinished(patience);
    }
    m_running.clear();
}

QProcess *TestOneWindow::start(const QString &database, const QStringList &more)
{
    auto &process = m_running.emplace_back(std::make_unique<QProcess>());
    process->setProcessChannelMode(QProcess::MergedChannels);
    process->start(QStringLiteral(FOXPAD_APP),
                   QStringList{QStringLiteral("--db"), database} + more);
    process->waitForStarted(patience);
    return process.get();
}

int TestOneWindow::another(const QString &database, const QStringList &more)
{
    QProcess *second = start(database, more);
    return second->waitForFinished(patience) && second->exitStatus() == QProcess::NormalExit
               ? second->exitCode()
               : -1;
}

int TestOneWindow::gamesIn(const QString &database)
{
    auto opened = store::Store::open(database);
    if (!opened)
        return -1;
    const auto page = (*opened)->history({});
    const auto unfinished = (*opened)->unfinished();
    return page && unfinished ? int(page->games.size()) : -1;
}

void TestOneWindow::secondBringsUpTheFirst()
{
    QProcess *first = start(m_file);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_file), patience);
    QCOMPARE(another(m_file), 0);
    QCOMPARE(another(m_file), 0);
    QCOMPARE(first->state(), QProcess::Running);
}

void TestOneWindow::takesAFile()
{
    start(m_file, {record("gsc-whole-4.pad")});
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_file), 1, patience);
    QCOMPARE(another(m_file, {record("keer-whole-1.pad")}), 0);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_file), 2, patience);
    // A path is meant as the second start sees it, and may come as an address.
    QVERIFY(
        QFile::copy(record("gsc-yellow-x.pad"), m_folder->filePath(QStringLiteral("a game.pad"))));
    QCOMPARE(another(m_file, {QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("a game.pad")))
                                  .toString(QUrl::FullyEncoded)}),
             0);
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_file), 3, patience);
    // The same game again is the same game.
    QCOMPARE(another(m_file, {record("keer-whole-1.pad")}), 0);
    QTest::qWait(300);
    QCOMPARE(gamesIn(m_file), 3);
}

void TestOneWindow::tellsWhatIsWrongWithAFile()
{
    // Words come on the screen; the process goes on and nothing is stored.
    QProcess *first = start(m_file, {QStringLiteral("/dev/null")});
    QTRY_COMPARE_WITH_TIMEOUT(gamesIn(m_file), 0, patience);
    QCOMPARE(another(m_file, {m_folder->filePath(QStringLiteral("not there.pad"))}), 0);
    QTest::qWait(200);
    QCOMPARE(gamesIn(m_file), 0);
    QCOMPARE(first->state(), QProcess::Running);
    QCOMPARE(another(m_file, {record("a.pad"), record("b.pad")}), 2);
}

void TestOneWindow::eachDatabaseItsOwn()
{
    const QString other = m_folder->filePath(QStringLiteral("other.sqlite"));
    QProcess *first = start(m_file);
    QProcess *second = start(other);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_file) && QFile::exists(other), patience);
    QTest::qWait(200);
    QCOMPARE(first->state(), QProcess::Running);
    QCOMPARE(second->state(), QProcess::Running);
}

void TestOneWindow::anyWayToWriteThePath()
{
    const OneWindow first(m_file);
    QVERIFY(first.isFirst());
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(QStringLiteral("link"))));
    QVERIFY(!OneWindow(m_folder->path() + QStringLiteral("/link/./games.sqlite")).isFirst());
    QVERIFY(OneWindow(m_folder->filePath(QStringLiteral("link/more.sqlite"))).isFirst());
}

void TestOneWindow::afterAKill()
{
    QProcess *first = start(m_file);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_file), patience);
    first->kill();
    QVERIFY(first->waitForFinished(patience));
    QProcess *second = start(m_file);
    QTest::qWait(500);
    QCOMPARE(another(m_file), 0);
    QCOMPARE(second->state(), QProcess::Running);
}

void TestOneWindow::together()
{
    for (int i = 0; i < 4; ++i)
        start(m_file);
    const auto running = [this] {
        return std::ranges::count_if(
            m_running, [](const auto &process) { return process->state() == QProcess::Running; });
    };
    QTRY_COMPARE_WITH_TIMEOUT(running(), 1, patience);
    QTest::qWait(300);
    QCOMPARE(running(), 1);
}

void TestOneWindow::onlyThisUser()
{
    const OneWindow first(m_file);
    const auto sockets =
        QDir(m_folder->path())
            .entryInfoList({QStringLiteral("foxpad-*")}, QDir::System | QDir::Files);
    QVERIFY(!sockets.isEmpty());
    for (const QFileInfo &socket : sockets) {
        QVERIFY2(!(socket.permissions() & (QFile::WriteGroup | QFile::WriteOther)),
                 qPrintable(socket.filePath()));
    }
}

void TestOneWindow::strangeMessages()
{
    OneWindow first(m_file);
    QSignalSpy asked(&first, &OneWindow::asked);
    const auto place =
        QDir(m_folder->path()).entryInfoList({QStringLiteral("foxpad-*")}, QDir::System);
    QCOMPARE(place.size(), 1);
    const QList<QByteArray> messages{"\n", "[]\n", "{\"file\":\n",
                                     QByteArray(4 * OneWindow::longestMessage, 'x')};
    for (const QByteArray &message : messages) {
        QLocalSocket socket;
        socket.connectToServer(place.first().filePath());
        QVERIFY(socket.waitForConnected());
        socket.write(message);
        socket.flush();
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    }
    QCOMPARE(asked.count(), 0);
    QLocalSocket silent; // one that says nothing keeps nobody from being heard
    silent.connectToServer(place.first().filePath());
    QVERIFY(silent.waitForConnected());
    QCOMPARE(
        [&] {
            QProcess second;
            second.start(QStringLiteral(FOXPAD_APP), {QStringLiteral("--db"), m_file});
            while (second.state() != QProcess::NotRunning)
                QTest::qWait(20);
            return second.exitCode();
        }(),
        0);
    QCOMPARE(asked.count(), 1);
}

void TestOneWindow::bringsAWindowUp()
{
    QWindow window;
    window.showMinimized();
    OneWindow::bringUp(window);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!window.windowStates().testFlag(Qt::WindowMinimized));
}

QTEST_MAIN(TestOneWindow)
#include "tst_one_window.moc"
