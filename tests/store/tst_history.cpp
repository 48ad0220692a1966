// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and pages of the history, against a plain search here; notes, places, removing.
#include "kit.h"
#include "store/changes.h"
#include "store/history.h"
#include "store/opening.h"
#include "store/players.h"

#include <algorithm>

using namespace foxpad;
using namespace foxpad::store;

namespace {

const char *const names[] = {"Ann", "Bob", "Çağla", "Dora"};
const char *const ids[] = {"ganz-schoen-clever", "clever-4ever", "keer-op-keer"};
const char *const somewhere[] = {"", "Kitchen", "Aunt Ö's", "", "the train"};

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Connection> m_connection;
    QList<GameLine> m_all; // newest first

    // What a filter should find, in order.
    QList<GameId> expected(const Filter &filter)
    {
        QList<GameId> found;
        for (const GameLine &game : m_all) {
            bool named = filter.text.isEmpty();
            bool seated = filter.player == 0;
            const QString text = filter.text.toLower();
            for (const SeatLine &seat : game.seats) {
                named = named || seat.name.toLower().contains(text);
                seated = seated || seat.player == filter.player;
            }
            named = named || game.place.toLower().contains(text);
            if (named && seated && (filter.rules.isEmpty() || filter.rules == game.rules) &&
                (!filter.over || *filter.over == game.over) &&
                (!filter.from || game.started >= *filter.from) &&
                (!filter.until || game.started < *filter.until))
                found.append(game.id);
        }
        return found;
    }

    QList<GameId> paged(const Filter &filter, int size)
    {
        QList<GameId> found;
        std::optional<Mark> after;
        do {
            const Page page = history(*m_connection, filter, after, size);
            for (const GameLine &game : page.games)
                found.append(game.id);
            if (page.games.size() > size)
                return {};
            after = page.next;
        } while (after);
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_connection = openToWrite(m_folder.filePath(QStringLiteral("games.db")));
        Transaction transaction(*m_connection);
        for (int i = 0; i < 80; ++i) {
            std::vector<std::string> head = {"foxpad 1", std::string("game ") + ids[i % 3]};
            for (int seat = 0; seat < 1 + i % 4; ++seat)
                head.push_back(std::string("player ") + names[(i / 4 + seat) % 4]);
            if (*somewhere[i % 5])
                head.push_back(std::string("place ") + somewhere[i % 5]);
            // Several at the same moment: the number decides then.
            const QDateTime date =
                QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC).addDays(i * 37 % 80 / 2);
            head.push_back("date " + date.toString(Qt::ISODate).toStdString());
            const GameId game = insertMatch(
                *m_connection, randomMatch(head, std::uint64_t(i), i % 4 == 0 ? 5 : 20000));
            m_all.append(gameLine(*m_connection, game));
        }
        transaction.commit();
        std::ranges::sort(m_all, [](const GameLine &a, const GameLine &b) {
            return a.started != b.started ? a.started > b.started : a.id > b.id;
        });
    }

    void findsWhatFits()
    {
        const qint64 from = m_all[50].started;
        const qint64 until = m_all[20].started;
        int filters = 0;
        for (const char *rules : {"", ids[0], ids[2], "no-such-game"})
            for (const PlayerId player : {0, 1, 3, 99})
                for (const std::optional<bool> over : {std::optional<bool>(), {true}, {false}})
                    for (const char *text : {"", "nn", "AĞL", "kitch", "ö", "nobody", "%", "'"})
                        for (const bool bounded : {false, true}) {
                            Filter filter{QLatin1String(rules),   player, over, {}, {},
                                          QString::fromUtf8(text)};
                            if (bounded) {
                                filter.from = from;
                                filter.until = until;
                            }
                            const QList<GameId> fitting = expected(filter);
                            QCOMPARE(paged(filter, 7), fitting);
                            QCOMPARE(paged(filter, 100), fitting);
                            ++filters;
                        }
        QCOMPARE(filters, 4 * 4 * 3 * 8 * 2);
    }

    void tellsWhatItNeeds()
    {
        for (const GameLine &game : m_all) {
            const rules::Match match = play(readRecord(*m_connection, game.id)).match;
            const bool over = match.game()->over(match.state());
            QCOMPARE(game.over, over);
            QCOMPARE(game.entries, int(match.log().size()));
            QCOMPARE(game.touched, game.started);
            const auto report = match.game()->report(match.state());
            for (qsizetype i = 0; i < game.seats.size(); ++i) {
                QCOMPARE(game.seats[i].total.has_value(), over);
                if (over)
                    QCOMPARE(*game.seats[i].total, report.seats[std::size_t(i)].total);
                if (over && game.seats.size() > 1)
                    QCOMPARE(*game.seats[i].place == 1,
                             std::ranges::count(report.winners, int(i) + 1) == 1);
            }
        }
    }

    void keepsNotesAndPlaces()
    {
        const GameId game = m_all[3].id;
        setNote(*m_connection, game, QStringLiteral(" two\nlines \n"));
        setPlace(*m_connection, game, QStringLiteral("On the\nboat"));
        GameLine line = gameLine(*m_connection, game);
        QCOMPARE(line.note, QStringLiteral("two\nlines"));
        QCOMPARE(line.place, QStringLiteral("On the boat"));
        QCOMPARE(history(*m_connection, {.text = QStringLiteral("BOAT")}).games.size(), 1);
        QVERIFY(store::places(*m_connection).contains(QStringLiteral("On the boat")));
        QVERIFY(isClean(*m_connection));
        setPlace(*m_connection, game, {});
        QVERIFY(history(*m_connection, {.text = QStringLiteral("boat")}).games.isEmpty());
        QVERIFY(!store::places(*m_connection).contains(QStringLiteral("On the boat")));
        setPlace(*m_connection, game, m_all[3].place);
        QVERIFY(isClean(*m_connection));
        QVERIFY(!attempt([&] { setNote(*m_connection, 999, QStringLiteral("x")); }));
    }

    void removesAndBringsBack()
    {
        const GameLine game = m_all[5];
        removeGame(*m_connection, game.id);
        QVERIFY(!paged({}, 20).contains(game.id));
        QVERIFY(isClean(*m_connection));
        bringBack(*m_connection, game.id);
        QVERIFY(paged({}, 20).contains(game.id));
        QVERIFY(isClean(*m_connection));
        removeGame(*m_connection, game.id);
        QCOMPARE(purge(*m_connection, QDateTime::currentMSecsSinceEpoch() - 60000), 0);
        QCOMPARE(purge(*m_connection, QDateTime::currentMSecsSinceEpoch() + 60000), 1);
        QVERIFY(!attempt([&] { bringBack(*m_connection, game.id); }));
        QVERIFY(isClean(*m_connection));
    }

    void renamesPlayers()
    {
        const PlayerId ann = playerNamed(*m_connection, QStringLiteral("ann"));
        const auto taken =
            attempt([&] { renamePlayer(*m_connection, ann, QStringLiteral("çağLA")); });
        QCOMPARE(taken.failure().trouble, Trouble::nameTaken);
        for (const QString &bad : {QString(), QStringLiteral("  "), QString(41, u'a'),
                                   QStringLiteral("a\nb"), QString(QChar(0xD800))})
            QCOMPARE(attempt([&] { renamePlayer(*m_connection, ann, bad); }).failure().trouble,
                     Trouble::badName);
        // 40 emoji, writing from right to left, and what SQL could stumble over.
        const QString emoji = QStringLiteral("🦊").repeated(40);
        for (const QString &name : {emoji, QStringLiteral("נועה בן־דוד"), QStringLiteral("مريم"),
                                    QStringLiteral("'); DROP TABLE player;--"),
                                    QStringLiteral("\"%_?\\"), QStringLiteral("ANN")}) {
            renamePlayer(*m_connection, ann, name);
            QCOMPARE(players(*m_connection, false).size(), 4);
            const Page page = history(*m_connection, {.player = ann});
            QVERIFY(std::ranges::count(page.games.first().seats, name, &SeatLine::name) == 1);
            QCOMPARE(history(*m_connection, {.text = name}, {}, 100).games.size(),
                     history(*m_connection, {.player = ann}, {}, 100).games.size());
            QCOMPARE(playerNamed(*m_connection, name), ann);
            QVERIFY(isClean(*m_connection)); // the records replay with the new name
        }
    }

    void archivesPlayers()
    {
        const PlayerId bob = playerNamed(*m_connection, QStringLiteral("Bob"));
        setColour(*m_connection, bob, QStringLiteral("teal"));
        setArchived(*m_connection, bob, true);
        QCOMPARE(players(*m_connection, false).size(), 3);
        const QList<Player> all = players(*m_connection, true);
        QCOMPARE(all.size(), 4);
        QCOMPARE(all[1].colour, QStringLiteral("teal"));
        QVERIFY(all[1].archived);
        QVERIFY(!attempt([&] { setArchived(*m_connection, 99, true); }));
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
