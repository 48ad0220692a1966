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
    QFile out(copy);
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        throw Failure{Trouble::noAccess, out.errorString()};
    // Piece by piece: what a phone gives by an address of its own can be read, but not copied
    // whole.
    constexpr qint64 pieceSize = 1 << 20;
    for (QByteArray piece = file.read(pieceSize); !piece.isEmpty(); piece = file.read(pieceSize))
        if (out.write(piece) != piece.size())
            throw Failure{Trouble::full, out.errorString()};
    if (!out.flush())
        throw Failure{Trouble::full, out.errorString()};
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

Restored restore(Connection &connection, const QString &from, const Progress &progress)
{
    // A copy is opened, migrated and looked through first: the backup itself stays as it is.
    QTemporaryDir folder(connection.file() + QStringLiteral("-restore-XXXXXX"));
    const QString copy = folder.filePath(QStringLiteral("incoming.db"));
    copyTo(folder, from, copy);
    checkBackup(copy); // opened to be written, an empty one would become a good database
    {
        const auto incoming = openToWrite(copy);
        for (const Finding &finding : check(*incoming, progress).findings)
            if (finding.kind == Finding::Kind::file)
                throw Failure{Trouble::damaged, finding.detail};
    }
    if (progress)
        progress(0, 0);
    connection.execute(QStringLiteral("ATTACH %1 AS incoming").arg(quoted(copy)));
    const auto replaced = attempt([&] { replaceAll(connection); });
    attempt([&] { connection.execute(QStringLiteral("DETACH incoming")); });
    if (!replaced)
        throw replaced.failure();
    const auto count = [&](const char *sql) { return int(connection.number(sql).value_or(0)); };
    return {count("SELECT count(*) FROM game WHERE deleted IS NULL"),
            count("SELECT count(*) FROM player")};
}

} // namespace foxpad::store
