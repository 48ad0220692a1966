// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection.h"

#include <QSqlError>
#include <QUrl>

#include <atomic>

namespace foxpad::store {
namespace {

constexpr int busyMilliseconds = 4000;

// The primary result codes of SQLite that mean something to people.
Trouble troubleOf(int code)
{
    // A write that fails, or memory shared between processes that can't grow: no room.
    if (code == 778 || code == 4874) // IOERR_WRITE, IOERR_SHMSIZE
        return Trouble::full;
    switch (code & 0xFF) {
    case 5: // BUSY
    case 6: // LOCKED
        return Trouble::locked;
    case 3:  // PERM
    case 14: // CANTOPEN
    case 23: // AUTH
        return Trouble::noAccess;
    case 8: // READONLY
        return Trouble::readOnly;
    case 11: // CORRUPT
    case 26: // NOTADB
        return Trouble::damaged;
    case 19: // CONSTRAINT
        return Trouble::exists;
    case 13: // FULL
        return Trouble::full;
    default:
        return Trouble::io;
    }
}

Failure failureOf(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt();
    return {troubleOf(code), error.text().trimmed()};
}

} // namespace

Connection::Connection(const QString &file, Access access) : m_file(file)
{
    static std::atomic<int> count = 0;
    m_name = QStringLiteral("foxpad-%1").arg(++count);
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    m_database.setDatabaseName(file);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyMilliseconds);
    if (access != Access::readWrite)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (access == Access::frozen) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        m_database.setDatabaseName(QString::fromUtf8(QUrl::fromLocalFile(file).toEncoded()) +
                                   QStringLiteral("?immutable=1"));
    }
    m_database.setConnectOptions(options);
    try {
        if (!m_database.open())
            throw failureOf(m_database.lastError());
        execute(QStringLiteral("PRAGMA foreign_keys = ON"));
        // FULL: a commit is on the disk before it returns, also in WAL mode.
        execute(QStringLiteral("PRAGMA synchronous = FULL"));
        execute(QStringLiteral("PRAGMA trusted_schema = OFF"));
        execute(QStringLiteral("PRAGMA cache_size = -8000")); // kilobytes: a page of any screen
    } catch (const Failure &) {
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    m_kept.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

qint64 Connection::lastId()
{
    return number("SELECT last_insert_rowid()").value_or(0);
}

int Connection::changes()
{
    return int(number("SELECT changes()").value_or(0));
}

void Connection::execute(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        throw failureOf(query.lastError());
    while (query.next()) {
    }
    if (query.lastError().isValid())
        throw failureOf(query.lastError());
}

Connection::Use::Use(Connection &connection, const char *sql, const QVariantList &values)
    : m_home(connection.m_kept.try_emplace(sql).first->second)
{
    // Taken out while in use: the same statement inside its own loop gets another one.
    m_query = std::move(m_home);
    if (!m_query) {
        m_query = std::make_unique<QSqlQuery>(connection.m_database);
        m_query->setForwardOnly(true);
        if (!m_query->prepare(QString::fromUtf8(sql)))
            throw failureOf(m_query->lastError());
    }
    for (int i = 0; i < values.size(); ++i)
        m_query->bindValue(i, values[i]);
    if (!m_query->exec()) {
        const Failure failure = failureOf(m_query->lastError());
        m_query.reset(); // prepared afresh next time
        throw failure;
    }
}

Connection::Use::~Use()
{
    if (m_query)
        m_query->finish(); // an unfinished one would hold its snapshot
    m_home = std::move(m_query);
}

bool Connection::Use::next()
{
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        throw failureOf(m_query->lastError());
    return false;
}

Transaction::Transaction(Connection &connection, Kind kind) : m_connection(connection)
{
    if (m_connection.m_depth == 0)
        m_connection.run(kind == Kind::write ? "BEGIN IMMEDIATE" : "BEGIN");
    ++m_connection.m_depth;
}

Transaction::~Transaction()
{
    if (!m_open)
        return;
    if (--m_connection.m_depth == 0)
        attempt([&] { m_connection.run("ROLLBACK"); });
}

void Transaction::commit()
{
    if (m_connection.m_depth == 1)
        m_connection.run("COMMIT"); // a failure leaves it open, to be rolled back
    --m_connection.m_depth;
    m_open = false;
}

Part::Part(Connection &connection) : m_connection(connection)
{
    m_connection.run("SAVEPOINT part");
}

Part::~Part()
{
    if (m_kept)
        return;
    // A full disk may have ended the whole transaction by now.
    attempt([&] {
        m_connection.run("ROLLBACK TO part");
        m_connection.run("RELEASE part");
    });
}

void Part::keep()
{
    m_connection.run("RELEASE part");
    m_kept = true;
}

} // namespace foxpad::store
