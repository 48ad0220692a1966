// SPDX-License-Identifier: GPL-3.0-or-later
// Where exports and backups are written, and where not.
#include "kit.h"
#include "store/backup.h"
#include "store/opening.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

using namespace foxpad;
using namespace foxpad::store;

namespace {

QByteArray bytesOf(const QString &file)
{
    QFile data(file);
    return data.open(QIODevice::ReadOnly) ? data.readAll() : QByteArray();
}

void write(const QString &file, const QByteArray &bytes)
{
    QFile data(file);
    QVERIFY(data.open(QIODevice::WriteOnly));
    data.write(bytes);
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("games.db"));
    std::unique_ptr<Table> m_table;

    QString path(const char *name) { return m_folder.filePath(QLatin1String(name)); }

    Result<Done> exported(Store::Format format, const QString &file)
    {
        return wait<Done>(
            [&](QObject *c, auto a) { m_table->store->exportAll(format, file, c, a); });
    }
    Result<Done> backedUp(const QString &file)
    {
        return wait<Done>([&](QObject *c, auto a) { m_table->store->backUp(file, c, a); });
    }
    // What is wrong with writing there, by every way there is.
    QList<Trouble> troubles(const QString &file)
    {
        QList<Trouble> list;
        for (const auto &done : {exported(Store::Format::json, file),
                                 exported(Store::Format::csv, file), backedUp(file)})
            list.append(done ? Trouble::notFound : done.failure().trouble);
        return list;
    }
    const QList<Trouble> m_refused{3, Trouble::badTarget};

private Q_SLOTS:
    void initTestCase()
    {
        m_table = std::make_unique<Table>(m_file);
        m_table->playThrough("gsc-whole-2.pad");
    }

    void neverOverTheGames()
    {
        const QByteArray before = bytesOf(m_file);
        QVERIFY(QFile::link(m_file, path("link")));
        QVERIFY(QFile::link(path("link"), path("link to the link")));
        QCOMPARE(::link(qPrintable(m_file), qPrintable(path("twin"))), 0);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("sub")));
        for (const QString &name :
             {m_file, path("link"), path("link to the link"), path("twin"), path("sub/../games.db"),
              QDir::current().relativeFilePath(m_file), path("games.db-wal"), path("games.db-shm"),
              path("games.db-claims"), path("games.db-journal")}) { // the last one is not there
            QCOMPARE(troubles(name), m_refused);
            QCOMPARE(bytesOf(m_file), before);
        }
        QVERIFY(isClean(*openToRead(m_file)));
    }

    void notOnFoldersAndDevices()
    {
        QCOMPARE(troubles(m_folder.path()), m_refused);
        const QString pipe = path("pipe");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QCOMPARE(troubles(pipe), m_refused);
        struct stat facts {};
        QVERIFY(::stat(qPrintable(pipe), &facts) == 0 && S_ISFIFO(facts.st_mode));
        const QString device = path("null");
        if (::mknod(qPrintable(device), S_IFCHR | 0666, makedev(1, 3)) != 0)
            QSKIP("only root makes devices");
        QCOMPARE(troubles(device), m_refused);
        QVERIFY(::stat(qPrintable(device), &facts) == 0 && S_ISCHR(facts.st_mode));
        QVERIFY(QFile::link(device, path("link to null")));
        QCOMPARE(troubles(path("link to null")), m_refused);
    }

    void writesWhereALinkLeads()
    {
        const QString link = path("away");
        const QString target = path("sub/away.db");
        QVERIFY(QFile::link(target, link)); // leads to nothing yet
        QVERIFY(backedUp(link));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(openToRead(target)->number("SELECT count(*) FROM game"), 1);
        QVERIFY(backedUp(link));
        QVERIFY(exported(Store::Format::json, link));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(bytesOf(target).startsWith("{\"foxpad\":1"));
        QVERIFY(QFile::link(path("b"), path("a")) && QFile::link(path("a"), path("b")));
        QCOMPARE(troubles(path("a")), m_refused);
    }

    void leavesNothingBehind()
    {
        const QString target = path("sub/small.db");
        {
            SmallDisk disk(9000);
            QCOMPARE(backedUp(target).failure().trouble, Trouble::full);
        }
        QVERIFY(!QFile::exists(target));
        QVERIFY(!QFile::exists(target + QStringLiteral("-part")));
        QVERIFY(QDir(path("occupied")).mkpath(QStringLiteral("inside")));
        QVERIFY(!backedUp(path("occupied")));
        QVERIFY(!QFile::exists(path("occupied-part")));
    }

    void saysThatThereIsNoRoomToRestore()
    {
        const QString backup = path("whole.db");
        QVERIFY(backedUp(backup));
        const auto restored = [&](const QString &file) {
            return wait<Restored>([&](QObject *c, auto a) { m_table->store->restore(file, c, a); });
        };
        {
            SmallDisk disk(9000);
            QCOMPARE(restored(backup).failure().trouble, Trouble::full);
        }
        QCOMPARE(restored(path("pipe")).failure().trouble, Trouble::badFile);
        QCOMPARE(restored(path("sub")).failure().trouble, Trouble::badFile);
        write(path("empty"), {});
        QCOMPARE(restored(path("empty")).failure().trouble, Trouble::badFile);
        QVERIFY(isClean(*openToRead(m_file)));
        QCOMPARE(m_table->store->history({})->games.size(), 1);
        const QStringList left = QDir(m_folder.path()).entryList({QStringLiteral("*-restore-*")});
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
        QVERIFY(restored(backup));
    }
};

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
