// SPDX-License-Identifier: GPL-3.0-or-later
// All games of a database as the tests of export and import compare them.
#pragma once

#include "store/exchange.h"
#include "store/record.h"

#include <QBuffer>
#include <QFile>
#include <QStringList>

namespace foxpad::store {

inline QByteArray jsonOf(Connection &connection)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exportJson(connection, buffer);
    return buffer.data();
}

inline QByteArray csvOf(Connection &connection)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exportCsv(connection, buffer);
    return buffer.data();
}

inline QByteArray padOf(const char *name)
{
    QFile file(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The records of all games, one after another.
inline QStringList recordsIn(Connection &connection)
{
    QStringList records;
    connection.each(
        "SELECT id FROM game WHERE deleted IS NULL ORDER BY started, uid", [&](const Row &row) {
            records.append(QString::fromStdString(readRecord(connection, row.number(0)).text()));
        });
    return records;
}

} // namespace foxpad::store
