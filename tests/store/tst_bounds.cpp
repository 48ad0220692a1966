// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that comes in from outside has a bound, and a reason is given for what exceeds it;
// what a hand wrote into the database itself ends nothing.
#include "kit.h"
#include "store/bg_stats.h"
#include "store/changes.h"
#include "store/history.h"
#include "store/index.h"
#include "store/opening.h"
#include "store/players.h"
#include "store/recovery.h"
#include "store/statistics.h"

#include <limits>

using namespace foxpad;
using namespace foxpad::store;
using rules::Rule;

namespace {

const QByteArray head = "foxpad 1\ngame keer-op-keer\nplayer Ann\nentry sheet\ntable 2\n";

QByteArray json(const QByteArray &players, const QByteArray &games)
{
    return R"({"foxpad":1,"players":[)" + players + R"(],"games":[)" + games + "]}";
}

} // namespace

class TestBounds : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<Connection> m_connection;

    QString reasonFor(const QByteArray &file)
    {
        const auto imported = attempt([&] { return import(*m_connection, file); });
        if (!imported)
            return imported.failure().detail;
        return imported->refused.isEmpty()
                   ? QString()
                   : QString::fromStdString(sentence(imported->refused.first().refusal));
    }

private Q_SLOTS:
    void init()
    {
        static int count = 0;
        m_file = m_folder.filePath(QStringLiteral("games-%1.db").arg(++count));
        m_connection = openToWrite(m_file);
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const QByteArray &file, const char *reason) {
            QTest::newRow(name) << file << QString::fromLatin1(reason);
        };
        const QByteArray much(5000, 'x');
        row("empty", "", "empty");
        row("deep JSON", "{\"foxpad\":" + QByteArray(100000, '['), "too deeply nested document");
        const QByteArray player = R"({"name":"A"})";
        row("many players", json(QByteArray(player + ",").repeated(10000) + player, ""),
            "more than 10000 players");
        row("long line", head + "mood " + much, "a line has at most 4096 bytes");
        row("long line in CSV", "game,record\r\nx,\"" + head + "mood " + much + "\"\r\n",
            "a line has at most 4096 bytes");
        row("many lines", head + QByteArray("#\n").repeated(40001),
            "a record has at most 20000 lines");
        row("many entries",
            json("", R"({"head":["foxpad 1","game keer-op-keer","player A"],"entries":[)" +
                         QByteArray("[\"next\",1],").repeated(20000) + "[\"next\",1]]}"),
            "a record has at most 20000 lines");
        row("long id", head + "id " + QByteArray(101, 'x'), "an id has at most 100 characters");
        row("long place", head + "place " + QByteArray(101, 'x'),
            "a place has at most 100 characters");
        row("long note", head + QByteArray("note 12345678\n").repeated(501),
            "a note has at most 4000 characters");
        row("much unknown", head + QByteArray("mood 12345678\n").repeated(2000),
            "what else stands in the head has at most 16384 characters");
        row("long name", "foxpad 1\ngame keer-op-keer\nplayer " + QByteArray(41, 'x'),
            "a name has 1 to 40 characters");
        row("two names that look alike", head + "player \u00A0Ann\n",
            "a name neither begins nor ends with a blank");
    }

    void files()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        const QString given = reasonFor(file);
        QVERIFY2(given.contains(reason), qPrintable(given));
        QCOMPARE(history(*m_connection, {}).games.size(), 0);
        QVERIFY(isClean(*m_connection));
    }

    // What is refused stays what it was; what is just short enough comes back as it is.
    void notesAndPlaces()
    {
        const GameId game = import(*m_connection, head).last;
        const QString place = QStringLiteral("🦊").repeated(100);
        const QString note = QStringLiteral("🦊").repeated(4000);
        setPlace(*m_connection, game, place);
        setNote(*m_connection, game, note);
        const auto longer =
            attempt([&] { setPlace(*m_connection, game, place + QStringLiteral("x")); });
        QCOMPARE(longer.failure().refusal.rule, Rule::tooLong);
        QCOMPARE(attempt([&] { setNote(*m_connection, game, note + u'x'); }).failure().refusal.rule,
                 Rule::tooLong);
        QCOMPARE(attempt([&] { setPlace(*m_connection, game, QString(QChar(0xD83E))); })
                     .failure()
                     .refusal.rule,
                 Rule::notText);
        QCOMPARE(gameLine(*m_connection, game).place, place);
        QCOMPARE(gameLine(*m_connection, game).note, note);
        QVERIFY(isClean(*m_connection)); // also where a line of it has more bytes than a record's
        QVERIFY(!rules::Match::read(readRecord(*m_connection, game).text()).refusal);
    }

    void longIdsStayApart()
    {
        const QByteArray same(99, 'x');
        QCOMPARE(import(*m_connection, head + "id " + same + "1\n").added, 1);
        QCOMPARE(import(*m_connection, head + "id " + same + "2\n").added, 1);
        // One that is only blank is none: the same record is the same game.
        QCOMPARE(import(*m_connection, head + "id \u00A0\n").added, 1);
        QCOMPARE(import(*m_connection, head + "id \u00A0\n").present, 1);
    }

    void timesOfEntries()
    {
        const auto at = [&](const QByteArray &id, const QByteArray &time) {
            const Imported imported = import(
                *m_connection,
                json("", R"({"head":["foxpad 1","game keer-op-keer","player A","id )" + id +
                             R"(","date 2026-11-18T20:00:00.000Z"],"entries":[["roll red x 1 2",)" +
                             time + "]]}"));
            return gameLine(*m_connection, imported.last).touched;
        };
        const qint64 started = 1795032000000;
        QCOMPARE(at("1", "1795032000001"), started + 1);
        int id = 1;
        for (const char *odd : {"9223372036854775807", "1e300", "-5"})
            QCOMPARE(at(QByteArray::number(++id), odd), started);
    }

    void paths()
    {
        const auto trouble = [](const QString &file) {
            return attempt([&] { openToWrite(file); }).failure().trouble;
        };
        const QString folder = m_folder.path() + u'/';
        QCOMPARE(trouble(folder + QString(5000, u'x')), Trouble::noAccess);
        QCOMPARE(trouble(folder + QString(300, u'x') + QStringLiteral("/games.db")),
                 Trouble::noFolder);
        QCOMPARE(trouble(folder), Trouble::noAccess);
    }

    void searchText()
    {
        import(*m_connection, head);
        QVERIFY(history(*m_connection, {.text = QString(1 << 20, u'x')}).games.isEmpty());
    }

    // ---- by hand, past the app

    void handWritten_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char *name, const char *sql) {
            QTest::newRow(name) << QString::fromLatin1(sql);
        };
        row("another game's rules", "UPDATE game SET rules = 'chess'");
        row("rules of 10 MB", "UPDATE game SET rules = hex(zeroblob(5000000))");
        row("a name of 10 MB", "UPDATE player SET name = hex(zeroblob(5000000))");
        row("a name of two lines", "UPDATE player SET name = 'a' || char(10) || 'b'");
        row("no name", "UPDATE player SET name = ''");
        row("a note of 10 MB", "UPDATE game SET note = hex(zeroblob(5000000))");
        row("an entry of 10 MB", "UPDATE entry SET line = hex(zeroblob(5000000))");
        row("unknown lines that are known", "UPDATE game SET further = 'game chess'");
        row("nobody", "DELETE FROM seat");
        row("far too late", "UPDATE game SET started = 9223372036854775807");
        row("long ago", "UPDATE game SET started = -9223372036854775807");
        row("an odd zone", "UPDATE game SET zone = 2147483647");
        row("an odder zone", "UPDATE game SET zone = -9223372036854775807");
        row("an entry far too late", "UPDATE entry SET at = 9223372036854775807");
        row("an entry long ago", "UPDATE entry SET at = -9223372036854775807");
    }

    void handWritten()
    {
        QFETCH(QString, sql);
        const GameId game =
            import(*m_connection, head + "date 2026-11-18T20:00:00Z\n1 mark H1\nend\n").last;
        m_connection->execute(sql);
        QVERIFY(attempt([&] { rebuild(*m_connection); }));
        const Page page = history(*m_connection, {});
        QCOMPARE(page.games.size(), 1);
        QVERIFY(page.games.first().localStart().isValid());
        QVERIFY(page.games.first().minutes() >= 0);
        attempt([&] { bgStatsLink(*m_connection, game, QStringLiteral("x")); });
        statistics(*m_connection, 1, page.games.first().rules, {202601, 202612});
        check(*m_connection);
        m_connection.reset();
        Table table(m_file);
        if (const auto match = table.store->load(game))
            QVERIFY(!match->header().problem());
        if (const auto match = table.play(game))
            QVERIFY(table.undo(game));
    }

    // Two in one second, or an hour that comes twice.
    void setsAsideUnderNamesOfTheirOwn()
    {
        m_connection.reset();
        QStringList names;
        for (int i = 0; i < 3; ++i) {
            QFile file(m_file);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("rubbish");
            file.close();
            names.append(setAside(m_file));
        }
        names.removeDuplicates();
        QCOMPARE(names.size(), 3);
        for (const QString &name : names)
            QVERIFY(QFile::exists(name));
    }
};

QTEST_GUILESS_MAIN(TestBounds)
#include "tst_bounds.moc"
