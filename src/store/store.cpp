// SPDX-License-Identifier: GPL-3.0-or-later
#include "store.h"

#include "changes.h"
#include "opening.h"
#include "players.h"
#include "record.h"
#include "store_writer.h"

namespace foxpad::store {

Store::Store() = default;

Result<std::unique_ptr<Store>> Store::open(const QString &file)
{
    std::unique_ptr<Store> store(new Store);
    store->m_file = file;
    store->m_clerk.setMaxThreadCount(1);
    store->m_readers.setMaxThreadCount(1); // answers come in the order of the questions
    store->m_writer = std::make_unique<Writer>(file);
    store->m_writer->moveToThread(&store->m_thread);
    store->m_thread.start();
    // A connection belongs to the thread it is opened on.
    Result<Done> opened = Done{};
    QMetaObject::invokeMethod(
        store->m_writer.get(), [&] { opened = attempt([&] { store->m_writer->open(); }); },
        Qt::BlockingQueuedConnection);
    if (opened)
        opened = attempt([&] { store->m_reader = openToRead(file); });
    if (!opened)
        return opened.failure();
    return store;
}

Store::~Store()
{
    if (!m_thread.isRunning())
        return;
    m_clerk.waitForDone();
    m_readers.waitForDone();
    // Before the writer: the last to close tidies up, which a reader may not.
    m_reader.reset();
    // Last in the queue: everything asked for before is done. The connection must end on its
    // thread.
    Writer *writer = m_writer.release();
    QMetaObject::invokeMethod(
        writer, [writer] { writer->leave(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void Store::create(std::vector<std::string> head, QObject *context, Answer<GameId> answer)
{
    post<GameId>(context, std::move(answer),
                 [head = std::move(head)](Writer &writer) { return writer.create(head); });
}

void Store::play(GameId game, QObject *context, Answer<rules::Match> answer)
{
    post<rules::Match>(context, std::move(answer),
                       [game](Writer &writer) { return writer.play(game); });
}

void Store::append(GameId game, std::string line, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer),
           [game, line = std::move(line)](Writer &writer) { writer.log(game).append(line); });
}

void Store::undo(GameId game, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [game](Writer &writer) { writer.log(game).undo(); });
}

void Store::redo(GameId game, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [game](Writer &writer) { writer.log(game).redo(); });
}

void Store::correct(GameId game, std::size_t index, std::string line, QObject *context,
                    Answer<rules::Match> answer)
{
    post<rules::Match>(context, std::move(answer),
                       [game, index, line = std::move(line)](Writer &writer) {
                           Log &log = writer.log(game);
                           log.correct(index, line);
                           return log.match();
                       });
}

void Store::close(GameId game)
{
    change(nullptr, {}, [game](Writer &writer) { writer.close(game); });
}

Result<rules::Match> Store::load(GameId game)
{
    return attempt([&] { return store::play(readRecord(*m_reader, game)).match; });
}

Result<GameLine> Store::game(GameId game)
{
    return attempt([&] { return gameLine(*m_reader, game); });
}

Result<QList<GameLine>> Store::unfinished()
{
    return attempt([&] { return store::unfinished(*m_reader); });
}

Result<Page> Store::history(const Filter &filter, const std::optional<Mark> &after, int size)
{
    return attempt([&] { return store::history(*m_reader, filter, after, size); });
}

Result<QList<Player>> Store::players(bool withArchived)
{
    return attempt([&] { return store::players(*m_reader, withArchived); });
}

Result<QStringList> Store::places()
{
    return attempt([&] { return store::places(*m_reader); });
}

Result<Statistics> Store::statistics(PlayerId player, const QString &rules, const Period &period)
{
    return attempt([&] { return store::statistics(*m_reader, player, rules, period); });
}

Result<QList<RulesLine>> Store::overview(PlayerId player, const Period &period)
{
    return attempt([&] { return store::overview(*m_reader, player, period); });
}

void Store::ask(std::function<void(Connection &)> question, QObject *context, Answer<Done> answer)
{
    aside<Done>(m_readers, context, std::move(answer),
                [question = std::move(question)](Connection &connection) {
                    const Transaction one(connection, Transaction::Kind::read);
                    question(connection);
                    return Done{};
                });
}

void Store::addPlayer(const QString &name, QObject *context, Answer<PlayerId> answer)
{
    post<PlayerId>(context, std::move(answer),
                   [name](Writer &writer) { return store::addPlayer(writer.connection(), name); });
}

void Store::renamePlayer(PlayerId player, const QString &name, QObject *context,
                         Answer<Done> answer)
{
    change(context, std::move(answer), [player, name](Writer &writer) {
        store::renamePlayer(writer.connection(), player, name);
    });
}

void Store::setColour(PlayerId player, const QString &colour, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [player, colour](Writer &writer) {
        store::setColour(writer.connection(), player, colour);
    });
}

void Store::setArchived(PlayerId player, bool archived, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [player, archived](Writer &writer) {
        store::setArchived(writer.connection(), player, archived);
    });
}

void Store::mergePlayers(PlayerId from, PlayerId into, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer),
           [from, into](Writer &writer) { store::mergePlayers(writer.connection(), from, into); });
}

void Store::setNote(GameId game, const QString &note, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer),
           [game, note](Writer &writer) { store::setNote(writer.connection(), game, note); });
}

void Store::setPlace(GameId game, const QString &place, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer),
           [game, place](Writer &writer) { store::setPlace(writer.connection(), game, place); });
}

void Store::removeGame(GameId game, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [game](Writer &writer) { writer.removeGame(game); });
}

void Store::bringBack(GameId game, QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer),
           [game](Writer &writer) { store::bringBack(writer.connection(), game); });
}

void Store::purge(const QDateTime &before, QObject *context, Answer<int> answer)
{
    post<int>(context, std::move(answer), [before](Writer &writer) {
        return store::purge(writer.connection(), before.toMSecsSinceEpoch());
    });
}

} // namespace foxpad::store
