// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup.h"

#include "check.h"
#include "opening.h"
#include "target.h"

#include <QFile>
#include <QFileInfo>
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

void copyTo(const QTemporaryDir &folder, const QString &from, const QString &copy)
{
    QFile file(from);
    if (QFileInfo(from).exists() && !QFileInfo(from).isFile())
        throw Failure{Trouble::badFile, QStringLiteral("it is no plain file")};
    if (!file.open(QIODevice::ReadOnly))
        throw Failure{Trouble::badFile, file.errorString()};
    if (!folder.isValid())
        throw Failure{Trouble::readOnly, folder.errorString()};
    file.close();
    if (!file.copy(copy))
        throw Failure{Trouble::full, file.errorString()};
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
}

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
    const QString target = targetOf(connection, to);
    const QString part = target + QStringLiteral("-part");
    QFile::remove(part);
    const auto written = attempt([&] {
        connection.execute(QStringLiteral("VACUUM INTO %1").arg(quoted(part)));
        if (QFile file(part); !file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
            throw Failure{Trouble::io, part};
        // Unlike QFile's, this rename takes the place of an older file in one step.
        if (std::rename(QFile::encodeName(part).constData(),
                        QFile::encodeName(target).constData()) != 0)
            throw Failure{Trouble::noAccess, target};
    });
    if (!written) {
        QFile::remove(part);
        throw written.failure();
    }
}

void restore(Connection &connection, const QString &from)
{
    // A copy is opened, migrated and looked through first: the backup itself stays as it is.
    QTemporaryDir folder(connection.file() + QStringLiteral("-restore-XXXXXX"));
    const QString copy = folder.filePath(QStringLiteral("incoming.db"));
    copyTo(folder, from, copy);
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
