// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema.h"

#include <QDir>
#include <QFile>

// A static library's resources are linked in by naming them, outside of any namespace.
static void useResources()
{
    Q_INIT_RESOURCE(foxpad_db);
}

namespace foxpad::store {
namespace {

// The migrations in order: 001-….sql takes an empty file to version 1, and so on.
const QStringList &migrations()
{
    static const QStringList names = [] {
        useResources();
        const QStringList files = QDir(QStringLiteral(":/db")).entryList(QDir::Files, QDir::Name);
        return files.filter(QStringLiteral("-")); // the other one is the whole schema
    }();
    return names;
}

// Only lines that are blank or comments.
bool isEmpty(const QString &statement)
{
    for (const QString &line : statement.split(u'\n'))
        if (const QString text = line.trimmed();
            !text.isEmpty() && !text.startsWith(QLatin1String("--")))
            return false;
    return true;
}

void runMigration(Connection &connection, int version)
{
    QFile file(QStringLiteral(":/db/") + migrations()[version - 1]);
    if (!file.open(QIODevice::ReadOnly))
        throw Failure{Trouble::io, file.fileName()};
    const QString text = QString::fromUtf8(file.readAll());
    Transaction transaction(connection);
    // Another process may have been faster.
    if (schemaOf(connection) >= version)
        return;
    for (const QString &statement : text.split(QStringLiteral("\n--;\n")))
        if (!isEmpty(statement))
            connection.execute(statement);
    connection.execute(QStringLiteral("PRAGMA user_version = %1").arg(version));
    connection.execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
    transaction.commit();
}

} // namespace

int newestSchema()
{
    return int(migrations().size());
}

int schemaOf(Connection &connection)
{
    return int(connection.number("PRAGMA user_version").value_or(0));
}

void migrate(Connection &connection, int version)
{
    for (int next = schemaOf(connection) + 1; next <= version; ++next)
        runMigration(connection, next);
}

} // namespace foxpad::store
