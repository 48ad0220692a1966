// SPDX-License-Identifier: GPL-3.0-or-later
// Clocks and calendars: another time zone, a date line, summer time, a clock that was set back.
#include "kit.h"
#include "store/bg_stats.h"
#include "store/history.h"
#include "store/opening.h"
#include "store/statistics.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>

#include <ctime>

using namespace foxpad;
using namespace foxpad::store;

namespace {

const char *const zones[] = {"UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Budapest"};

void travelTo(const char *zone)
{
    qputenv("TZ", zone);
    ::tzset();
}

// A finished game of two.
QByteArray record(const QByteArray &head)
{
    return "foxpad 1\ngame ganz-schoen-clever\nplayer Ann\nplayer Bob\nentry sheet\n" + head +
           "1 mark orange 3\nnext\nnext\nnext\n1 bonus black orange\n2 bonus black orange\n"
           "next\nnext\nnext\n";
}

QByteArray jsonOf(Connection &connection)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exportJson(connection, buffer);
    return buffer.data();
}

QList<int> monthsOf(Connection &connection)
{
    QList<int> months;
    for (const MonthLine &line :
         statistics(connection, 1, QStringLiteral("ganz-schoen-clever")).months)
        months.append(line.month);
    return months;
}

} // namespace

class TestTimes : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Connection> m_connection;

    GameId take(const QByteArray &file)
    {
        const Imported imported = import(*m_connection, file);
        return imported.added == 1 ? imported.last : 0;
    }

    GameLine line(GameId game) { return gameLine(*m_connection, game); }

private Q_SLOTS:
    void init()
    {
        static int count = 0;
        travelTo("UTC");
        m_connection = openToWrite(m_folder.filePath(QStringLiteral("games-%1.db").arg(++count)));
    }

    // A day counts where it was played: in December west of the line it is still November.
    void aDateLine()
    {
        const GameId east = take(record("id east\ndate 2026-12-01T00:30:00+14:00\n"));
        const GameId west = take(record("id west\ndate 2026-11-30T20:00:00-11:00\n"));
        QVERIFY(line(west).started > line(east).started);
        const QByteArray json = jsonOf(*m_connection);
        for (const char *zone : zones) {
            travelTo(zone);
            QCOMPARE(line(east).localStart().date(), QDate(2026, 12, 1));
            QCOMPARE(line(west).localStart().date(), QDate(2026, 11, 30));
            const Page page = history(*m_connection, {});
            QCOMPARE(page.games.first().id, west); // the later one
            QCOMPARE(monthsOf(*m_connection), QList<int>({202611, 202612}));
            const Statistics december = statistics(
                *m_connection, 1, QStringLiteral("ganz-schoen-clever"), {202612, 202612});
            QCOMPARE(december.total.games, 1);
            QCOMPARE(december.series.size(), 1);
            QCOMPARE(december.series.first().game, east);
            QCOMPARE(jsonOf(*m_connection), json);
        }
        QVERIFY(isClean(*m_connection));
    }

    void aZoneChangesInMidGame()
    {
        const QString file = m_folder.filePath(QStringLiteral("travel.db"));
        GameId game = 0;
        GameLine before;
        travelTo("Pacific/Kiritimati");
        {
            Table table(file);
            game = *table.create({"foxpad 1", "game keer-op-keer", "player Ann"});
            QVERIFY(table.append(game, "roll yellow blue 1 4"));
            before = *table.store->game(game);
            QCOMPARE(before.zone, 14 * 60);
            travelTo("Pacific/Pago_Pago");
            QVERIFY(table.append(game, "1 pass"));
        }
        Table table(file);
        QCOMPARE(table.play(game)->log().size(), 2U);
        QVERIFY(table.append(game, "next"));
        const GameLine after = *table.store->game(game);
        QCOMPARE(after.started, before.started);
        QCOMPARE(after.zone, before.zone); // where it began
        QVERIFY(after.touched >= before.touched);
        QCOMPARE(after.localStart(), before.localStart());
        QVERIFY(table.store->record(game)->find("+14:00") != std::string::npos);
    }

    void aNightGameBelongsToItsBeginning()
    {
        const GameId game =
            take(R"({"foxpad":1,"games":[{"head":["foxpad 1","game keer-op-keer","player Ann",)"
                 R"("entry sheet","table 2","date 2026-11-30T23:30:00.000+01:00"],)"
                 R"("entries":[["1 mark H1",1796081400000],["end",1796085000000]]}]})");
        QCOMPARE(line(game).localStart().date(), QDate(2026, 11, 30));
        QCOMPARE(localTime(line(game).touched, line(game).zone).date(), QDate(2026, 12, 1));
        QCOMPARE(line(game).minutes(), 120);
        QCOMPARE(statistics(*m_connection, 1, QStringLiteral("keer-op-keer")).months.first().month,
                 202611);
    }

    // The hour that comes twice, and the one that never comes, in words without an offset.
    void summerTime()
    {
        travelTo("Europe/Budapest");
        for (const char *date : {"2026-10-25T02:30:00", "2026-03-29T02:30:00"}) {
            const GameId game = take(record("date " + QByteArray(date) + '\n'));
            QVERIFY(game != 0);
            QVERIFY(line(game).zone == 60 || line(game).zone == 120);
            const QDateTime start = line(game).localStart();
            QCOMPARE(start.date(), QDate::fromString(QLatin1String(date).left(10), Qt::ISODate));
            const QByteArray text =
                QByteArray::fromStdString(readRecord(*m_connection, game).text());
            travelTo("America/New_York");
            const auto other = openToWrite(m_folder.filePath(QLatin1String(date)));
            QCOMPARE(gameLine(*other, import(*other, text).last).localStart(), start);
            travelTo("Europe/Budapest");
        }
        // Across the change an hour is an hour.
        GameLine game;
        game.started = 1792886400000;
        game.touched = game.started + 2 * 3'600'000;
        QCOMPARE(game.minutes(), 120);
    }

    void aClockSetBack()
    {
        const GameId game = take(
            R"({"foxpad":1,"games":[{"head":["foxpad 1","game keer-op-keer","player Ann",)"
            R"("entry sheet","table 2","date 2026-11-18T20:00:00.000Z"],"entries":[)"
            R"(["1 mark H1",1795032060000],["1 mark H2",1795032120000],["end",1700000000000]]}]})");
        QCOMPARE(line(game).touched, 1700000000000);
        QCOMPARE(line(game).minutes(), 0);
        QVERIFY(jsonOf(*m_connection).contains("[\"end\",1700000000000]"));
        const QUrl url = bgStatsLink(*m_connection, game, QStringLiteral("x"));
        const QString data =
            QUrlQuery(url).queryItemValue(QStringLiteral("data"), QUrl::FullyDecoded);
        QCOMPARE(QJsonDocument::fromJson(data.toUtf8())[QStringLiteral("durationMin")].toInt(-1),
                 0);
        QVERIFY(isClean(*m_connection));
    }

    // What was entered tomorrow, by a clock that was wrong, stays in its place.
    void entriesStayInOrder()
    {
        const QString file = m_folder.filePath(QStringLiteral("back.db"));
        GameId game = 0;
        {
            Table table(file);
            game = *table.create({"foxpad 1", "game keer-op-keer", "player Ann"});
            QVERIFY(table.append(game, "roll yellow blue 1 4"));
        }
        m_connection = openToWrite(file);
        m_connection->run("UPDATE entry SET at = at + 86400000");
        m_connection->run("UPDATE game SET started = started + 86400000");
        m_connection->run("UPDATE listing SET started = started + 86400000");
        Table table(file);
        QVERIFY(table.play(game));
        QVERIFY(table.append(game, "1 pass"));
        QVERIFY(table.append(game, "next"));
        QVERIFY(table.undo(game));
        QVERIFY(table.redo(game));
        const Record record = readRecord(*m_connection, game);
        QCOMPARE(record.lines.size(), 3U);
        QVERIFY(record.lines[1].at < record.lines[0].at);
        QCOMPARE(table.store->unfinished()->first().minutes(), 0);
        QVERIFY(isClean(*m_connection));
    }

    void noSuchDate()
    {
        for (const char *date :
             {"99999-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z",
              "2026-02-30T00:00:00Z", "2026-01-01T00:00:00+99:00", "yesterday", ""}) {
            const qint64 now = QDateTime::currentMSecsSinceEpoch();
            const GameId game =
                take(record("id " + QByteArray(date) + "x\ndate " + QByteArray(date) + '\n'));
            QVERIFY2(game != 0, date);
            QVERIFY(line(game).started >= now);
        }
        QVERIFY(take(record("id last\ndate 9999-12-31T23:59:59.999-12:00\n")) != 0);
        QVERIFY(isClean(*m_connection));
    }
};

QTEST_GUILESS_MAIN(TestTimes)
#include "tst_times.moc"
