// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every state of every game, tried in games played at random.
#include "cli/chance.h"
#include "play.h"
#include "rules/clever/sheet.h"

using foxpad::cli::Chance;
using play::Entry;
using play::EntryList;
using play::Game;
using play::Kind;
using play::Match;
using play::State;

class TestLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games_data();
    void games();
};

namespace {

// A slow build looks at fewer states.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr int gamesEach = 1;
constexpr int everyState = 17;
#else
constexpr int gamesEach = 6;
constexpr int everyState = 1;
#endif
constexpr int mostOnPaper = 600; // entry sheet has no hurry to end

// Another entry, by chance, that differs in one place.
Entry mutated(Entry entry, Chance &chance)
{
    const auto any = [&] {
        return static_cast<std::uint8_t>(chance.below(chance.below(8) ? 20 : 256));
    };
    switch (chance.below(9)) {
    case 0:
        entry.kind = static_cast<Kind>(chance.below(13));
        break;
    case 1:
        entry.seat = any();
        break;
    case 2:
        entry.die = any();
        break;
    case 3:
        entry.target = any();
        break;
    case 4:
        entry.value = any();
        break;
    case 5:
        entry.bonus = any();
        break;
    case 6:
        (chance.below(2) ? entry.polishWhite : entry.polishColour) =
            static_cast<std::int8_t>(any());
        break;
    default:
        entry.faces[chance.below(8)] = any();
    }
    return entry;
}

bool faceless(Entry &entry)
{
    entry.faces = {};
    entry.value = 0;
    return entry.kind == Kind::roll;
}

// Whether the list holds the entry; a roll whatever its faces.
bool listed(const EntryList &list, Entry entry)
{
    const Entry whole = entry;
    const bool roll = faceless(entry);
    return std::any_of(list.begin(), list.end(), [&](Entry other) {
        if (other == whole)
            return true;
        return roll && faceless(other);
    });
}

struct Table {
    const Game *game;
    Match match;
    std::vector<Entry> room{play::mostLegal};

    std::size_t boxes(const State &state, int seat) const
    {
        return game->report(state).seats[static_cast<std::size_t>(seat)].boxes.size();
    }

    // Every law of one state; empty where all hold.
    QByteArray broken(Chance &chance)
    {
        const State before = match.state();
        const auto sum = foxpad::rules::hash(before);
        EntryList list{room};
        game->legal(before, list);
        if (list.overflowed())
            return "the list overflows";
        if (list.empty() != game->over(before))
            return "entries end with the game and not before";
        for (const Entry &entry : list) {
            State copy = before;
            if (!(copy == before) || foxpad::rules::hash(copy) != sum)
                return "a copy differs";
            const Entry made =
                entry.kind == Kind::roll ? game->thrown(entry, chance.dice()) : entry;
            if (game->apply(copy, made))
                return "refused though listed: " + play::bytes(game->write(made));
            const std::vector<State> chain = game->chain(before, made);
            if (chain.empty() || !(chain.back() == copy))
                return "a chain ends elsewhere: " + play::bytes(game->write(made));
            for (std::size_t i = 1; i < chain.size(); ++i)
                if (boxes(chain[i], made.seat) <= boxes(chain[i - 1], made.seat))
                    return "a step of a chain fills nothing: " + play::bytes(game->write(made));
            Entry back;
            if (game->read(game->write(made), back) || !(back == made))
                return "read back as another: " + play::bytes(game->write(made));
        }
        for (int i = 0; i < 40 && !list.empty(); ++i) {
            const Entry entry = mutated(list[chance.below(list.size())], chance);
            if (entry.kind == Kind::strike || listed(list, entry))
                continue; // strike is never listed
            State copy = before;
            if (!game->apply(copy, entry))
                return "taken though not listed: " + play::bytes(game->write(entry));
            if (!(copy == before) || foxpad::rules::hash(copy) != sum)
                return "changed by a refused entry";
            if (!game->chain(before, entry).empty())
                return "a chain of a refused entry";
        }
        for (const play::Report::Seat &seat : game->report(before).seats)
            for (const play::Report::Track &track : seat.actions)
                if (track.used < 0 || track.used > track.unlocked ||
                    track.unlocked > fieldsOf(track.name))
                    return "a track is overdrawn: " + play::bytes(track.name);
        return {};
    }

    // The steps of an entry lead to what it makes, each filling something; empty where all hold.
    QByteArray brokenChain(const Entry &entry) const
    {
        State after = match.state();
        game->apply(after, entry);
        const std::vector<State> steps = game->chain(match.state(), entry);
        if (steps.empty() || !(steps.back() == after))
            return "a chain ends elsewhere";
        std::size_t filled = boxes(match.state());
        for (const State &step : steps) {
            if (steps.size() > 1 && boxes(step) <= filled)
                return "a step that fills nothing";
            filled = boxes(step);
        }
        return {};
    }

    std::size_t boxes(const State &state) const
    {
        std::size_t count = 0;
        for (const play::Report::Seat &seat : game->report(state).seats)
            count += seat.boxes.size();
        return count;
    }

    int fieldsOf(std::string_view track) const
    {
        if (const auto *sheet = game->cleverSheet())
            return std::ranges::find(sheet->tracks, track, &foxpad::rules::clever::Track::name)
                ->fields;
        return foxpad::rules::keer::mostMarks;
    }
};

} // namespace

void TestLaws::games_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<bool>("onPaper");
    for (const Game *game : play::games())
        for (int players = 1; players <= game->maxSeats(); ++players)
            for (std::size_t sheet = 0; sheet < std::max<std::size_t>(1, game->sheets().size());
                 ++sheet)
                for (const bool onPaper : {false, true}) {
                    const QByteArray name =
                        game->sheets().empty() ? QByteArray() : play::bytes(game->sheets()[sheet]);
                    const QByteArray id = play::bytes(game->id());
                    QTest::newRow((id + ' ' + QByteArray::number(players) + ' ' + name +
                                   (onPaper ? " sheet" : " dice"))
                                      .constData())
                        << id << players << name << onPaper;
                }
}

void TestLaws::games()
{
    QFETCH(QByteArray, id);
    QFETCH(int, players);
    QFETCH(QByteArray, sheet);
    QFETCH(bool, onPaper);
    std::string head = "foxpad 1\ngame " + id.toStdString() + '\n';
    for (int i = 1; i <= players; ++i)
        head += "player P" + std::to_string(i) + '\n';
    head += onPaper ? "entry sheet\n" : "entry dice\n";
    if (!sheet.isEmpty())
        head += "sheet " + sheet.toStdString() + '\n';
    const int count = sheet.isEmpty() ? gamesEach : 1;
    for (int number = 0; number < count; ++number) {
        Chance chance(static_cast<std::uint64_t>(number * 1000 + players * 10 + onPaper));
        Table table{play::findGame(id.toStdString()), Match::read(head).match};
        const State start = table.match.state();
        EntryList list{table.room};
        for (int i = 0; !onPaper || i < mostOnPaper; ++i) {
            if (i % everyState == 0)
                GIVES(table.broken(chance), "");
            table.game->legal(table.match.state(), list);
            if (list.empty())
                break;
            const Entry entry = foxpad::cli::choose(*table.game, list, chance);
            GIVES(table.brokenChain(entry), "");
            QVERIFY(!table.match.add(entry));
        }
        const Match::Reading reading = Match::read(table.match.record());
        QVERIFY(!reading.refusal);
        QVERIFY(reading.match.state() == table.match.state());
        QCOMPARE(foxpad::rules::hash(reading.match.state()),
                 foxpad::rules::hash(table.match.state()));
        while (table.match.canUndo())
            QVERIFY(!table.match.undo());
        QVERIFY(table.match.state() == start);
        while (table.match.canRedo())
            QVERIFY(!table.match.redo());
        QVERIFY(table.match.state() == reading.match.state());
    }
}

QTEST_APPLESS_MAIN(TestLaws)
#include "tst_laws.moc"
