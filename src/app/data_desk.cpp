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

QUrl DataDesk::folder()
{
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

store::Store *DataDesk::begin(const QString &words)
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr || m_shelf->transfer()->busy()) {
        return nullptr;
    }
    m_shelf->transfer()->begin(words);
    return m_shelf->store();
}

store::Answer<store::Done> DataDesk::saved(const QString &file)
{
    return [shelf = m_shelf.data(), desk = QPointer<DataDesk>(this),
            file](const store::Result<store::Done> &done) {
        shelf->transfer()->end();
        if (done) {
            shelf->offer(file);
        } else {
            shelf->say(TroubleWords::sentence(done.failure()));
        }
        if (desk) {
            desk->look();
        }
    };
}

void DataDesk::exportAll(store::Store::Format format, const QString &ending)
{
    if (store::Store *store = begin(tr("Writing all games to a file"))) {
        const QString file = dated(ending);
        store->exportAll(format, file, m_shelf, saved(file), m_shelf->transfer()->progress());
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
    if (store::Store *store = begin(tr("Backing up all games"))) {
        const QString file = dated(QStringLiteral("foxpad"));
        store->backUp(file, m_shelf, saved(file));
    }
}

void DataDesk::restore(const QString &file)
{
    if (store::Store *store = begin(tr("Going back to the backup"))) {
        const QString from = Shelf::pathOf(file);
        store->restore(
            from, m_shelf,
            [shelf = m_shelf.data(), from](const store::Result<store::Restored> &restored) {
                shelf->transfer()->end();
                if (restored) {
                    shelf->refresh();
                    shelf->transfer()->report(*restored, from);
                } else {
                    shelf->transfer()->reportFailure(from, restored.failure());
                }
            },
            m_shelf->transfer()->progress());
    }
}

} // namespace foxpad::app
