// SPDX-License-Identifier: GPL-3.0-or-later
// Out and in again: records, JSON, CSV, backups, and a link for BG Stats.
#include "kit.h"
#include "parcels.h"
#include "store/backup.h"
#include "store/changes.h"
#include "store/exchange.h"
#include "store/opening.h"
#include "store/players.h"
#include "store/schema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>

using namespace foxpad;
using namespace foxpad::store;

class TestExchange : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<Connection> m_full;

    std::unique_ptr<Connection> fresh()
    {
        static int count = 0;
        return openToWrite(m_folder.filePath(QStringLiteral("fresh-%1.db").arg(++count)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_file = m_folder.filePath(QStringLiteral("full.db"));
        {
            Table table(m_file);
            table.playThrough("gsc-whole-2.pad");
            table.playThrough("4ever-whole-1.pad");
            const auto open =
                table.create({"foxpad 1", "game keer-op-keer", "player =SUM(A1), \"x\"",
                              "player Őrs 🦊", "sheet red", "place Aunt Ö's, attic",
                              "note it\"s late", "note very", "mood good"});
            QVERIFY(table.append(*open, "roll yellow blue x 1 4 ?"));
            QVERIFY(table.append(*open, "1 pass"));
            QVERIFY(table.append(*open, "2 pass"));
            QVERIFY(table.undo(*open));
        }
        m_full = openToWrite(m_file);
        setColour(*m_full, 1, QStringLiteral("teal"));
        setArchived(*m_full, 1, true);
    }

    void jsonComesBackWhole()
    {
        const QByteArray json = jsonOf(*m_full);
        const auto other = fresh();
        const Imported first = import(*other, json);
        QCOMPARE(first.added, 3);
        QVERIFY(first.refused.isEmpty());
        QCOMPARE(jsonOf(*other), json); // times, undone entries, players and all
        QVERIFY(isClean(*other));
        const Imported again = import(*other, json);
        QCOMPARE(again.added, 0);
        QCOMPARE(again.present, 3);
        QCOMPARE(jsonOf(*other), json);
    }

    void csvComesBack()
    {
        const QByteArray csv = csvOf(*m_full);
        QCOMPARE(csv.count("\"ganz-schoen-clever\""), 2);  // a row for each seat
        QVERIFY(csv.contains("\"'=SUM(A1), \"\"x\"\"\"")); // no formula
        const auto other = fresh();
        QCOMPARE(import(*other, csv).added, 3);
        QCOMPARE(recordsIn(*other), recordsIn(*m_full));
        QVERIFY(isClean(*other));
    }

    void aRecordComesInOnce()
    {
        const auto other = fresh();
        const QByteArray pad = "# by hand\n" + padOf("gsc-whole-1.pad");
        QCOMPARE(import(*other, pad).added, 1);
        QCOMPARE(import(*other, pad).present, 1);
        removeGame(*other, 1);
        QCOMPARE(import(*other, pad).broughtBack, 1);
        QVERIFY(isClean(*other));
    }

    void refusesWithTheReason()
    {
        const auto other = fresh();
        QByteArray pad = padOf("gsc-whole-1.pad");
        const qsizetype at = pad.lastIndexOf("\nnext");
        pad.insert(at, "\n1 pick pink pink");
        const Imported imported = import(*other, pad);
        QCOMPARE(imported.added, 0);
        QCOMPARE(imported.refused.size(), 1);
        QCOMPARE(imported.refused[0].line, int(pad.left(at).count('\n')) + 2);
        QVERIFY(imported.refused[0].refusal.rule != rules::Rule::none);
        QVERIFY(recordsIn(*other).isEmpty());

        for (const QByteArray &bad :
             {QByteArray(), QByteArray("{"), QByteArray("{\"foxpad\":2}"), QByteArray("[1]"),
              QByteArray("game,seat\r\n1,2\r\n"), QByteArray("\0\xFF\xFE\x01", 4),
              jsonOf(*m_full).chopped(40)}) {
            const auto result = attempt([&] { return import(*other, bad); });
            QVERIFY(!result || result->refused.size() == 1);
            QVERIFY(recordsIn(*other).isEmpty());
        }
    }

    void takesTheGoodAndNamesTheBad()
    {
        QJsonObject all = QJsonDocument::fromJson(jsonOf(*m_full)).object();
        QJsonArray games = all[QStringLiteral("games")].toArray();
        QJsonObject game = games[1].toObject();
        QJsonArray entries = game[QStringLiteral("entries")].toArray();
        entries.removeAt(3);
        game[QStringLiteral("entries")] = entries;
        games[1] = game;
        QJsonObject headless = games[0].toObject();
        headless[QStringLiteral("head")] = QJsonArray{QStringLiteral("foxpad 1")};
        games.append(headless);
        games.append(7);
        QJsonObject mixed = games[0].toObject(); // an entry that hides in the head
        QJsonArray head = mixed[QStringLiteral("head")].toArray();
        head.append(QStringLiteral("roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1"));
        mixed[QStringLiteral("head")] = head;
        games.append(mixed);
        all[QStringLiteral("games")] = games;
        const auto other = fresh();
        const Imported imported = import(*other, QJsonDocument(all).toJson());
        QCOMPARE(imported.added, 2);
        QCOMPARE(imported.refused.size(), 4);
        QCOMPARE(imported.refused[0].name, QStringLiteral("game 2"));
        QVERIFY(isClean(*other));
    }

    void backsUpAndRestoresWhilePlaying()
    {
        const QString file = m_folder.filePath(QStringLiteral("busy.db"));
        const QString backup = m_folder.filePath(QStringLiteral("it's a backup.db"));
        const auto done = [&](auto ask) { return wait<Done>(ask); };
        Table table(file);
        table.playThrough("gsc-whole-2.pad");
        const GameId open = *table.create({"foxpad 1", "game keer-op-keer", "player Ann"});
        QVERIFY(table.append(open, "roll yellow blue 1 4"));
        const QStringList before = recordsIn(*openToRead(file));
        for (int i = 0; i < 2; ++i) // the second replaces the first
            QVERIFY(done([&](QObject *c, auto a) { table.store->backUp(backup, c, a); }));
        QVERIFY(table.append(open, "1 pass"));
        QVERIFY(table.append(open, "next"));
        table.playThrough("4ever-whole-1.pad");

        Table other(file);
        table.store->close(open);
        QTRY_VERIFY(other.play(open));
        QCOMPARE(wait<Restored>([&](QObject *c, auto a) { table.store->restore(backup, c, a); })
                     .failure()
                     .trouble,
                 Trouble::playedElsewhere);
        other.store->close(open);
        QTRY_VERIFY(table.play(open));
        const auto restored =
            wait<Restored>([&](QObject *c, auto a) { table.store->restore(backup, c, a); });
        QVERIFY(bool(restored));
        QCOMPARE(restored->games, 2);
        QCOMPARE(recordsIn(*openToRead(file)), before);
        QCOMPARE(other.store->history({})->games.size(), 2); // seen by the other one too
        QCOMPARE(table.append(open, "1 pass").failure().trouble, Trouble::notOpen);
        QCOMPARE(table.play(open)->log().size(), 1U);
        QVERIFY(table.append(open, "1 pass"));
        QVERIFY(isClean(*openToRead(file)));
    }

    void restoresOlderBackups()
    {
        const auto other = fresh();
        import(*other, padOf("gsc-whole-4.pad"));
        restore(*other, QStringLiteral(FOXPAD_SOURCE_DIR "/tests/store/fixtures/schema-1.db"));
        QCOMPARE(recordsIn(*other).size(), 3);
        QVERIFY(isClean(*other));
    }

    void restoresNothingBad()
    {
        const auto other = fresh();
        import(*other, padOf("gsc-whole-4.pad"));
        const QStringList before = recordsIn(*other);
        const QString bad = m_folder.filePath(QStringLiteral("bad.db"));
        for (const QByteArray &bytes : {QByteArray(), QByteArray("x"), QByteArray("rubbish"),
                                        QByteArray("SQLite format 3"), QByteArray(4096, '\0')}) {
            QFile file(bad);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
            file.close();
            QVERIFY(!attempt([&] { restore(*other, bad); }));
            QCOMPARE(recordsIn(*other), before);
        }
        {
            QFile::remove(bad); // a database without a table in it
            Connection(bad, Access::readWrite).execute(QStringLiteral("VACUUM"));
        }
        QVERIFY(!attempt([&] { restore(*other, bad); }));
        QCOMPARE(recordsIn(*other), before);
        QVERIFY(!attempt([&] { restore(*other, m_folder.filePath(QStringLiteral("none"))); }));
        QVERIFY(QFile::remove(bad) && QFile::copy(m_file, bad));
        {
            Connection newer(bad, Access::readWrite);
            newer.execute(QStringLiteral("PRAGMA user_version = 99"));
        }
        const auto refused = attempt([&] { restore(*other, bad); });
        QCOMPARE(refused.failure().trouble, Trouble::newer);
        QCOMPARE(recordsIn(*other), before);
    }

    void exportsThroughTheStore()
    {
        Table table(m_folder.filePath(QStringLiteral("through.db")));
        const GameId game = table.playThrough("gsc-whole-2.pad");
        const QString json = m_folder.filePath(QStringLiteral("all.json"));
        QVERIFY(wait<Done>(
            [&](QObject *c, auto a) { table.store->exportAll(Store::Format::json, json, c, a); }));
        const auto imported =
            wait<Imported>([&](QObject *c, auto a) { table.store->importFile(json, c, a); });
        QCOMPARE(imported->present, 1);
        QVERIFY(!wait<Imported>([&](QObject *c, auto a) {
            table.store->importFile(json + QStringLiteral("x"), c, a);
        }));
        QVERIFY(table.store->record(game)->starts_with("foxpad 1\ngame ganz-schoen-clever\n"));
        const auto checked = wait<Checked>([&](QObject *c, auto a) { table.store->check(c, a); });
        QVERIFY(checked->clean());
        QCOMPARE(checked->games, 1);
    }

    void linksToBgStats()
    {
        Table table(m_file);
        const auto games = table.store->history({.over = true});
        const GameLine &game = games->games.last();
        const QUrl url = *table.store->bgStatsLink(game.id, QStringLiteral("Ganz schön & clever"));
        QCOMPARE(url.host(), QStringLiteral("app.bgstatsapp.com"));
        const QString data =
            QUrlQuery(url).queryItemValue(QStringLiteral("data"), QUrl::FullyDecoded);
        const QJsonObject play = QJsonDocument::fromJson(data.toUtf8()).object();
        QCOMPARE(play[QStringLiteral("game")][QStringLiteral("name")].toString(),
                 QStringLiteral("Ganz schön & clever"));
        const QJsonArray players = play[QStringLiteral("players")].toArray();
        QCOMPARE(players.size(), 2);
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(players[i][QStringLiteral("score")].toInt(), *game.seats[i].total);
            QCOMPARE(players[i][QStringLiteral("winner")].toBool(), game.seats[i].place == 1);
        }
        const GameId open = table.store->unfinished()->first().id;
        QVERIFY(!table.store->bgStatsLink(open, QStringLiteral("x")));
    }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
