// SPDX-License-Identifier: GPL-3.0-or-later
// What Store is made of: included by its own sources only.
#pragma once

#include "backup.h"
#include "baton.h"
#include "changes.h"
#include "claims.h"
#include "log.h"
#include "opening.h"
#include "record.h"
#include "store.h"

#include <QPointer>

#include <map>
#include <memory>
#include <utility>

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

    void removeGame(GameId game)
    {
        m_claims.claim(game); // nobody plays on what is being removed
        const auto removed = attempt([&] { store::removeGame(*m_connection, game); });
        if (removed || removed.failure().trouble == Trouble::notFound)
            close(game);
        if (!removed)
            throw removed.failure();
    }

    // Nobody can play on any game meanwhile, here or elsewhere.
    Restored restore(const QString &from, const Progress &progress)
    {
        m_claims.claimAll();
        m_open.clear();
        const auto restored =
            attempt([&] { return store::restore(*m_connection, from, progress); });
        m_claims.releaseAll();
        if (!restored)
            throw restored.failure();
        return *restored;
    }

private:
    QString m_file;
    std::unique_ptr<Connection> m_connection;
    Claims m_claims;
    std::map<GameId, Log> m_open;
};

// Brings an answer home. Whether the receiver is still there can only be asked on its own thread.
template <typename T>
void respond(QObject *home, const QPointer<QObject> &receiver, const Answer<T> &answer,
             Result<T> result)
{
    QMetaObject::invokeMethod(
        home,
        [receiver, answer, result = std::move(result), baton = Baton()] {
            [[maybe_unused]] const auto held = baton.held();
            if (receiver && answer)
                answer(result);
        },
        Qt::QueuedConnection);
}

// Brings news of progress home; of each hundredth part once.
inline Progress homeward(QObject *home, const QPointer<QObject> &receiver, const Progress &progress)
{
    if (!progress)
        return {};
    const auto told = std::make_shared<int>(-1);
    return [home, receiver, progress, told](int done, int all) {
        const int share = all > 0 ? int(qint64(done) * 100 / all) : -1;
        if (std::exchange(*told, share) == share)
            return;
        QMetaObject::invokeMethod(
            home,
            [receiver, progress, done, all, baton = Baton()] {
                [[maybe_unused]] const auto held = baton.held();
                if (receiver)
                    progress(done, all);
            },
            Qt::QueuedConnection);
    };
}

template <typename T, typename Work>
void Store::post(QObject *context, Answer<T> answer, Work work)
{
    const QPointer<QObject> receiver(context);
    QMetaObject::invokeMethod(
        m_writer.get(),
        [writer = m_writer.get(), home = &m_home, receiver, answer = std::move(answer),
         work = std::move(work), baton = Baton()] {
            [[maybe_unused]] const auto held = baton.held();
            respond<T>(home, receiver, answer, attempt([&]() -> T { return work(*writer); }));
        },
        Qt::QueuedConnection);
}

template <typename Work>
void Store::change(QObject *context, Answer<Done> answer, Work work)
{
    post<Done>(context, std::move(answer), [work = std::move(work)](Writer &writer) {
        work(writer);
        return Done{};
    });
}

// On a thread beside the writer's, with a connection of its own: games go on meanwhile.
template <typename T, typename Work>
void Store::aside(QThreadPool &pool, QObject *context, Answer<T> answer, Work work)
{
    const QPointer<QObject> receiver(context);
    pool.start([file = m_file, home = &m_home, receiver, answer = std::move(answer),
                work = std::move(work), baton = Baton()] {
        [[maybe_unused]] const auto held = baton.held();
        respond<T>(home, receiver, answer, attempt([&]() -> T {
                       const auto connection = openToRead(file);
                       return work(*connection);
                   }));
    });
}

} // namespace foxpad::store
