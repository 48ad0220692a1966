// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// All the games out to files and back in. Files lie where people keep documents and downloads; on a
// phone they go out to other apps.
class DataDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    // What could be taken in, and what could be restored, newest first.
    Q_PROPERTY(QList<QString> files READ files NOTIFY filesChanged FINAL)
    Q_PROPERTY(QList<QString> fileNames READ fileNames NOTIFY filesChanged FINAL)
    Q_PROPERTY(QUrl folder READ folder CONSTANT FINAL) // where people would look first
    Q_PROPERTY(QList<QString> backups READ backups NOTIFY filesChanged FINAL)
    Q_PROPERTY(QList<QString> backupNames READ backupNames NOTIFY filesChanged FINAL)

public:
    explicit DataDesk(QObject *parent = nullptr);

    Q_INVOKABLE void exportJson();
    Q_INVOKABLE void exportCsv();
    Q_INVOKABLE void backUp();
    Q_INVOKABLE void restore(const QString &file); // replaces everything
    Q_INVOKABLE void look();                       // for files

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    QList<QString> files() const { return m_files; }
    QList<QString> fileNames() const { return namesOf(m_files); }
    static QUrl folder();
    QList<QString> backups() const { return m_backups; }
    QList<QString> backupNames() const { return namesOf(m_backups); }

Q_SIGNALS:
    void shelfChanged();
    void filesChanged();

private:
    static QStringList namesOf(const QStringList &files);
    store::Store *begin(const QString &words); // null: not now
    // What is answered when a file is written: to the shelf, as the desk may be gone by then.
    store::Answer<store::Done> saved(const QString &file);
    void exportAll(store::Store::Format format, const QString &ending);

    QPointer<Shelf> m_shelf;
    QStringList m_files;
    QStringList m_backups;
};

} // namespace foxpad::app
