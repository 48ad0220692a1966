// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Store that goes to files and comes from them.
#include "backup.h"
#include "bg_stats.h"
#include "index.h"
#include "store_writer.h"
#include "target.h"

#include <QFile>

namespace foxpad::store {
namespace {

constexpr qint64 pieceSize = 1 << 20;

QByteArray contentsOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throw Failure{Trouble::badFile, file.errorString()};
    // In pieces, since what has no size, a device for one, may never end.
    QByteArray bytes;
    while (bytes.size() <= largestImport) {
        const QByteArray piece = file.read(pieceSize);
        if (piece.isEmpty())
            return bytes;
        bytes += piece;
    }
    throw Failure{Trouble::badFile, tooLarge()};
}

void exportTo(Connection &connection, Store::Format format, const QString &name,
              const Progress &progress)
{
    save(connection, name, [&](QIODevice &out) {
        if (format == Store::Format::json)
            exportJson(connection, out, progress);
        else
            exportCsv(connection, out, progress);
    });
}

} // namespace

Result<std::string> Store::record(GameId game)
{
    return attempt([&] { return readRecord(*m_reader, game).text(); });
}

Result<QUrl> Store::bgStatsLink(GameId game, const QString &gameName)
{
    return attempt([&] { return store::bgStatsLink(*m_reader, game, gameName); });
}

void Store::exportAll(Format format, const QString &file, QObject *context, Answer<Done> answer,
                      const Progress &progress)
{
    aside<Done>(m_clerk, context, std::move(answer),
                [format, file, tell = homeward(&m_home, context, progress)](Connection &reader) {
                    exportTo(reader, format, file, tell);
                    return Done{};
                });
}

void Store::importFile(const QString &file, QObject *context, Answer<Imported> answer,
                       const Progress &progress)
{
    post<Imported>(context, std::move(answer),
                   [file, tell = homeward(&m_home, context, progress)](Writer &writer) {
                       return import(writer.connection(), contentsOf(file), tell);
                   });
}

void Store::backUp(const QString &file, QObject *context, Answer<Done> answer)
{
    aside<Done>(m_clerk, context, std::move(answer), [file](Connection &connection) {
        store::backUp(connection, file);
        return Done{};
    });
}

void Store::restore(const QString &file, QObject *context, Answer<Restored> answer,
                    const Progress &progress)
{
    post<Restored>(context, std::move(answer),
                   [file, tell = homeward(&m_home, context, progress)](Writer &writer) {
                       return writer.restore(file, tell);
                   });
}

void Store::check(QObject *context, Answer<Checked> answer)
{
    aside<Checked>(m_clerk, context, std::move(answer),
                   [](Connection &connection) { return store::check(connection); });
}

void Store::rebuild(QObject *context, Answer<Done> answer)
{
    change(context, std::move(answer), [](Writer &writer) { store::rebuild(writer.connection()); });
}

} // namespace foxpad::store
