// SPDX-License-Identifier: GPL-3.0-or-later
#include "log.h"

#include "index.h"
#include "record.h"

namespace foxpad::store {
namespace {

void check(const rules::Refusal &refusal)
{
    if (refusal)
        throw Failure{Trouble::refused, {}, refusal};
}

void insert(Connection &connection, GameId game, std::size_t number, std::string_view line)
{
    connection.run("INSERT INTO entry (game, number, line, at) VALUES (?, ?, ?, ?)", game,
                   qint64(number), line, QDateTime::currentMSecsSinceEpoch());
}

void setUndone(Connection &connection, GameId game, std::size_t number, bool undone)
{
    connection.run("UPDATE entry SET undone = ? WHERE game = ? AND number = ?", undone ? 1 : 0,
                   game, qint64(number));
}

void forgetFrom(Connection &connection, GameId game, std::size_t number)
{
    connection.run("DELETE FROM entry WHERE game = ? AND number >= ?", game, qint64(number));
}

} // namespace

Log::Log(Connection &connection, GameId game) : m_connection(connection), m_game(game)
{
    if (connection.number("SELECT deleted FROM game WHERE id = ?", game))
        throw Failure{Trouble::notFound, QString::number(game)};
    Played played = play(readRecord(connection, game));
    if (played.refusal)
        throw Failure{Trouble::refused, QString::number(played.fitting + 1), played.refusal};
    m_match = std::move(played.match);
}

template <typename Write>
void Log::change(rules::Match next, Write write)
{
    // Only the end of a game, or its being taken back, moves it in the lists.
    if (over() || next.game()->over(next.state())) {
        Transaction transaction(m_connection);
        unindex(m_connection, m_game);
        write();
        index(m_connection, m_game, next);
        transaction.commit();
    } else {
        write();
    }
    m_match = std::move(next);
}

void Log::append(std::string_view line)
{
    rules::Entry entry;
    check(m_match.game()->read(line, entry));
    rules::Match next = m_match;
    check(next.add(entry));
    const std::size_t made = m_match.log().size();
    const std::string text = next.game()->write(entry);
    const bool forgets = m_match.canRedo();
    change(std::move(next), [&] {
        if (!forgets)
            return insert(m_connection, m_game, made + 1, text);
        Transaction transaction(m_connection);
        forgetFrom(m_connection, m_game, made + 1);
        insert(m_connection, m_game, made + 1, text);
        transaction.commit();
    });
}

void Log::undo()
{
    rules::Match next = m_match;
    check(next.undo());
    change(std::move(next), [&] { setUndone(m_connection, m_game, m_match.log().size(), true); });
}

void Log::redo()
{
    rules::Match next = m_match;
    check(next.redo());
    change(std::move(next),
           [&] { setUndone(m_connection, m_game, m_match.log().size() + 1, false); });
}

void Log::correct(std::size_t index, std::string_view line)
{
    if (index >= m_match.log().size())
        throw Failure{Trouble::notFound, QString::number(index)};
    rules::Entry entry;
    check(m_match.game()->read(line, entry));
    rules::Match::Correction correction = m_match.corrected(index, entry);
    if (correction.fitting <= index)
        check(correction.refusal);
    const std::string text = m_match.game()->write(entry);
    const std::size_t fitting = correction.fitting;
    change(std::move(correction.match), [&] {
        Transaction transaction(m_connection);
        m_connection.run("UPDATE entry SET line = ? WHERE game = ? AND number = ?",
                         std::string_view(text), m_game, qint64(index) + 1);
        forgetFrom(m_connection, m_game, fitting + 1);
        transaction.commit();
    });
}

} // namespace foxpad::store
