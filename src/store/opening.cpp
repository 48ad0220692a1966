// SPDX-License-Identifier: GPL-3.0-or-later
#include "opening.h"

#include "index.h"
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

// Says what a file is that has no right to be opened as ours.
void checkOrigin(Connection &connection)
{
    const int version = schemaOf(connection);
    const auto mark = connection.number("PRAGMA application_id").value_or(0);
    const bool empty = !connection.number("SELECT 1 FROM sqlite_schema LIMIT 1");
    if (mark != applicationId && !(version == 0 && mark == 0 && empty))
        throw Failure{Trouble::otherFile, connection.file()};
    if (version > newestSchema())
        throw Failure{Trouble::newer, QString::number(version)};
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
    if (QFileInfo info(file); info.exists() && !info.isWritable())
        throw Failure{info.isReadable() ? Trouble::readOnly : Trouble::noAccess, file};
    auto connection = std::make_unique<Connection>(file, Access::readWrite);
    checkOrigin(*connection);
    const int version = schemaOf(*connection);
    if (version < newestSchema()) {
        if (version > 0)
            backUpBefore(*connection, newestSchema());
        migrate(*connection);
    }
    if (!isDerived(*connection))
        rebuild(*connection);
    return connection;
}

std::unique_ptr<Connection> openToRead(const QString &file)
{
    auto connection = std::make_unique<Connection>(file, Access::readOnly);
    checkOrigin(*connection);
    return connection;
}

} // namespace foxpad::store
