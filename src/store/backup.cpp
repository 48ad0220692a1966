// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup.h"

#include "check.h"
#include "opening.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <iterator>
#include <unistd.h>

namespace foxpad::store {
namespace {

QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("''")) + u'\'';
}

// In an order that keeps references whole; backwards to empty them.
constexpr const char *tables[] = {"player", "place", "game",   "seat", "entry",  "listing",
                                  "score",  "tally", "spread", "duel", "derived"};

void replaceAll(Connection &connection)
{
    Transaction transaction(connection);
    for (auto table = std::rbegin(tables); table != std::rend(tables); ++table)
        connection.execute(QStringLiteral("DELETE FROM main.%1").arg(QLatin1String(*table)));
    for (const char *table : tables)
        connection.execute(QStringLiteral("INSERT INTO main.%1 SELECT * FROM incoming.%1")
                               .arg(QLatin1String(table)));
    transaction.commit();
}

} // namespace

void backUp(Connection &connection, const QString &to)
{
    const QString part = to + QStringLiteral("-part");
    QFile::remove(part);
    connection.execute(QStringLiteral("VACUUM INTO %1").arg(quoted(part)));
    if (QFile file(part); !file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
        throw Failure{Trouble::io, part};
    // Unlike QFile's, this rename takes the place of an older file in one step.
    if (std::rename(QFile::encodeName(part).constData(), QFile::encodeName(to).constData()) != 0) {
        QFile::remove(part);
        throw Failure{Trouble::noAccess, to};
    }
}

void restore(Connection &connection, const QString &from)
{
    // A copy is opened, migrated and looked through first: the backup itself stays as it is.
    QTemporaryDir folder(connection.file() + QStringLiteral("-restore-XXXXXX"));
    const QString copy = folder.filePath(QStringLiteral("incoming.db"));
    if (!folder.isValid() || !QFile::copy(from, copy))
        throw Failure{Trouble::badFile, from};
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    checkBackup(copy); // opened to be written, an empty one would become a good database
    {
        const auto incoming = openToWrite(copy);
        for (const Finding &finding : check(*incoming).findings)
            if (finding.kind == Finding::Kind::file)
                throw Failure{Trouble::damaged, finding.detail};
    }
    connection.execute(QStringLiteral("ATTACH %1 AS incoming").arg(quoted(copy)));
    const auto replaced = attempt([&] { replaceAll(connection); });
    attempt([&] { connection.execute(QStringLiteral("DETACH incoming")); });
    if (!replaced)
        throw replaced.failure();
}

} // namespace foxpad::store
