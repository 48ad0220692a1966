// SPDX-License-Identifier: GPL-3.0-or-later
// Playing on a store: entries, undo and redo that last, claims, and the lists that follow.
#include "kit.h"

using namespace foxpad;
using namespace foxpad::store;

namespace {

const std::vector<std::string> annAndBob = {"foxpad 1", "game ganz-schoen-clever", "player Ann",
                                            "player Bob", "entry dice"};
const std::string roll = "roll white=4 yellow=3 blue=1 green=6 orange=2 purple=5";
const std::string pick = "1 pick purple purple";

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;

private Q_SLOTS:
    void init()
    {
        static int count = 0;
        m_file = m_folder.filePath(QStringLiteral("new folder/%1/games.db").arg(++count));
    }

    void keepsWhatWasEntered()
    {
        GameId game = 0;
        {
            Table table(m_file);
            game = *table.create(annAndBob);
            QVERIFY(table.append(game, roll));
            QVERIFY(table.append(game, pick));
        }
        Table again(m_file);
        const auto match = again.play(game);
        QVERIFY(match);
        QCOMPARE(match->log().size(), 2U);
        QVERIFY(again.append(game, "roll green=2"));
    }

    void refusesWhatTheRulesRefuse()
    {
        Table table(m_file);
        const GameId game = *table.create(annAndBob);
        const auto refused = table.append(game, pick);
        QVERIFY(!refused);
        QCOMPARE(refused.failure().trouble, Trouble::refused);
        QCOMPARE(refused.failure().refusal.rule, rules::Rule::rollDue);
        QCOMPARE(table.append(game, "player Carl").failure().trouble, Trouble::refused);
        QCOMPARE(table.store->load(game)->log().size(), 0U);
        QCOMPARE(table.create({"foxpad 1", "game chess"}).failure().refusal.rule,
                 rules::Rule::unknownGame);
        QCOMPARE(table.append(99, roll).failure().trouble, Trouble::notOpen);
        QCOMPARE(table.play(99).failure().trouble, Trouble::notFound);
    }

    void undoAndRedoLast()
    {
        GameId game = 0;
        {
            Table table(m_file);
            game = *table.create(annAndBob);
            QVERIFY(table.append(game, roll));
            QVERIFY(table.append(game, pick));
            QVERIFY(table.undo(game));
            QVERIFY(table.undo(game));
            QCOMPARE(table.undo(game).failure().refusal.rule, rules::Rule::nothingToUndo);
            QVERIFY(table.redo(game));
        }
        {
            Table table(m_file);
            const auto match = table.play(game);
            QCOMPARE(match->log().size(), 1U);
            QVERIFY(match->canRedo());
            QVERIFY(table.redo(game));
            QCOMPARE(table.store->load(game)->log().size(), 2U);
            QVERIFY(table.undo(game));
            QVERIFY(table.append(game, "1 pick yellow yellow.1.1")); // forgets what was undone
        }
        Table table(m_file);
        const auto match = table.play(game);
        QCOMPARE(match->log().size(), 2U);
        QVERIFY(!match->canRedo());
    }

    void correctsAnEarlierEntry()
    {
        Table table(m_file);
        const GameId game = *table.create(annAndBob);
        for (const std::string &line : {roll, pick, std::string("roll green=2")})
            QVERIFY(table.append(game, line));
        const auto all =
            table.correct(game, 0, "roll white=4 yellow=3 blue=1 green=6 orange=2 purple=6");
        QCOMPARE(all->log().size(), 3U);
        QCOMPARE(table.store->load(game)->record(), all->record());
        QVERIFY(!table.correct(game, 7, roll));
        QVERIFY(!table.correct(game, 1, "1 pick blue blue.12"));
        QCOMPARE(table.store->load(game)->record(), all->record());
        // With green on the tray there is no green die left to roll.
        const auto fewer =
            table.correct(game, 0, "roll white=4 yellow=3 blue=1 green=1 orange=2 purple=6");
        QCOMPARE(fewer->log().size(), 2U);
        QCOMPARE(table.store->load(game)->record(), fewer->record());
    }

    void listsWhatIsThere()
    {
        Table table(m_file);
        QVERIFY(table.store->unfinished()->isEmpty());
        const GameId open = *table.create(annAndBob);
        const GameId over = table.playThrough("gsc-whole-2.pad");
        const auto unfinished = table.store->unfinished();
        QCOMPARE(unfinished->size(), 1);
        QCOMPARE(unfinished->first().id, open);
        QCOMPARE(unfinished->first().seats.size(), 2);
        QCOMPARE(unfinished->first().seats[1].name, QStringLiteral("Bob"));
        QVERIFY(!unfinished->first().seats[0].total);

        const auto finished = table.store->history({.over = true});
        QCOMPARE(finished->games.size(), 1);
        QCOMPARE(finished->games[0].id, over);
        const auto match = table.store->load(over);
        const auto report = match->game()->report(match->state());
        for (int i = 0; i < 2; ++i)
            QCOMPARE(finished->games[0].seats[i].total, report.seats[std::size_t(i)].total);

        // The end can be taken back, and is in the lists no more.
        QVERIFY(table.undo(over));
        QVERIFY(table.store->history({.over = true})->games.isEmpty());
        QVERIFY(!table.store->game(over)->seats[0].total);
        QVERIFY(table.redo(over));
        QCOMPARE(table.store->history({.over = true})->games.size(), 1);
    }

    void knowsPlayersWhateverTheCase()
    {
        Table table(m_file);
        QVERIFY(table.create(annAndBob));
        QVERIFY(table.create({"foxpad 1", "game keer-op-keer", "player ÖZGE", "player ann"}));
        QVERIFY(table.create({"foxpad 1", "game keer-op-keer", "player özge"}));
        QStringList names;
        const auto players = table.store->players();
        for (const Player &player : *players)
            names.append(player.name);
        QCOMPARE(names.join(u','), QStringLiteral("Ann,Bob,ÖZGE"));
    }

    void oneGameIsPlayedInOnePlace()
    {
        Table first(m_file);
        Table second(m_file);
        const GameId game = *first.create(annAndBob);
        QVERIFY(first.append(game, roll));
        QCOMPARE(second.store->unfinished()->size(), 1); // seen, not played
        QCOMPARE(second.play(game).failure().trouble, Trouble::playedElsewhere);
        QCOMPARE(second.append(game, pick).failure().trouble, Trouble::notOpen);
        first.store->close(game);
        QTRY_VERIFY(second.play(game));
        QVERIFY(second.append(game, pick));
        QCOMPARE(first.append(game, pick).failure().trouble, Trouble::notOpen);
    }

    void finishesWhatWasAskedBeforeItEnds()
    {
        GameId game = 0;
        {
            Table table(m_file);
            game = *table.create(annAndBob);
            table.store->append(game, roll, nullptr, {});
            table.store->append(game, pick, nullptr, {});
        }
        Table table(m_file);
        QCOMPARE(table.store->load(game)->log().size(), 2U);
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
