// SPDX-License-Identifier: GPL-3.0-or-later
// Listing and making entries takes no memory from the heap, and states stay small.
#include "cli/chance.h"
#include "play.h"

#include <cstdlib>
#include <new>

namespace {
thread_local std::size_t allocations = 0; // Qt's own threads don't count
} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *room = std::malloc(size ? size : 1))
        return room;
    throw std::bad_alloc();
}
void operator delete(void *room) noexcept
{
    std::free(room);
}
void operator delete(void *room, std::size_t) noexcept
{
    std::free(room);
}

class TestAlloc : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void games_data();
    void games();
    void stateIsSmall();
};

// The counter does count.
void TestAlloc::counts()
{
    const std::size_t before = allocations;
    const std::vector<int> some(1000);
    QVERIFY(allocations > before && some.size() == 1000);
}

void TestAlloc::games_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const play::Game *game : play::games())
        QTest::newRow(play::bytes(game->id()).constData()) << play::bytes(game->id());
}

void TestAlloc::games()
{
    QFETCH(QByteArray, id);
    const play::Game &game = *play::findGame(id.toStdString());
    std::vector<play::Entry> room(play::mostLegal);
    play::EntryList list{room};
    const auto once = [&](std::uint64_t seed) {
        const auto seats =
            static_cast<std::uint8_t>(1 + seed % static_cast<std::uint64_t>(game.maxSeats()));
        foxpad::cli::Chance chance(seed);
        play::State state = game.start({.seats = seats, .table = seats});
        int refused = 0;
        for (game.legal(state, list); !list.empty(); game.legal(state, list))
            refused += game.apply(state, foxpad::cli::choose(game, list, chance)) ? 1 : 0;
        return refused;
    };
    once(0); // whatever is made once
    const std::size_t before = allocations;
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        refused += once(seed);
    const std::size_t after = allocations;
    QCOMPARE(after - before, std::size_t{0});
    QCOMPARE(refused, 0);
}

void TestAlloc::stateIsSmall()
{
    namespace rules = foxpad::rules;
    QVERIFY(sizeof(rules::clever::State) <= 256U * rules::clever::mostSeats);
    QVERIFY(sizeof(rules::keer::State) <= 256U * rules::keer::mostSeats);
    QVERIFY(sizeof(rules::State) <= 256U * rules::clever::mostSeats);
    QVERIFY(std::is_trivially_copyable_v<rules::State>);
}

QTEST_APPLESS_MAIN(TestAlloc)
#include "tst_alloc.moc"
