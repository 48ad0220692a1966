// SPDX-License-Identifier: GPL-3.0-or-later
// A database file in every condition it can be found in.
#include "kit.h"
#include "store/opening.h"
#include "store/recovery.h"
#include "store/schema.h"

#include <unistd.h>

using namespace foxpad;
using namespace foxpad::store;

namespace {

Trouble troubleWith(const QString &file)
{
    const auto opened = Store::open(file);
    return opened ? Trouble::notFound : opened.failure().trouble;
}

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

// The tests may run as root, to whom nothing is forbidden.
class AsNobody {
public:
    AsNobody()
    {
        if (::geteuid() == 0 && ::seteuid(65534) != 0)
            qFatal("can't become nobody");
    }
    ~AsNobody()
    {
        if (::getuid() == 0 && ::seteuid(0) != 0)
            qFatal("can't become root again");
    }
};

// The schema as SQLite keeps it, without comments and line breaks.
QStringList schemaIn(Connection &connection)
{
    QStringList list;
    connection.each("SELECT type, name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name",
                    [&](const Row &row) {
                        static const QRegularExpression comment(QStringLiteral("--[^\n]*"));
                        list.append(row.text(0) + u' ' + row.text(1) + u' ' +
                                    row.text(2).remove(comment).simplified());
                    });
    return list;
}

} // namespace

class TestOpening : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;

    // Some games, so that there is something to lose.
    void fill()
    {
        Table table(m_file);
        table.playThrough("gsc-whole-2.pad");
        table.playThrough("4ever-whole-1.pad");
        const auto game = table.create({"foxpad 1", "game keer-op-keer", "player Özge"});
        QVERIFY(table.append(*game, "roll yellow blue 1 4"));
    }

    QString fixture(int version)
    {
        return QStringLiteral(FOXPAD_SOURCE_DIR "/tests/store/fixtures/schema-%1.db").arg(version);
    }

private Q_SLOTS:
    void init()
    {
        static int count = 0;
        const QString folder = m_folder.filePath(QString::number(++count));
        QVERIFY(QDir().mkpath(folder));
        m_file = folder + QStringLiteral("/games.db");
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
    }

    void schemaFileIsTrue()
    {
        const auto connection = openToWrite(m_file);
        Connection plain(m_file + QStringLiteral("-plain"), Access::readWrite);
        const QString text =
            QString::fromUtf8(bytesOf(QStringLiteral(FOXPAD_SOURCE_DIR "/db/schema.sql")));
        for (const QString &statement : text.split(QStringLiteral("\n--;\n")))
            plain.execute(statement);
        QCOMPARE(schemaIn(plain), schemaIn(*connection));
    }

    void migratesFromEveryVersion()
    {
        for (int version = 1; version <= newestSchema(); ++version) {
            const QString file = m_file + QString::number(version);
            QVERIFY2(QFile::copy(fixture(version), file), "every schema needs a fixture");
            QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
            const QByteArray before = bytesOf(file);
            {
                Connection old(file, Access::readOnly);
                QCOMPARE(schemaOf(old), version);
            }
            const auto connection = openToWrite(file);
            QCOMPARE(schemaOf(*connection), newestSchema());
            QVERIFY(isClean(*connection));
            const Page games = history(*connection, {});
            QCOMPARE(games.games.size(), 3);
            QCOMPARE(games.games[0].note, QStringLiteral("it rained"));
            QCOMPARE(games.games[0].place, QStringLiteral("Kitchen"));
            QCOMPARE(games.games[0].entries, 2);
            QCOMPARE(games.games[0].seats[1].name, QStringLiteral("Bob's; DROP TABLE game;--"));
            QVERIFY(statistics(*connection, 0, games.games[2].rules).total.games == 2);
            // The backup holds what was there.
            const QString backup = QStringLiteral("%1-before-%2").arg(file).arg(newestSchema());
            QCOMPARE(QFile::exists(backup), version < newestSchema());
            if (QFile::exists(backup)) {
                Connection copy(backup, Access::readOnly);
                QCOMPARE(schemaOf(copy), version);
                QCOMPARE(copy.number("SELECT count(*) FROM entry"),
                         connection->number("SELECT count(*) FROM entry"));
            }
        }
    }

    void refoldsNames()
    {
        {
            Table table(m_file);
            const auto game = table.create({"foxpad 1", "game keer-op-keer", "player Έλλη",
                                            "player Bob", "player Éva", "place Ґ"});
            QVERIFY(table.append(*game, "roll yellow blue x 1 4 ?"));
        }
        { // as an earlier version left them
            Connection old(m_file, Access::readWrite);
            old.execute(QStringLiteral("UPDATE player SET folded = 'Έλλη' WHERE name = 'Έλλη'"));
            old.execute(QStringLiteral(
                "UPDATE player SET name = 'έλλη', folded = 'έλλη' WHERE name = 'Bob'"));
            old.execute(QStringLiteral("UPDATE place SET folded = 'Ґ'"));
        }
        for (int i = 0; i < 2; ++i) {
            const auto connection = openToWrite(m_file);
            QStringList names;
            connection->each("SELECT name || '=' || folded FROM player ORDER BY id",
                             [&](const Row &row) { names.append(row.text(0)); });
            QCOMPARE(names, (QStringList{QStringLiteral("Έλλη 2=έλλη 2"),
                                         QStringLiteral("έλλη=έλλη"), QStringLiteral("Éva=éva")}));
            QCOMPARE(connection->number("SELECT count(*) FROM place WHERE folded = 'ґ'"), 1);
            QVERIFY(isClean(*connection));
        }
        Table table(m_file);
        QVERIFY(table.play(1));
    }

    void leavesANewerOneAlone()
    {
        fill();
        {
            Connection connection(m_file, Access::readWrite);
            connection.execute(QStringLiteral("PRAGMA user_version = 99"));
        }
        const QByteArray before = bytesOf(m_file);
        QCOMPARE(troubleWith(m_file), Trouble::newer);
        QCOMPARE(bytesOf(m_file), before);
    }

    void leavesOneWithoutItsTablesAlone()
    {
        const auto set = [&](const QStringList &statements) {
            Connection connection(m_file, Access::readWrite);
            for (const QString &statement : statements)
                connection.execute(statement);
        };
        fill();
        for (const int version : {-1, -100, 0}) {
            set({QStringLiteral("PRAGMA user_version = %1").arg(version)});
            const QByteArray before = bytesOf(m_file);
            QCOMPARE(troubleWith(m_file), Trouble::damaged);
            QCOMPARE(attempt([&] { openToRead(m_file); }).failure().trouble, Trouble::damaged);
            QCOMPARE(bytesOf(m_file), before);
        }
        QCOMPARE(recover(m_file).games, 3); // what is in it can still be had
        QFile::remove(m_file);
        set({QStringLiteral("PRAGMA user_version = -1")});
        QCOMPARE(troubleWith(m_file), Trouble::otherFile);
        QFile::remove(m_file);
        set({QStringLiteral("PRAGMA application_id = %1").arg(applicationId),
             QStringLiteral("PRAGMA user_version = 1")});
        QCOMPARE(troubleWith(m_file), Trouble::damaged);
    }

    void leavesOtherDatabasesAlone()
    {
        {
            Connection connection(m_file, Access::readWrite);
            connection.execute(QStringLiteral("CREATE TABLE recipe (cake TEXT)"));
        }
        const QByteArray before = bytesOf(m_file);
        QCOMPARE(troubleWith(m_file), Trouble::otherFile);
        QCOMPARE(bytesOf(m_file), before);
    }

    void saysWhenThereIsNoFolder()
    {
        write(m_file, "a file, no folder");
        QCOMPARE(troubleWith(m_file + QStringLiteral("/games.db")), Trouble::noFolder);
    }

    void saysWhenItIsReadOnly()
    {
        fill();
        const QString folder = QFileInfo(m_file).path();
        QFile::setPermissions(m_file, QFile::Permissions(0x4444));
        QFile::setPermissions(folder, QFile::Permissions(0x5555));
        AsNobody nobody;
        QCOMPARE(troubleWith(m_file), Trouble::readOnly);
        QCOMPARE(troubleWith(folder + QStringLiteral("/other.db")), Trouble::noAccess);
        // It can still be looked at.
        const auto connection = openToRead(m_file);
        QCOMPARE(history(*connection, {}).games.size(), 3);
    }

    void saysWhenItMayNotBeOpened()
    {
        fill();
        QFile::setPermissions(m_file, QFile::Permissions(0x0000));
        AsNobody nobody;
        QCOMPARE(troubleWith(m_file), Trouble::noAccess);
    }

    void saysWhenItIsLocked()
    {
        fill();
        Table table(m_file);
        const auto game = table.create({"foxpad 1", "game keer-op-keer", "player Ann"});
        const auto other = openToWrite(m_file);
        {
            Transaction transaction(*other);
            QCOMPARE(table.append(*game, "roll yellow blue 1 4").failure().trouble,
                     Trouble::locked);
            QVERIFY(table.store->history({})); // looking goes on
        }
        QVERIFY(table.append(*game, "roll yellow blue 1 4"));
    }

    void saysWhenTheDiskIsFull()
    {
        {
            SmallDisk disk(3000);
            QCOMPARE(troubleWith(m_file), Trouble::full);
        }
        QFile::remove(m_file);
        Table table(m_file);
        const Lines lines = linesOf("gsc-whole-2.pad");
        const auto game = table.create(lines.head);
        std::size_t made = 0;
        {
            SmallDisk disk(rlim_t(QFileInfo(m_file + QStringLiteral("-wal")).size()) + 60000);
            while (table.append(*game, lines.entries[made]))
                ++made;
            QVERIFY(made > 2);
            QCOMPARE(table.append(*game, lines.entries[made]).failure().trouble, Trouble::full);
            QCOMPARE(table.store->load(*game)->log().size(), made);
        }
        // With room again it goes on where it was.
        for (; made < lines.entries.size(); ++made)
            QVERIFY(table.append(*game, lines.entries[made]));
        QVERIFY(isClean(*openToRead(m_file)));
    }

    void recoversWhatCanBeRead()
    {
        fill();
        const QByteArray before = bytesOf(m_file);
        const auto pageSize = 4096;
        const int pages = int(before.size() / pageSize);
        int readable = 0;
        // One page after another is spoilt: the others' games must come back.
        for (int page = 1; page < pages; ++page) {
            const QString file = QStringLiteral("%1-%2").arg(m_file).arg(page);
            QByteArray spoilt = before;
            spoilt.replace(page * pageSize, pageSize, QByteArray(pageSize, '\x5A'));
            write(file, spoilt);
            const Recovery recovery = recover(file);
            QCOMPARE(bytesOf(recovery.aside), spoilt);
            const auto connection = openToWrite(file);
            QVERIFY(isClean(*connection));
            QCOMPARE(history(*connection, {}).games.size(), recovery.games);
            readable += recovery.games;
        }
        // Only the pages of the games and seats themselves, and of the schema, cost any.
        QVERIFY2(readable >= 3 * (pages - 1) - 4 * 3, qPrintable(QString::number(readable)));
    }

    void setsAsideWhatIsNoDatabase()
    {
        const QByteArray rubbish = QByteArray("no database at all ").repeated(900);
        write(m_file, rubbish);
        QCOMPARE(troubleWith(m_file), Trouble::damaged);
        QCOMPARE(bytesOf(m_file), rubbish);
        const Recovery recovery = recover(m_file);
        QCOMPARE(recovery.games, 0);
        QCOMPARE(bytesOf(recovery.aside), rubbish);
        QVERIFY(Store::open(m_file));
    }
};

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"
