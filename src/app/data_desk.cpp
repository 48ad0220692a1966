// SPDX-License-Identifier: GPL-3.0-or-later
#include "data_desk.h"

#include "device.h"
#include "trouble_words.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <functional>

namespace foxpad::app {

namespace {

constexpr qsizetype mostShown = 12;

QString dated(const QString &ending)
{
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm"));
    return Shelf::newDocument(QStringLiteral("Foxpad %1.%2").arg(when, ending));
}

QStringList found(const QStringList &patterns)
{
    QFileInfoList files;
    for (const QDir folder : {device::documentFolder(),
                              QStandardPaths::writableLocation(QStandardPaths::DownloadLocation)}) {
        for (const QFileInfo &file : folder.entryInfoList(patterns, QDir::Files)) {
            if (!files.contains(file)) {
                files << file;
            }
        }
    }
    std::ranges::sort(files, std::greater(), [](const QFileInfo &file) {
        return file.lastModified().toMSecsSinceEpoch();
    });
    QStringList paths;
    for (const QFileInfo &file : files.first(std::min(files.size(), mostShown))) {
        paths << file.filePath();
    }
    return paths;
}

} // namespace

DataDesk::DataDesk(QObject *parent) : QObject(parent)
{
    look();
}

void DataDesk::setShelf(Shelf *shelf)
{
    if (shelf != m_shelf) {
        m_shelf = shelf;
        Q_EMIT shelfChanged();
    }
}

void DataDesk::look()
{
    m_files = found({QStringLiteral("*.pad"), QStringLiteral("*.json"), QStringLiteral("*.csv")});
    m_backups = found({QStringLiteral("*.foxpad")});
    Q_EMIT filesChanged();
}

QStringList DataDesk::namesOf(const QStringList &files)
{
    QStringList names;
    for (const QString &file : files) {
        names << QFileInfo(file).fileName();
    }
    return names;
}

store::Store *DataDesk::begin()
{
    if (m_busy || m_shelf == nullptr || m_shelf->store() == nullptr) {
        return nullptr;
    }
    m_busy = true;
    Q_EMIT busyChanged();
    return m_shelf->store();
}

void DataDesk::end(const store::Result<store::Done> &done)
{
    m_busy = false;
    Q_EMIT busyChanged();
    if (!done) {
        m_shelf->say(TroubleWords::sentence(done.failure()));
    }
    look();
}

void DataDesk::endWith(const QString &file, const store::Result<store::Done> &done)
{
    end(done);
    if (done) {
        m_shelf->offer(file);
    }
}

void DataDesk::exportAll(store::Store::Format format, const QString &ending)
{
    if (store::Store *store = begin()) {
        const QString file = dated(ending);
        store->exportAll(format, file, this,
                         [this, file](const auto &done) { endWith(file, done); });
    }
}

void DataDesk::exportJson()
{
    exportAll(store::Store::Format::json, QStringLiteral("json"));
}

void DataDesk::exportCsv()
{
    exportAll(store::Store::Format::csv, QStringLiteral("csv"));
}

void DataDesk::backUp()
{
    if (store::Store *store = begin()) {
        const QString file = dated(QStringLiteral("foxpad"));
        store->backUp(file, this, [this, file](const auto &done) { endWith(file, done); });
    }
}

void DataDesk::restore(const QString &file)
{
    if (store::Store *store = begin()) {
        store->restore(file, this, [this](const auto &done) {
            end(done);
            if (done) {
                m_shelf->say(tr("All games are as they were in the backup."));
            }
            m_shelf->refresh();
        });
    }
}

} // namespace foxpad::app
