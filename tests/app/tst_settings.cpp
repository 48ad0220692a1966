// SPDX-License-Identifier: GPL-3.0-or-later
// What is set, taken in and put back, in the real window, by real taps.
#include "device.h"
#include "kit/demo.h"
#include "look.h"
#include "opened_window.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace foxpad;
using app::test::name;

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { app::test::OpenedWindow::forgetPreferences(); }
    void cleanup();
    void colourSets();
    void matchedByHand();
    void matchedByKeyboard();
    void sounds();
    void haptics();
    void licences();
    void report();
    void reportWhilePlaying();
    void picker();
    void progress();
    void fits_data();
    void fits();

private:
    void open();
    QColor dieOf(const char *colour) const;
    QColor painted(const QString &die) const;
    QString written(const char *file, const QByteArray &bytes) const;

    QTemporaryDir m_demo; // filled once; each test plays with a copy
    std::unique_ptr<app::test::OpenedWindow> m_window;
    const kit::Hand *m_hand = nullptr; // of that window
    app::Shelf *m_shelf = nullptr;
};

namespace {

bool alike(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
               std::abs(a.blue() - b.blue()) <
           24;
}

// One good game, one that ends against the rules, one that is none.
const QByteArray faulty =
    R"({"foxpad":1,"games":[)"
    R"({"head":["foxpad 1","game keer-op-keer","player Zoe"],"entries":[["roll yellow blue 1 4",1]]},)"
    R"({"head":["foxpad 1","game keer-op-keer","player Zoe"],"entries":[["roll yellow blue 1 4",1],["next",2]]},)"
    R"({"head":["foxpad 1","game chess","player Zoe"],"entries":[]}]})";

} // namespace

void TestSettings::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    qputenv("HOME", m_demo.path().toLocal8Bit()); // documents and pictures go there
    app::identify();
    QVERIFY(bool(kit::fillDemo(m_demo.filePath(name("demo.sqlite")))));
}

void TestSettings::cleanup()
{
    m_window.reset();
    app::device::setFeeler({});
}

void TestSettings::open()
{
    m_window.reset();
    m_window = std::make_unique<app::test::OpenedWindow>();
    QVERIFY(QFile::copy(m_demo.filePath(name("demo.sqlite")), m_window->file()));
    QVERIFY(m_window->open());
    m_hand = &m_window->hand();
    m_shelf = &m_window->shelf();
    QVERIFY(m_hand->tap(name("settings")));
    QVERIFY(m_hand->wait(name("settingsScreen")));
}

QColor TestSettings::dieOf(const char *colour) const
{
    const app::Look *look = app::Look::of(m_hand->window()->contentItem());
    return look->area(app::Look::colourNamed(name(colour))).die;
}

// The colour of a die on the screen, beside its sign.
QColor TestSettings::painted(const QString &die) const
{
    const QQuickItem *item = m_hand->wait(die);
    if (item == nullptr) {
        return {};
    }
    kit::pause(100);
    const QPointF at = item->mapToScene({item->width() * 0.2, item->height() * 0.62});
    return m_hand->window()->grabWindow().pixelColor(at.toPoint());
}

QString TestSettings::written(const char *file, const QByteArray &bytes) const
{
    QFile out(QDir(m_window->folder()).filePath(name(file)));
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? out.fileName()
                                                                              : QString();
}

void TestSettings::colourSets()
{
    open();
    const QColor standard = dieOf("pink");
    QTRY_VERIFY(alike(painted(name("sample-pink")), standard));
    QVERIFY(m_hand->tap(name("safeColours")));
    const QColor safe = dieOf("pink");
    QVERIFY(safe != standard);
    QTRY_VERIFY(alike(painted(name("sample-pink")), safe));
    open();
    QCOMPARE(dieOf("pink"), safe);
    QVERIFY(m_hand->wait(name("safeColours"))->property("chosen").toBool());
    QVERIFY(m_hand->find(name("matchColours")) == nullptr);
    QVERIFY(m_hand->tap(name("ownColours")));
    QCOMPARE(dieOf("pink"), standard); // until it is matched
    QVERIFY(m_hand->wait(name("matchColours")));
}

void TestSettings::matchedByHand()
{
    open();
    const QColor standard = dieOf("green");
    QVERIFY(m_hand->tap(name("ownColours")));
    QVERIFY(m_hand->tap(name("matchColours")));
    QVERIFY(m_hand->tap(name("match-green")));
    for (int i = 0; i < 10; ++i) {
        QVERIFY(m_hand->tap(name("lightnessMore")));
        QVERIFY(m_hand->tap(name("hueMore")));
    }
    const QColor matched = dieOf("green");
    QVERIFY(!alike(matched, standard));
    QTRY_VERIFY(alike(painted(name("sampleDie")), matched)); // drawn anew at once
    // And in the next window.
    open();
    QCOMPARE(dieOf("green"), matched);
    QTRY_VERIFY(alike(painted(name("sample-green")), matched));
    QVERIFY(m_hand->tap(name("standardColours")));
    QCOMPARE(dieOf("green"), standard);
    QVERIFY(m_hand->tap(name("ownColours")));
    QCOMPARE(dieOf("green"), matched);
    QVERIFY(m_hand->tap(name("matchColours")));
    QVERIFY(m_hand->tap(name("match-green")));
    QVERIFY(m_hand->tap(name("unmatch")));
    QCOMPARE(dieOf("green"), standard);
    QVERIFY(m_hand->tap(name("match-red")));
    QVERIFY(m_hand->tap(name("strengthLess")));
    QVERIFY(m_hand->tap(name("match-green")));
    QVERIFY(m_hand->tap(name("lightnessMore")));
    QVERIFY(m_hand->tap(name("unmatchAll")));
    QTRY_VERIFY(alike(painted(name("sampleDie")), standard));
}

void TestSettings::matchedByKeyboard()
{
    open();
    QVERIFY(m_hand->tap(name("ownColours")));
    QVERIFY(m_hand->tap(name("matchColours")));
    const QColor before = dieOf("yellow");
    QQuickItem *die = m_hand->wait(name("match-blue"));
    QVERIFY(die);
    die->forceActiveFocus();
    m_hand->press(Qt::Key_Return);
    QTRY_COMPARE(m_hand->wait(name("matchedColour"))->property("text").toString(), name("Blue"));
    const QColor blue = dieOf("blue");
    m_hand->wait(name("hueMore"))->forceActiveFocus();
    m_hand->press(Qt::Key_Return);
    QVERIFY(dieOf("blue") != blue);
    QCOMPARE(dieOf("yellow"), before);
}

// Nothing of Qt Multimedia is there until somebody wants to hear something; without a device that
// plays, all goes on.
void TestSettings::sounds()
{
    open();
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->tap(name("goOn")));
    QVERIFY(m_hand->wait(name("play")));
    const auto player = [this] {
        return m_hand->window()->findChild<QObject *>(name("soundPlayer"));
    };
    QVERIFY(player() == nullptr);
    open();
    QVERIFY(!m_hand->wait(name("sounds"))->property("on").toBool());
    QVERIFY(m_hand->tap(name("sounds")));
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->tap(name("goOn")));
    QVERIFY(m_hand->wait(name("play")));
    QTRY_VERIFY(player() != nullptr);
    QTRY_VERIFY(player()->property("ready").toBool());
    QVERIFY(m_hand->tap(name("next"))); // refused, and heard where one can hear
    kit::pause(200);
}

void TestSettings::haptics()
{
    open();
    QVERIFY(m_hand->find(name("haptics")) == nullptr); // nothing to feel on a desktop
    QList<int> felt;
    app::device::setFeeler([&](app::Feedback::Event event) { felt << event; });
    open();
    QVERIFY(!m_hand->wait(name("haptics"))->property("on").toBool());
    QVERIFY(m_hand->tap(name("haptics")));
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->tap(name("goOn")));
    QVERIFY(m_hand->tap(name("next")));
    QTRY_COMPARE(felt, QList<int>{app::Feedback::Refused});
    open();
    QVERIFY(m_hand->wait(name("haptics"))->property("on").toBool());
}

void TestSettings::licences()
{
    open();
    QVERIFY(m_hand->find(name("licence0")) == nullptr);
    QVERIFY(m_hand->tap(name("licences")));
    for (int i = 0; i < 4; ++i) {
        QVERIFY(m_hand->wait(QStringLiteral("licence%1").arg(i)));
    }
    QVERIFY(m_hand->tap(name("licences")));
    QTRY_VERIFY(m_hand->find(name("licence0")) == nullptr);
}

void TestSettings::report()
{
    open();
    m_shelf->take(written("faulty.json", faulty));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QVERIFY(m_hand->wait(name("reportTitle"))->property("text").toString().contains(u'1'));
    QCOMPARE(m_shelf->transfer()->refused()->rowCount(), 2);
    const app::RefusedRow &row = m_shelf->transfer()->refused()->row(0);
    QVERIFY2(row.game.contains(name("Keer op Keer")) && row.game.contains(name("Zoe")),
             qPrintable(row.game));
    QVERIFY2(row.why.contains(name("line 5")), qPrintable(row.why));
    QVERIFY(m_hand->wait(name("refused0")));
    QVERIFY(m_hand->wait(name("refused1")));
    QVERIFY(m_shelf->message().isEmpty()); // all of it stands there
    QVERIFY(m_hand->tap(name("reportDone")));
    QVERIFY(m_hand->wait(name("settingsScreen")));
    // Once more: what came in is there already.
    m_shelf->take(written("faulty.json", faulty));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QTRY_VERIFY(m_shelf->transfer()->facts().first().contains(u'1'));
    QVERIFY(m_hand->tap(name("reportDone")));
    // A damaged one, and what is no file.
    m_shelf->take(written("damaged.json", faulty.left(faulty.size() / 2)));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QTRY_VERIFY(m_shelf->transfer()->failed());
    QCOMPARE(m_shelf->transfer()->refused()->rowCount(), 0);
    QCOMPARE(m_shelf->transfer()->file(), name("damaged.json"));
}

// Nobody is called away from the table: the message leads to the report.
void TestSettings::reportWhilePlaying()
{
    open();
    m_hand->press(Qt::Key_Escape);
    QVERIFY(m_hand->tap(name("goOn")));
    QVERIFY(m_hand->wait(name("play")));
    kit::pause(500);
    m_shelf->take(written("faulty.json", faulty));
    QTRY_VERIFY(!m_shelf->message().isEmpty());
    kit::pause(300);
    QVERIFY(m_hand->find(name("reportScreen")) == nullptr);
    QVERIFY(m_hand->tap(name("notice")));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QVERIFY(m_hand->tap(name("reportDone")));
    QVERIFY(m_hand->wait(name("play")));
}

void TestSettings::picker()
{
    open();
    const auto dialog = [this] {
        return m_window->window()->findChild<QObject *>(name("filePicker"));
    };
    // As a tap on Open would; what is chosen in it is the dialog's own affair.
    const auto choose = [&] {
        QVERIFY(QMetaObject::invokeMethod(dialog(), "accepted"));
        QVERIFY(QMetaObject::invokeMethod(dialog(), "close"));
    };
    QVERIFY(dialog() == nullptr);
    QVERIFY(m_hand->tap(name("importPick")));
    QTRY_VERIFY(dialog() != nullptr);
    QTRY_VERIFY(dialog()->property("visible").toBool());
    dialog()->setProperty("selectedFile", QUrl::fromLocalFile(written("faulty.json", faulty)));
    choose();
    QVERIFY(m_hand->wait(name("reportScreen")));
    QCOMPARE(m_shelf->transfer()->file(), name("faulty.json"));
    QTRY_VERIFY(dialog() == nullptr);
    QVERIFY(m_hand->tap(name("reportDone")));
    // What is restored is asked for twice, wherever it comes from; it may be no backup.
    QVERIFY(m_hand->tap(name("restorePick")));
    QTRY_VERIFY(dialog() != nullptr && dialog()->property("visible").toBool());
    dialog()->setProperty(
        "selectedFile",
        QUrl::fromLocalFile(QDir(m_window->folder()).filePath(name("faulty.json"))));
    choose();
    QVERIFY(m_hand->wait(name("restorePicked")));
    QTRY_VERIFY(dialog() == nullptr);
    kit::pause(200);
    QVERIFY(m_hand->find(name("reportScreen")) == nullptr);
    QVERIFY(m_hand->tap(name("restorePicked")));
    QVERIFY(m_hand->wait(name("reportScreen")));
    QVERIFY(m_shelf->transfer()->failed());
}

// Many games: the share is told while they come. They come as one whole, so what is written
// meanwhile waits for them, and is not lost.
void TestSettings::progress()
{
    open();
    QByteArray games = R"({"foxpad":1,"games":[)";
    constexpr int count = 2000;
    for (int i = 0; i < count; ++i) {
        games += QByteArray(i > 0 ? "," : "") + R"({"head":["foxpad 1","game keer-op-keer",)" +
                 R"("player P)" + QByteArray::number(i % 7) + R"(","id many-)" +
                 QByteArray::number(i) + R"("],"entries":[["roll yellow blue 1 4",1]]})";
    }
    const QString file = written("many.json", games + "]}");
    QList<qreal> shares;
    bool seen = false;
    connect(m_shelf->transfer(), &app::Transfer::changed, this, [&] {
        if (m_shelf->transfer()->share() >= 0) {
            shares << m_shelf->transfer()->share();
            seen = seen || m_hand->find(name("progress")) != nullptr;
        }
    });
    m_shelf->take(file);
    QVERIFY(m_shelf->transfer()->busy());
    QTRY_VERIFY(!shares.isEmpty());
    qint64 begun = 0;
    m_shelf->store()->create(
        {"foxpad 1", "game keer-op-keer", "player Zoe"}, m_shelf,
        [&](const store::Result<store::GameId> &game) { begun = game ? *game : -1; });
    QTRY_VERIFY_WITH_TIMEOUT(begun > 0, 60000);
    QTRY_VERIFY_WITH_TIMEOUT(!m_shelf->transfer()->busy(), 60000);
    QVERIFY(seen);
    QVERIFY(shares.size() > 10);
    QVERIFY(std::ranges::is_sorted(shares));
    QCOMPARE(shares.last(), 1.0);
    QVERIFY(m_hand->wait(name("reportScreen")));
    QVERIFY(m_shelf->transfer()->title().contains(QString::number(count)));
}

void TestSettings::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << QSize(320, 560);
    QTest::newRow("phone") << QSize(360, 740);
    QTest::newRow("sideways") << QSize(740, 360);
    QTest::newRow("tablet") << QSize(1180, 820);
}

void TestSettings::fits()
{
    QFETCH(const QSize, size);
    open();
    m_hand->window()->setMinimumSize({});
    m_hand->window()->resize(size);
    QVERIFY(m_hand->tap(name("ownColours")));
    QVERIFY(m_hand->tap(name("matchColours")));
    for (const auto *thing : {"match-grey", "hueMore", "lightnessLess", "unmatchAll", "sample"}) {
        const QQuickItem *item = m_hand->wait(name(thing));
        QVERIFY2(item, thing);
        const QRectF place = item->mapRectToScene(item->boundingRect());
        QVERIFY2(place.left() >= 0 && place.right() <= size.width(), thing);
        QVERIFY2(place.width() >= 48 && place.height() >= 48, thing);
    }
}

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
