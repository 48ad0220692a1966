// SPDX-License-Identifier: GPL-3.0-or-later
// The screens around the table, in the real window, by real taps.
#include "kit/demo.h"
#include "kit/scripted.h"
#include "opened_window.h"
#include "pad.h"

#include <QDesktopServices>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace foxpad;
using app::test::name;

// Takes the links people open.
class Browser : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void visit(const QUrl &url) { visited = url; }

public:
    QUrl visited;
};

class TestScreens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { app::test::OpenedWindow::forgetPreferences(); }
    void cleanup() { m_window.reset(); }
    void firstGame();
    void order();
    void tallyAndReplay();
    void history();
    void gamePage();
    void playOn();
    void undoFromTally();
    void rules();
    void settings();
    void data();
    void fits_data();
    void fits();

private:
    void open(bool demo);

    QTemporaryDir m_demo; // filled once; each test plays with a copy
    std::unique_ptr<app::test::OpenedWindow> m_window;
    const kit::Hand *m_hand = nullptr; // of that window
    app::Shelf *m_shelf = nullptr;
};

void TestScreens::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    qputenv("HOME", m_demo.path().toLocal8Bit()); // documents and pictures go there
    app::identify();
    QVERIFY(bool(kit::fillDemo(m_demo.filePath(name("demo.sqlite")))));
}

void TestScreens::open(bool demo)
{
    m_window.reset();
    m_window = std::make_unique<app::test::OpenedWindow>();
    if (demo) {
        QVERIFY(QFile::copy(m_demo.filePath(name("demo.sqlite")), m_window->file()));
    }
    QVERIFY(m_window->open());
    m_hand = &m_window->hand();
    m_shelf = &m_window->shelf();
}

void TestScreens::firstGame()
{
    open(false);
    QVERIFY(m_hand->tap(name("newGame")));
    QVERIFY(m_hand->wait(name("newGameScreen")));
    QVERIFY(m_hand->find(name("start")) == nullptr); // nobody plays yet
    QVERIFY(m_hand->tap(name("newPerson")));
    QVERIFY(m_hand->wait(name("name")));
    m_hand->type(name("Anna"));
    QVERIFY(m_hand->tap(name("addName")));
    QVERIFY(m_hand->wait(name("seat-Anna")));
    QVERIFY(m_hand->tap(name("choose-clever-4ever")));
    QVERIFY(m_hand->tap(name("start")));
    QVERIFY(m_hand->wait(name("play")));
    QTRY_VERIFY(m_hand->wait(name("play"))->property("pad").value<QObject *>() != nullptr);
    // Left and opened again, it goes on.
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->tap(name("goOn")));
    QVERIFY(m_hand->wait(name("play")));
}

void TestScreens::order()
{
    open(true);
    QVERIFY(m_hand->tap(name("newGame")));
    // The last game's people have their seats; the keyboard puts the first one last.
    QQuickItem *anna = m_hand->wait(name("seat-Anna"));
    QVERIFY(anna);
    anna->forceActiveFocus();
    m_hand->press(Qt::Key_Down, Qt::AltModifier);
    m_hand->press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(anna->property("seat").toInt(), 3);
    m_hand->press(Qt::Key_Delete);
    QVERIFY(m_hand->wait(name("person-Anna")));
    QVERIFY(m_hand->tap(name("person-Anna")));
    QTRY_VERIFY(m_hand->find(name("seat-Anna")));
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->wait(name("home")));
}

void TestScreens::tallyAndReplay()
{
    open(true);
    const app::GameRow row = m_shelf->lately()->rows().first();
    QVERIFY(m_hand->tap(QStringLiteral("game%1").arg(row.id)));
    QQuickItem *headline = m_hand->wait(name("headline"));
    QVERIFY(headline);
    const QString winner = headline->property("text").toString().section(QLatin1Char(' '), 0, 0);
    QVERIFY2(row.title.startsWith(winner), qPrintable(winner));
    QVERIFY(m_hand->tap(name("sheets")));
    QQuickItem *words = m_hand->wait(name("replayWords"));
    QVERIFY(words);
    const QString last = words->property("text").toString();
    QVERIFY(m_hand->tap(name("replayBack")));
    QTRY_VERIFY(words->property("text").toString() != last);
    QVERIFY(m_hand->tap(name("replayOn")));
    QTRY_COMPARE(words->property("text").toString(), last);
    QVERIFY(m_hand->tap(name("replayFirst")));
    QVERIFY(m_hand->wait(name("replayPlay")));
    // Where there is room the whole log stands beside the sheet, and leads to its moments.
    QVERIFY(!m_hand->find(name("replayLog")));
    m_hand->window()->resize(1180, 820);
    QVERIFY(m_hand->wait(name("replayLog")));
    QVERIFY(m_hand->tap(name("log-1")));
    const auto said = [&] { return words->property("text").toString(); };
    QTRY_COMPARE(said(), m_hand->wait(name("log-1"))->property("words").toString());
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->wait(name("tally")));
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->wait(name("newGame")));
}

void TestScreens::history()
{
    open(true);
    QQuickItem *link = m_hand->wait(name("allGames"));
    QVERIFY(link);
    QVERIFY(m_hand->tap(name("allGames")));
    QQuickItem *list = m_hand->wait(name("games"));
    QVERIFY(list);
    QTRY_COMPARE(list->property("count").toInt(), 15);
    QVERIFY(m_hand->tap(name("filter-ganz-schoen-clever")));
    QTRY_COMPARE(list->property("count").toInt(), 6);
    QVERIFY(m_hand->tap(name("filter-ganz-schoen-clever")));
    QTRY_COMPARE(list->property("count").toInt(), 15);
    QVERIFY(m_hand->tap(name("filter-Cem")));
    QTRY_COMPARE(list->property("count").toInt(), 7);
    QVERIFY(m_hand->tap(name("filter-unfinished")));
    QTRY_COMPARE(list->property("count").toInt(), 2);
    QVERIFY(m_hand->tap(name("filter-unfinished")));
    QVERIFY(m_hand->tap(name("filter-Cem")));
    QVERIFY(m_hand->tap(name("search")));
    m_hand->type(name("bala"));
    QTRY_COMPARE(list->property("count").toInt(), 1);
}

void TestScreens::gamePage()
{
    open(true);
    const qint64 id = m_shelf->lately()->rows().first().id;
    const QString card = QStringLiteral("game%1").arg(id);
    QVERIFY(m_hand->tap(card));
    QVERIFY(m_hand->tap(name("place")));
    m_hand->type(name("Attic"));
    QVERIFY(m_hand->tap(name("note")));
    m_hand->type(name("Rain all day"));
    m_hand->press(Qt::Key_Return);
    QTRY_COMPARE(m_shelf->store()->game(id)->note, name("Rain all day"));
    QCOMPARE(m_shelf->store()->game(id)->place, name("Attic"));
    QVERIFY(m_hand->tap(name("export")));
    QTRY_VERIFY(m_shelf->message().endsWith(name(".pad")));
    QFile saved(m_shelf->message().mid(m_shelf->message().indexOf(QLatin1Char('/'))));
    QVERIFY2(saved.open(QIODevice::ReadOnly), qPrintable(saved.fileName()));
    QCOMPARE(saved.readAll().toStdString(), *m_shelf->store()->record(id));
    saved.remove();
    QVERIFY(m_hand->tap(name("notice")));
    QTRY_VERIFY(m_hand->find(name("notice")) == nullptr);
    Browser browser;
    QDesktopServices::setUrlHandler(name("https"), &browser, "visit");
    QVERIFY(m_hand->tap(name("bgStats")));
    QDesktopServices::unsetUrlHandler(name("https"));
    QVERIFY2(browser.visited.toString().contains(name("Attic")),
             qPrintable(browser.visited.toString()));
    // Gone, and brought back.
    QVERIFY(m_hand->tap(name("delete")));
    QVERIFY(m_hand->wait(name("newGame")));
    QTRY_VERIFY(m_hand->find(card) == nullptr);
    QVERIFY(m_hand->tap(name("notice")));
    QVERIFY(m_hand->wait(card));
}

void TestScreens::playOn()
{
    open(true);
    const qint64 id = m_shelf->lately()->rows().first().id;
    const auto whole = m_shelf->store()->load(id);
    QVERIFY(bool(whole));
    QVERIFY(m_hand->tap(QStringLiteral("game%1").arg(id)));
    QVERIFY(m_hand->tap(name("sheets")));
    QVERIFY(m_hand->tap(name("replayRounds")));
    QVERIFY(m_hand->tap(name("round2")));
    QVERIFY(m_hand->tap(name("playOn")));
    QQuickItem *play = m_hand->wait(name("play"), 20000);
    QVERIFY(play);
    auto *pad = play->property("pad").value<app::Pad *>();
    QTRY_VERIFY(!pad->match().log().empty());
    const auto log = pad->match().log();
    QCOMPARE(pad->round(), 2);
    QVERIFY(log.size() < whole->log().size());
    for (std::size_t i = 0; i < log.size(); ++i) {
        QCOMPARE(whole->game()->write(log[i]), whole->game()->write(whole->log()[i]));
    }
}

// The entry that ended the game can be taken back from the tally.
void TestScreens::undoFromTally()
{
    open(false);
    const rules::Match match = kit::playScripted(
        {"foxpad 1", "game ganz-schoen-clever", "player Anna", "player Bram", "entry dice"}, 7);
    std::vector<std::string> entries;
    for (const rules::Entry &entry : match.log()) {
        entries.push_back(match.game()->write(entry));
    }
    entries.pop_back(); // the last next is tapped
    m_shelf->begin(match.header().lines(), entries);
    QQuickItem *play = m_hand->wait(name("play"), 20000);
    QVERIFY(play);
    auto *pad = play->property("pad").value<app::Pad *>();
    QTRY_COMPARE(pad->match().log().size(), entries.size());
    QVERIFY(m_hand->tap(name("next")));
    QTRY_VERIFY(pad->over());
    QVERIFY(m_hand->tap(name("next")));
    QQuickItem *headline = m_hand->wait(name("headline"));
    QVERIFY(headline);
    QTRY_COMPARE(m_hand->wait(name("total0"))->property("text").toString(),
                 QString::number(match.game()->report(match.state()).seats[0].total));
    QVERIFY(m_hand->tap(name("undo")));
    QTRY_VERIFY(!pad->over());
    QTRY_VERIFY(m_hand->find(name("headline")) == nullptr);
    QVERIFY(m_hand->tap(name("next")));
    QTRY_VERIFY(pad->over());
}

void TestScreens::rules()
{
    open(true);
    QVERIFY(m_hand->tap(name("rules")));
    QVERIFY(m_hand->wait(name("rule-purple")));
    QVERIFY(m_hand->tap(name("rulesOf-keer-op-keer")));
    QVERIFY(m_hand->wait(name("rule-crossing")));
    m_hand->press(Qt::Key_Escape);
    // A refusal leads to its line.
    QVERIFY(m_hand->tap(name("goOn")));
    QQuickItem *play = m_hand->wait(name("play"));
    QVERIFY(play);
    QTRY_VERIFY(play->property("pad").value<app::Pad *>() != nullptr);
    auto *pad = play->property("pad").value<app::Pad *>();
    QTRY_VERIFY(!pad->game().isEmpty());
    const auto refusedBy = [&](const char *box) {
        m_hand->tap(name(box));
        (void)QTest::qWaitFor([&] { return !pad->refusal().isEmpty(); }, 500);
        return pad->refusalTopic();
    };
    QString topic;
    for (const auto *box : {"box-4-10", "box-3-10", "box-2-10", "box-0-0", "box-1-0", "box-1-10"}) {
        topic = refusedBy(box);
        if (!topic.isEmpty()) {
            break;
        }
    }
    QVERIFY2(!topic.isEmpty(), qPrintable(pad->refusal()));
    QVERIFY(m_hand->tap(name("refusal")));
    QQuickItem *line = m_hand->wait(QStringLiteral("rule-") + topic);
    QVERIFY(line);
    QVERIFY(line->property("wanted").toBool());
    QTRY_VERIFY(line->mapToScene({0, 0}).y() < 500);
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->wait(name("play")));
}

void TestScreens::settings()
{
    open(false);
    const bool dark = m_hand->window()->color().lightness() < 128;
    QVERIFY(m_hand->tap(name("settings")));
    QVERIFY(m_hand->tap(dark ? name("scheme1") : name("scheme2")));
    QTRY_COMPARE(m_hand->window()->color().lightness() < 128, !dark);
    const QStringList toggles{name("totalsHidden"), name("letters"), name("leftHanded"),
                              name("keepAwake"),    name("sounds"),  name("still")};
    QList<bool> turned;
    for (const QString &toggle : toggles) {
        QQuickItem *item = m_hand->wait(toggle);
        QVERIFY(item);
        const bool on = item->property("on").toBool();
        QVERIFY(m_hand->tap(toggle));
        QCOMPARE(item->property("on").toBool(), !on);
        turned << !on;
    }
    QVERIFY(m_hand->tap(name("language-de")));
    QCOMPARE(QLocale().language(), QLocale::German);
    // They are still so in the next window.
    open(false);
    QTRY_COMPARE(m_hand->window()->color().lightness() < 128, !dark);
    QCOMPARE(QLocale().language(), QLocale::German);
    QVERIFY(m_hand->tap(name("settings")));
    for (qsizetype i = 0; i < toggles.size(); ++i) {
        QCOMPARE(m_hand->wait(toggles[i])->property("on").toBool(), turned[i]);
    }
}

void TestScreens::data()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QVERIFY(documents.path().startsWith(m_demo.path()));
    QVERIFY(documents.mkpath(name(".")));
    QFile damaged(documents.filePath(name("damaged.json")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"foxpad\":1,\"games\":[{\"head\":");
    damaged.close();
    open(true);
    QVERIFY(m_hand->tap(name("settings")));
    QVERIFY(m_hand->tap(name("import0")));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QCOMPARE(m_shelf->transfer()->file(), name("damaged.json"));
    QVERIFY(m_hand->tap(name("reportDone")));
    const auto count = [this] { return m_shelf->store()->history({}, {}, 100)->games.size(); };
    QCOMPARE(count(), 15);
    QVERIFY(damaged.remove());
    const auto done = [this](const char *button, const char *ending) {
        m_shelf->forgetMessage();
        return m_hand->tap(name(button)) &&
               QTest::qWaitFor([&] { return m_shelf->message().endsWith(name(ending)); });
    };
    QVERIFY(done("backUp", ".foxpad"));
    QVERIFY(done("exportCsv", ".csv"));
    QVERIFY(done("exportJson", ".json"));
    // Games that go away come back with the backup, at the second tap.
    m_shelf->remove(m_shelf->lately()->rows().first().id);
    QTRY_COMPARE(count(), 14);
    m_shelf->forgetMessage();
    QVERIFY(m_hand->tap(name("restore0")));
    kit::pause(50);
    QCOMPARE(count(), 14);
    QVERIFY(m_hand->tap(name("restore0")));
    QTRY_COMPARE(count(), 15);
    QVERIFY(m_hand->tap(name("reportDone")));
    // And what was exported is known.
    m_shelf->remove(m_shelf->lately()->rows().first().id);
    QTRY_COMPARE(count(), 14);
    m_shelf->forgetMessage();
    QVERIFY(m_hand->tap(name("import0")));
    QTRY_COMPARE(count(), 15);
    QVERIFY(m_hand->tap(name("reportDone")));
}

void TestScreens::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << QSize(320, 560);
    QTest::newRow("phone") << QSize(360, 740);
    QTest::newRow("sideways") << QSize(740, 360);
    QTest::newRow("tablet") << QSize(1180, 820);
    QTest::newRow("desktop") << QSize(1920, 1080);
}

void TestScreens::fits()
{
    QFETCH(const QSize, size);
    open(true);
    m_hand->window()->setMinimumSize({});
    m_hand->window()->resize(size);
    kit::pause(200);
    QCOMPARE(m_window->outside(), QStringList());
    for (const auto *screen : {"newGame", "settings"}) {
        QVERIFY(m_hand->tap(name(screen)));
        kit::pause(400);
        QCOMPARE(m_window->outside(), QStringList());
        m_hand->press(Qt::Key_Escape);
        kit::pause(400);
    }
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
