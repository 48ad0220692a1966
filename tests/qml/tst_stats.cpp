// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics and players in the real window, by real taps.
#include "kit/demo.h"
#include "opened_window.h"
#include "small_games.h"

using namespace foxpad;
using app::test::name;
using app::test::OpenedWindow;

namespace {

const QList<app::test::SmallGame> twoGames{{"2020-01-10T19:00:00Z", "Ann", 5, "Bob", 3},
                                           {"2020-02-10T19:00:00Z", "Anne", 6, "Cem", 2}};

} // namespace

class TestStats : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OpenedWindow> m_window;

    void open(const QList<app::test::SmallGame> &games)
    {
        m_window = std::make_unique<OpenedWindow>();
        QVERIFY(app::test::storeGames(m_window->file(), m_window->folder(), games));
        QVERIFY(m_window->open());
    }
    void openDemo()
    {
        m_window = std::make_unique<OpenedWindow>();
        QVERIFY(bool(kit::fillDemo(m_window->file())));
        QVERIFY(m_window->open());
    }
    void openPlayer(const char *player)
    {
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->tap("players"));
        QVERIFY(m_window->tap(player));
        QVERIFY(m_window->hand().wait(name("playerScreen")));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        app::identify();
    }
    void init() { OpenedWindow::forgetPreferences(); }
    void cleanup() { m_window.reset(); }

    void invites()
    {
        open({});
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->hand().wait(name("invitation")));
        QVERIFY(!m_window->hand().find(name("board")));
        QVERIFY(m_window->tap("players"));
        QVERIFY(m_window->hand().wait(name("nobody")));
        QVERIFY(m_window->tap("accept"));
        QVERIFY(m_window->hand().wait(name("newGameScreen")));
    }

    void filters()
    {
        openDemo();
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->hand().wait(name("board")));
        // The last game was 4Ever, and Anna plays that most.
        QCOMPARE(m_window->text("gamesTile", "number"), name("4"));
        QVERIFY(m_window->tap("statsOf-ganz-schoen-clever"));
        QTRY_COMPARE(m_window->text("gamesTile", "number"), name("4"));
        QVERIFY(m_window->hand().wait(name("area-orange")));
        QVERIFY(m_window->tap("statsOf-Eszter"));
        QTRY_COMPARE(m_window->hand().find(name("statsOf-Eszter"))->property("chosen"), true);
        QVERIFY(m_window->tap("statsOf-keer-op-keer"));
        QTRY_COMPARE(m_window->text("gamesTile", "number"), name("2"));
        QVERIFY(m_window->tap("statsOfAll"));
        QTRY_COMPARE(m_window->text("gamesTile", "number"), name("8"));
        QTRY_VERIFY(!m_window->hand().find(name("winsTile")));
    }

    void spanWithoutGamesInvites()
    {
        open(twoGames);
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->hand().wait(name("board")));
        QVERIFY(m_window->tap("span3"));
        QVERIFY(m_window->hand().wait(name("invitation")));
        QVERIFY(m_window->tap("span0"));
        QVERIFY(m_window->hand().wait(name("board")));
    }

    void recordLeadsToItsGame()
    {
        openDemo();
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->tap("record0"));
        QVERIFY(m_window->hand().wait(name("gamePage")));
        m_window->hand().press(Qt::Key_Escape);
        QVERIFY(m_window->tap("bestTile"));
        QVERIFY(m_window->hand().wait(name("gamePage")));
    }

    void chartTellsItsSpots()
    {
        openDemo();
        QVERIFY(m_window->tap("statistics"));
        QQuickItem *chart = m_window->hand().wait(name("overTimeChart"));
        QVERIFY(chart);
        QVERIFY(!m_window->hand().find(name("overTimeChartBubble")));
        chart->forceActiveFocus();
        m_window->hand().press(Qt::Key_Right); // the last game: yesterday
        QVERIFY(m_window->text("overTimeChartBubble").startsWith(name("Yesterday")));
        const QString last = m_window->text("overTimeChartBubble");
        m_window->hand().press(Qt::Key_Left);
        QTRY_VERIFY(m_window->text("overTimeChartBubble") != last);
        QVERIFY(m_window->tap("overTimeChartBubble"));
        QVERIFY(m_window->hand().wait(name("gamePage")));
        m_window->hand().press(Qt::Key_Escape);
        QVERIFY(m_window->tap("spreadChart"));
        QVERIFY(m_window->text("spreadChartBubble").contains(name("game")));
    }

    void duelLeadsToTheOther()
    {
        openDemo();
        QVERIFY(m_window->tap("statistics"));
        QVERIFY(m_window->tap("duel-Bram"));
        QTRY_COMPARE(m_window->hand().wait(name("statsOf-Bram"))->property("chosen"), true);
    }

    void renames()
    {
        open(twoGames);
        openPlayer("player-Bob");
        QVERIFY(m_window->tap("rename"));
        kit::pause(100); // the field takes its place with the next frame
        m_window->hand().type(name("Ann"));
        QVERIFY(m_window->tap("keepName"));
        QVERIFY(m_window->hand().wait(name("renameProblem")));
        QVERIFY(m_window->tap("newName"));
        m_window->hand().type(name("ette"));
        QCOMPARE(m_window->text("newName"), name("Annette"));
        QTRY_VERIFY(!m_window->hand().find(name("renameProblem")));
        QVERIFY(m_window->tap("keepName"));
        QTRY_COMPARE(m_window->text("playerName"), name("Annette"));
        QVERIFY(m_window->tap("back"));
        QVERIFY(m_window->hand().wait(name("player-Annette")));
    }

    void coloursAndArchives()
    {
        open(twoGames);
        openPlayer("player-Cem");
        QVERIFY(m_window->tap("colour-purple"));
        QTRY_COMPARE(m_window->hand().wait(name("colour-purple"))->property("chosen"), true);
        QVERIFY(m_window->tap("archive"));
        QTRY_COMPARE(m_window->hand().wait(name("archive"))->property("on"), true);
        QVERIFY(m_window->tap("back"));
        QVERIFY(m_window->hand().wait(name("archivedPeople")));
        const auto offered = m_window->shelf().store()->players();
        QCOMPARE(offered->size(), 3);
    }

    void asksBeforeMerging()
    {
        open(twoGames);
        openPlayer("player-Anne");
        QVERIFY(m_window->tap("merge"));
        QVERIFY(m_window->tap("mergeInto-Ann"));
        QCOMPARE(m_window->text("question"), name("Are Anne and Ann one person?"));
        QVERIFY(m_window->tap("refuse"));
        QTRY_VERIFY(!m_window->hand().find(name("question")));
        QCOMPARE(m_window->shelf().store()->players()->size(), 4);
        QVERIFY(m_window->tap("mergeInto-Ann"));
        QVERIFY(m_window->tap("agree"));
        QTRY_COMPARE(m_window->text("playerName"), name("Ann"));
        QCOMPARE(m_window->shelf().store()->players()->size(), 3);
        // Those who met can't be one.
        QVERIFY(m_window->tap("merge"));
        QVERIFY(m_window->tap("mergeInto-Bob"));
        QVERIFY(m_window->tap("agree"));
        QTRY_VERIFY(m_window->text("notice").contains(name("one table")));
        QCOMPARE(m_window->shelf().store()->players()->size(), 3);
    }

    void fits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("least") << QSize(320, 560);
        QTest::newRow("phone") << QSize(360, 740);
        QTest::newRow("sideways") << QSize(740, 360);
        QTest::newRow("tablet") << QSize(1180, 820);
        QTest::newRow("desktop") << QSize(1920, 1080);
    }
    void fits()
    {
        QFETCH(const QSize, size);
        openDemo();
        m_window->hand().window()->setMinimumSize({});
        m_window->hand().window()->resize(size);
        for (const auto *step :
             {"statistics", "statsOf-keer-op-keer", "players", "player-Anna", "merge"}) {
            QVERIFY2(m_window->tap(step), step);
            kit::pause(400);
            QCOMPARE(m_window->outside(), QStringList());
        }
    }
};

QTEST_MAIN(TestStats)
#include "tst_stats.moc"
