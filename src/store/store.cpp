// SPDX-License-Identifier: GPL-3.0-or-later
#include "store.h"

#include "claims.h"
#include "log.h"
#include "opening.h"
#include "players.h"
#include "record.h"

#include <QPointer>

#include <map>

namespace foxpad::store {

// What only the writing thread touches.
class Store::Writer : public QObject {
public:
    explicit Writer(const QString &file) : m_file(file), m_claims(file) {}

    void open() { m_connection = openToWrite(m_file); }
    Connection &connection() { return *m_connection; }

    GameId create(const std::vector<std::string> &head)
    {
        rules::Match match;
        const rules::Header header = headerOf(head);
        for (const std::string &line : header.lines())
            match.addLine(line);
        const auto particulars = particularsOf(header, QDateTime::currentDateTime());
        const GameId game = insertGame(*m_connection, match, particulars, {});
        play(game);
        return game;
    }

    const rules::Match &play(GameId game)
    {
        m_claims.claim(game);
        try {
            // Read after the claim: another process may have gone on until then.
            m_open.erase(game);
            return m_open.try_emplace(game, *m_connection, game).first->second.match();
        } catch (const Failure &) {
            close(game);
            throw;
        }
    }

    Log &log(GameId game)
    {
        const auto found = m_open.find(game);
        if (found == m_open.end())
            throw Failure{Trouble::notOpen, QString::number(game)};
        return found->second;
    }

    void close(GameId game)
    {
        m_open.erase(game);
        m_claims.release(game);
    }

private:
    QString m_file;
    std::unique_ptr<Connection> m_connection;
    Claims m_claims;
    std::map<GameId, Log> m_open;
};

Store::Store() = default;

Result<std::unique_ptr<Store>> Store::open(const QString &file)
{
    std::unique_ptr<Store> store(new Store);
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
    // Last in the queue: everything asked for before is done. The connection must end on its
    // thread.
    Writer *writer = m_writer.release();
    QMetaObject::invokeMethod(
        writer,
        [this, writer] {
            delete writer;
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

template <typename T, typename Work>
void Store::post(QObject *context, Answer<T> answer, Work work)
{
    const QPointer<QObject> receiver(context);
    QMetaObject::invokeMethod(
        m_writer.get(),
        [writer = m_writer.get(), home = &m_home, receiver, answer = std::move(answer),
         work = std::move(work)] {
            Result<T> result = attempt([&]() -> T { return work(*writer); });
            // Whether the receiver is still there can only be asked on its own thread.
            QMetaObject::invokeMethod(
                home,
                [receiver, answer, result = std::move(result)] {
                    if (receiver && answer)
                        answer(result);
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
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
    post<Done>(context, std::move(answer), [game, line = std::move(line)](Writer &writer) {
        writer.log(game).append(line);
        return Done{};
    });
}

void Store::undo(GameId game, QObject *context, Answer<Done> answer)
{
    post<Done>(context, std::move(answer), [game](Writer &writer) {
        writer.log(game).undo();
        return Done{};
    });
}

void Store::redo(GameId game, QObject *context, Answer<Done> answer)
{
    post<Done>(context, std::move(answer), [game](Writer &writer) {
        writer.log(game).redo();
        return Done{};
    });
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
    post<Done>(nullptr, {}, [game](Writer &writer) {
        writer.close(game);
        return Done{};
    });
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

} // namespace foxpad::store
