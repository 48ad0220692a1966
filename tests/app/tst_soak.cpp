// SPDX-License-Identifier: GPL-3.0-or-later
// Many games tapped through the app's own objects onto a real file, with undo, redo, corrections
// and restarts by chance. Nothing is lost, and memory does not grow. FOXPAD_SOAK says how many
// games; ./foxpad soak plays 2,000.
#include "cli/chance.h"
#include "keer_taps.h"
#include "shelf.h"
#include "taps.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <malloc.h>
#include <unistd.h>

using namespace foxpad;
using namespace foxpad::app;

namespace {

constexpr int patience = 30000;

// Resident memory without what the allocator only keeps for later.
qint64 memory()
{
    malloc_trim(0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
}

} // namespace

class TestSoak : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games();

private:
    void openShelf();
    void begin();
    void openPad();
    void play();
    template <typename PadType>
    QStringList needed(const QStringList &taps) const;
    void enter();
    void takeBack();
    void correctARoll();
    void restart();
    void waitFor(std::size_t entries);
    void waitFor(const std::function<bool()> &done);
    void tapOne(const QString &name);
    void tapFace(std::size_t die, int face);
    void agree();

    QTemporaryDir m_folder;
    cli::Chance m_chance{20261118};
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<Pad> m_pad;
    qint64 m_game = 0;
    rules::Match m_match; // the game as it must be
    std::vector<rules::Entry> m_room{rules::mostLegal};
    int m_entries = 0;
    int m_undone = 0;
    int m_corrected = 0;
    int m_restarts = 0;
};

void TestSoak::waitFor(const std::function<bool()> &done)
{
    QElapsedTimer timer;
    timer.start();
    while (!done() && timer.elapsed() < patience)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    if (!done())
        qWarning() << "after" << QString::fromStdString(m_match.record()).right(600)
                   << "the pad has" << (m_pad ? m_pad->record().right(600) : QString());
    QVERIFY2(done(), "no answer came");
}

void TestSoak::waitFor(std::size_t entries)
{
    waitFor([&] { return m_pad->match().log().size() == entries; });
    m_pad->skip();
}

void TestSoak::openShelf()
{
    m_shelf = std::make_unique<Shelf>();
    m_shelf->open(m_folder.filePath(QStringLiteral("games.sqlite")));
    waitFor([&] { return m_shelf->status() != Shelf::Opening; });
    QCOMPARE(m_shelf->status(), Shelf::Ready);
}

void TestSoak::begin()
{
    const auto &catalogue = rules::games();
    const rules::Game &game = *catalogue[m_chance.below(catalogue.size())];
    std::vector<std::string> head{"foxpad 1", "game " + std::string(game.id())};
    const std::size_t seats = 1 + m_chance.below(3);
    for (const char *name : {"Anna", "Bram", "Cem"})
        if (head.size() < 2 + seats)
            head.push_back(std::string("player ") + name);
    QSignalSpy began(m_shelf.get(), &Shelf::began);
    m_shelf->begin(head);
    waitFor([&] { return began.count() == 1; });
    m_game = began.first().first().toLongLong();
    m_match = *m_shelf->store()->load(m_game);
}

void TestSoak::openPad()
{
    if (m_match.game()->cleverSheet() != nullptr)
        m_pad = std::make_unique<CleverPad>();
    else
        m_pad = std::make_unique<KeerPad>();
    QSignalSpy opened(m_pad.get(), &Pad::opened);
    m_pad->open(m_shelf.get(), m_game);
    waitFor([&] { return opened.count() == 1; });
    agree();
}

// The pad, the disk and the game as it must be are one.
void TestSoak::agree()
{
    QCOMPARE(m_pad->match().record(), m_match.record());
    QVERIFY(m_pad->match().state() == m_match.state());
    const auto stored = m_shelf->store()->load(m_game);
    QVERIFY(stored);
    QCOMPARE(stored->record(), m_match.record());
}

void TestSoak::tapOne(const QString &name)
{
    if (auto *clever = qobject_cast<CleverPad *>(m_pad.get()))
        test::tap(*clever, name);
    else
        test::tap(*qobject_cast<KeerPad *>(m_pad.get()), name);
}

void TestSoak::tapFace(std::size_t die, int face)
{
    const auto *clever = qobject_cast<CleverPad *>(m_pad.get());
    tapOne(QStringLiteral("roll-%1-%2")
               .arg(clever != nullptr ? clever->dieColours().value(int(die)) : QString::number(die))
               .arg(face));
}

// The taps that are really needed, tried on a pad without a disk: what is forced enters itself
// before the last one, and a group that may still grow is ended by the button.
template <typename PadType>
QStringList TestSoak::needed(const QStringList &taps) const
{
    PadType pad;
    pad.begin(QString::fromStdString(m_match.record()));
    pad.showSeat(m_pad->shownSeat());
    QStringList done;
    for (const QString &name : taps + QStringList{QStringLiteral("next")}) {
        if (pad.match().log().size() > m_match.log().size())
            break;
        test::tap(pad, name);
        done << name;
    }
    return done;
}

void TestSoak::enter()
{
    rules::EntryList list{m_room};
    m_match.game()->legal(m_match.state(), list);
    const rules::Entry entry = cli::choose(*m_match.game(), list, m_chance);
    auto *clever = qobject_cast<CleverPad *>(m_pad.get());
    auto *keer = qobject_cast<KeerPad *>(m_pad.get());
    const QStringList taps = clever != nullptr ? needed<CleverPad>(test::Taps(*clever).of(entry))
                                               : needed<KeerPad>(test::keerTaps(*keer, entry));
    for (const QString &name : taps)
        tapOne(name);
    const std::size_t wanted = m_match.log().size() + 1;
    m_match.add(entry);
    waitFor(wanted);
    if (QTest::currentTestFailed())
        qWarning() << "no entry came of" << taps << m_pad->refusal()
                   << QString::fromStdString(m_match.record()).right(1500);
    ++m_entries;
}

// Takes some entries back and makes them again.
void TestSoak::takeBack()
{
    const std::size_t all = m_match.log().size();
    const std::size_t count = std::min(all, 1 + m_chance.below(5));
    for (std::size_t i = 1; i <= count; ++i) {
        m_pad->undo();
        m_match.undo();
        waitFor(all - i);
    }
    agree();
    for (std::size_t i = 1; i <= count; ++i) {
        m_match.redo();
        m_pad->redo();
        waitFor(all - count + i);
    }
    agree();
    m_undone += int(count);
}

void TestSoak::correctARoll()
{
    const auto &log = m_match.log();
    const std::size_t index = m_chance.below(log.size());
    const rules::Entry was = log[index];
    if (was.kind != rules::Kind::roll)
        return;
    std::size_t die = m_chance.below(6);
    while (was.faces[die] == 0)
        die = (die + 1) % 6;
    rules::Entry is = was;
    is.faces[die] = static_cast<std::uint8_t>(1 + was.faces[die] % 6);
    const int face = is.faces[die];
    if (m_match.game()->cleverSheet() == nullptr) // the record has these dice in order
        for (auto *first : {is.faces.data(), is.faces.data() + 3})
            std::sort(first, std::find(first, first + 3, 0));
    m_pad->correct(int(index));
    tapFace(die, face);
    QVERIFY(m_pad->correctionReady());
    m_pad->makeCorrection();
    m_match = m_match.corrected(index, is).match;
    waitFor([&] { return !m_pad->correcting(); });
    waitFor(m_match.log().size());
    agree();
    ++m_corrected;
}

void TestSoak::restart()
{
    m_pad.reset();
    m_shelf.reset();
    openShelf();
    openPad();
    ++m_restarts;
}

void TestSoak::play()
{
    begin();
    openPad();
    while (!m_match.game()->over(m_match.state()) && !QTest::currentTestFailed()) {
        const std::size_t chance = m_chance.below(100);
        if (chance < 3 && !m_match.log().empty())
            takeBack();
        else if (chance < 5 && !m_match.log().empty())
            correctARoll();
        else if (chance == 5)
            restart();
        else
            enter();
    }
    agree();
    m_pad.reset();
}

void TestSoak::games()
{
    const int games = std::max(1, qEnvironmentVariableIntValue("FOXPAD_SOAK"));
    openShelf();
    qint64 early = 0;
    for (int game = 0; game < games && !QTest::currentTestFailed(); ++game) {
        play();
        if (game == games / 5)
            early = memory();
    }
    const qint64 late = memory();
    qInfo("%d games, %d entries, %d taken back, %d corrected, %d restarts; memory %lld, then %lld "
          "KiB",
          games, m_entries, m_undone, m_corrected, m_restarts, early / 1024, late / 1024);
    // All of them are there, and each is over.
    store::Filter finished;
    finished.over = true;
    int found = 0;
    std::optional<store::Mark> after;
    do {
        const auto page = m_shelf->store()->history(finished, after);
        QVERIFY(page);
        found += int(page->games.size());
        after = page->next;
    } while (after);
    QCOMPARE(found, games);
    if (games >= 500)
        QVERIFY2(late <= early + early / 20, "memory grew by more than 5 %");
}

QTEST_MAIN(TestSoak)
#include "tst_soak.moc"
