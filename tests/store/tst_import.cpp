// SPDX-License-Identifier: GPL-3.0-or-later
// What comes in from outside: files that are cut, wrong, longer than what is here, or too large.
#include "kit.h"
#include "parcels.h"
#include "store/changes.h"
#include "store/claims.h"
#include "store/opening.h"
#include "store/players.h"

using namespace foxpad;
using namespace foxpad::store;

namespace {

const std::vector<std::string> head = {"foxpad 1", "game ganz-schoen-clever", "player Ann",
                                       "player Bob", "id 4711"};

// The whole game, or its first entries.
QByteArray gameOf(std::size_t entries = rules::mostLines)
{
    return QByteArray::fromStdString(randomMatch(head, 7, entries).record());
}

Failure failureOf(Connection &connection, const QByteArray &bytes)
{
    const auto imported = attempt([&] { return import(connection, bytes); });
    return imported ? Failure{Trouble::notFound, {}, {}} : imported.failure();
}

} // namespace

class TestImport : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;
    std::unique_ptr<Connection> m_games;

    qint64 count(const char *table)
    {
        return m_games
            ->number(
                qPrintable(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table))))
            .value_or(-1);
    }

private Q_SLOTS:
    void init()
    {
        static int number = 0;
        m_file = m_folder.filePath(QStringLiteral("%1.db").arg(++number));
        m_games = openToWrite(m_file);
    }

    void noCutCsvLosesEntries()
    {
        import(*m_games, gameOf());
        import(*m_games, "foxpad 1\ngame keer-op-keer\nplayer \"Q\", Őrs\nnote a \"b\", c\n"
                         "roll yellow blue 1 4\n1 pass\n");
        const QByteArray csv = csvOf(*m_games);
        std::vector<std::string> whole;
        for (const Parcel::Game &game : unpackCsv(csv).games)
            whole.push_back(game.text);
        QCOMPARE(whole.size(), 2U);
        for (qsizetype size = csv.indexOf('\n') + 1; size < csv.size(); ++size) {
            const auto parcel = attempt([&] { return unpack(csv.left(size)); });
            if (!parcel) {
                QVERIFY(parcel.failure().detail.startsWith(QLatin1String("line ")));
                continue;
            }
            for (std::size_t i = 0; i < parcel->games.size(); ++i)
                QCOMPARE(parcel->games[i].text, whole[i]);
        }
        const Failure open = failureOf(*m_games, csv.left(csv.indexOf("roll") + 2));
        QCOMPARE(open.trouble, Trouble::badFile);
        QVERIFY2(open.detail.startsWith(QLatin1String("line 2: ")), qPrintable(open.detail));
        const Failure early = failureOf(*m_games, csv.left(csv.indexOf("\"foxpad 1") - 1));
        QVERIFY2(early.detail.startsWith(QLatin1String("line 2: ")), qPrintable(early.detail));
    }

    void goesOnWithALongerRecord()
    {
        QCOMPARE(import(*m_games, gameOf(20)).added, 1);
        renamePlayer(*m_games, 1, QStringLiteral("Anna"));
        const Imported longer = import(*m_games, gameOf());
        QCOMPARE(longer.continued, 1);
        QCOMPARE(longer.added + longer.present, 0);
        QCOMPARE(longer.last, 1);
        QVERIFY(isClean(*m_games));
        const Played played = play(readRecord(*m_games, 1));
        QVERIFY(played.match.game()->over(played.match.state()));
        QCOMPARE(played.match.header().players()[0], std::string("Anna"));
        // What is shorter, the same, or another game with that id changes nothing.
        const QStringList before = recordsIn(*m_games);
        for (const QByteArray &other :
             {gameOf(), gameOf(5), QByteArray::fromStdString(randomMatch(head, 8).record())}) {
            QCOMPARE(import(*m_games, other).present, 1);
            QCOMPARE(recordsIn(*m_games), before);
        }
    }

    void goesOnOnlyWhereItFits()
    {
        const auto other = [](std::vector<std::string> lines, std::size_t entries) {
            return QByteArray::fromStdString(randomMatch(lines, 7, entries).record());
        };
        QCOMPARE(import(*m_games, gameOf(0)).added, 1);
        auto sheet = head;
        sheet.emplace_back("entry sheet");
        QCOMPARE(import(*m_games, other(sheet, 9)).present, 1);
        auto alone = head;
        alone.erase(alone.begin() + 3);
        QCOMPARE(import(*m_games, other(alone, 9)).present, 1);
        {
            Claims claims(m_file);
            claims.claim(1); // somebody plays on it
            QCOMPARE(import(*m_games, gameOf(9)).present, 1);
        }
        QCOMPARE(play(readRecord(*m_games, 1)).fitting, 0U);
        QCOMPARE(import(*m_games, gameOf(9)).continued, 1);
        removeGame(*m_games, 1);
        QCOMPARE(import(*m_games, gameOf()).broughtBack, 1);
        QVERIFY(isClean(*m_games));
        QCOMPARE(play(readRecord(*m_games, 1)).fitting, randomMatch(head, 7).log().size());
    }

    void keepsTimesAndUndoneEntries()
    {
        const auto from = openToWrite(m_file + QStringLiteral("-from"));
        import(*from, gameOf(30));
        from->run("UPDATE entry SET at = at + number, undone = number > 28");
        import(*m_games, gameOf(12));
        m_games->run("UPDATE entry SET undone = number > 10");
        QCOMPARE(import(*m_games, jsonOf(*from)).continued, 1);
        const Record stored = readRecord(*m_games, 1);
        const Record given = readRecord(*from, 1);
        QCOMPARE(stored.lines.size(), 30U);
        QVERIFY(
            std::equal(stored.lines.begin() + 10, stored.lines.end(), given.lines.begin() + 10));
        QVERIFY(isClean(*m_games));
    }

    void refusesWrongJson_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *game, const char *reason) {
            QTest::newRow(game) << QByteArray(game) << QString::fromUtf8(reason);
        };
        const char *const entries = "“entries” is no list";
        row(R"({"head":HEAD,"entries":null})", entries);
        row(R"({"head":HEAD,"entries":7})", entries);
        row(R"({"head":HEAD,"entries":"x"})", entries);
        row(R"({"head":HEAD,"entries":{}})", entries);
        row(R"({"head":HEAD})", entries);
        row(R"({"head":HEAD,"entries":[],"undone":7})", "“undone” is no list");
        row(R"({"entries":[]})", "“head” is no list");
        row(R"({"head":["foxpad 1",7],"entries":[]})", "line 2 of the head is no text");
        row(R"({"head":["foxpad 1","note \ud800"],"entries":[]})", "line 2 of the head is no text");
        row(R"({"head":HEAD,"entries":["next"]})", "entry 1 is no text with its time");
        row(R"({"head":HEAD,"entries":[[]]})", "entry 1 is no text with its time");
        row(R"({"head":HEAD,"entries":[["next","1"]]})", "entry 1 is no text with its time");
        row(R"({"head":HEAD,"entries":[["next",1,2]]})", "entry 1 is no text with its time");
        row("7", "it is no object");
        row("null", "it is no object");
    }

    void refusesWrongJson()
    {
        QFETCH(QByteArray, game);
        QFETCH(QString, reason);
        const QByteArray lines = R"(["foxpad 1","game keer-op-keer","player Ann"])";
        game.replace("HEAD", lines);
        const Imported imported = import(*m_games, R"({"foxpad":1,"games":[{"head":)" + lines +
                                                       R"(,"entries":[]},)" + game + "]}");
        QCOMPARE(imported.added, 1);
        QCOMPARE(imported.refused.size(), 1);
        QCOMPARE(imported.refused[0].name, QStringLiteral("game 2"));
        QCOMPARE(imported.refused[0].reason(), reason);
        QCOMPARE(imported.refused[0].line, 0);
    }

    void refusesFilesThatHoldNoLists()
    {
        for (const char *bad :
             {R"({"foxpad":1})", R"({"foxpad":1,"games":{}})", R"({"foxpad":1,"games":null})",
              R"({"foxpad":1,"players":{},"games":[]})", R"({"foxpad":1,"players":[7],"games":[]})",
              R"({"foxpad":1,"players":[{"name":"A\ud800"}],"games":[]})",
              R"({"foxpad":1,"players":[{"name":"A","colour":7}],"games":[]})"}) {
            const Failure failure = failureOf(*m_games, bad);
            QCOMPARE(failure.trouble, Trouble::badFile);
            QVERIFY(failure.detail.contains(QLatin1String("no ")));
        }
        QCOMPARE(count("player"), 0);
    }

    void leavesNothingOfAUselessFile()
    {
        const Imported imported =
            import(*m_games, R"({"foxpad":1,"players":[{"name":"Ghost"}],"games":[{}]})");
        QCOMPARE(imported.refused.size(), 1);
        QCOMPARE(count("player"), 0);
        import(*m_games, R"({"foxpad":1,"players":[{"name":"Ann","colour":"teal"}],"games":[]})");
        QCOMPARE(count("player"), 1);
    }

    void refusesNamesWithBlankEdges()
    {
        // Nobody would see the blank, and two names would look alike.
        const QByteArray begin = "foxpad 1\ngame keer-op-keer\nplayer Ann\nplayer ";
        const Imported imported = import(*m_games, begin + "Ann\u2003\n");
        QCOMPARE(imported.refused.size(), 1);
        QCOMPARE(imported.refused[0].refusal.rule, rules::Rule::badName);
        QCOMPARE(import(*m_games, begin + "\u2003\n").refused[0].refusal.rule,
                 rules::Rule::badName);
        QCOMPARE(count("game"), 0);
        QCOMPARE(count("player"), 0);
    }

    void takesAllOrNothingWhereTheDiskIsFull()
    {
        import(*m_games, gameOf(3));
        const auto from = openToWrite(m_file + QStringLiteral("-from"));
        {
            Transaction transaction(*from);
            for (std::uint64_t seed = 0; seed < 250; ++seed)
                insertMatch(*from,
                            randomMatch({"foxpad 1", "game keer-op-keer", "player Cid"}, seed));
            transaction.commit();
        }
        const QByteArray all = jsonOf(*from);
        {
            SmallDisk disk(1 << 20);
            QCOMPARE(failureOf(*m_games, all).trouble, Trouble::full);
        }
        QCOMPARE(count("game"), 1);
        QCOMPARE(count("player"), 2);
        QVERIFY(isClean(*m_games));
        QCOMPARE(import(*m_games, all).added, 250);
        QVERIFY(isClean(*m_games));
    }

    void keepsGamesWithLinesThatAreRefusedNow()
    {
        QCOMPARE(import(*m_games, gameOf(9)).added, 1);
        m_games->run("UPDATE game SET further = ? WHERE id = 1", QStringLiteral(":x\nmood good"));
        QVERIFY(isClean(*m_games));
        const Record record = readRecord(*m_games, 1);
        QCOMPARE(play(record).fitting, 9U);
        QCOMPARE(record.head.back(), std::string("mood good"));
    }

    void readsUtf8Only()
    {
        import(*m_games, "foxpad 1\ngame keer-op-keer\nplayer Özge\nid 1\n");
        for (QByteArray bytes : {csvOf(*m_games), jsonOf(*m_games)}) {
            bytes.replace("Ö", "\xD6");
            const auto other = openToWrite(m_folder.filePath(QStringLiteral("other.db")));
            const Failure failure = failureOf(*other, bytes);
            QCOMPARE(failure.trouble, Trouble::badFile);
            if (bytes.startsWith("game"))
                QCOMPARE(failure.detail, QStringLiteral("line 2: this is not UTF-8 text"));
        }
    }

    void passesOverAByteOrderMark()
    {
        import(*m_games, gameOf());
        for (const QByteArray &bytes : {csvOf(*m_games), jsonOf(*m_games), gameOf()})
            QCOMPARE(import(*m_games, "\xEF\xBB\xBF" + bytes).present, 1);
    }
};

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
