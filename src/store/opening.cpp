// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "index.h"
#include "refold.h"
#include "schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace foxpad::store {
namespace {

void makeFolder(const QString &file)
{
    const QDir folder = QFileInfo(file).absoluteDir();
    if (!folder.exists() && !folder.mkpath(QStringLiteral(".")))
        throw Failure{Trouble::noFolder, folder.path()};
}

// The tables no version can do without.
bool hasTables(Connection &connection)
{
    constexpr int count = 6;
    return connection.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN "
                             "('player', 'place', 'game', 'seat', 'entry', 'listing')") == count;
}

// Says what a file is that has no right to be opened as ours. One that is new may become ours.
void checkOrigin(Connection &connection)
{
    const int version = schemaOf(connection);
    const auto mark = connection.number("PRAGMA application_id").value_or(0);
    const bool empty = !connection.number("SELECT 1 FROM sqlite_schema LIMIT 1");
    if (mark == 0 && version == 0 && empty)
        return;
    if (mark != applicationId)
        throw Failure{Trouble::otherFile, connection.file()};
    if (version > newestSchema())
        throw Failure{Trouble::newer, QString::number(version)};
    // The mark is set together with the first tables, in one transaction.
    if (version < 1 || !hasTables(connection))
        throw Failure{Trouble::damaged, QStringLiteral("schema %1").arg(version)};
}

void backUpBefore(Connection &connection, int version)
{
    const QString copy = QStringLiteral("%1-before-%2").arg(connection.file()).arg(version);
    if (QFile::exists(copy))
        return; // of an earlier attempt, just as good
    const QString part = copy + QStringLiteral("-part");
    QFile::remove(part);
    QString quoted = part;
    quoted.replace(u'\'', QStringLiteral("''"));
    connection.execute(QStringLiteral("VACUUM INTO '%1'").arg(quoted));
    if (!QFile::rename(part, copy))
        throw Failure{Trouble::io, copy};
}

} // namespace

std::unique_ptr<Connection> openToWrite(const QString &file)
{
    makeFolder(file);
    try {
        auto connection = std::make_unique<Connection>(file, Access::readWrite);
        checkOrigin(*connection);
        connection->execute(QStringLiteral("PRAGMA journal_mode = WAL"));
        // A large import must not leave a log of its size behind while the app runs.
        connection->execute(QStringLiteral("PRAGMA journal_size_limit = 16777216"));
        const int version = schemaOf(*connection);
        if (version < newestSchema()) {
            if (version > 0)
                backUpBefore(*connection, newestSchema());
            migrate(*connection);
        }
        refold(*connection); // also a trial: fails where nothing can be written
        if (!isDerived(*connection))
            rebuild(*connection);
        return connection;
    } catch (const Failure &failure) {
        // SQLite says the same of a file it may not open and of one it may not write beside.
        if (failure.trouble == Trouble::noAccess && QFile(file).open(QIODevice::ReadOnly))
            throw Failure{Trouble::readOnly, failure.detail};
        throw;
    }
}

void checkBackup(const QString &file)
{
    Connection connection(file, Access::readOnly);
    checkOrigin(connection);
    if (schemaOf(connection) == 0)
        throw Failure{Trouble::badFile, QStringLiteral("it holds no games")};
}

std::unique_ptr<Connection> openToRead(const QString &file)
{
    const auto open = [&](Access access) {
        auto connection = std::make_unique<Connection>(file, access);
        checkOrigin(*connection);
        if (schemaOf(*connection) < newestSchema())
            throw Failure{Trouble::older, QString::number(schemaOf(*connection))};
        return connection;
    };
    try {
        return open(Access::readOnly);
    } catch (const Failure &failure) {
        // Even a reader writes beside the file, unless it is told that nobody can.
        if (failure.trouble != Trouble::noAccess && failure.trouble != Trouble::readOnly)
            throw;
        return open(Access::frozen);
    }
}

} // namespace foxpad::store
