// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "refused_model.h"
#include "store/store.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Games on their way to a file or from one: how far it has come, and what came of it.
class Transfer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shelf has one")
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(QString doing READ doing NOTIFY changed FINAL) // in words
    Q_PROPERTY(qreal share READ share NOTIFY changed FINAL)   // from 0 to 1; less: nobody can tell

    // The report of the last one that had something to tell.
    Q_PROPERTY(QString file READ file NOTIFY reported FINAL)
    Q_PROPERTY(QString title READ title NOTIFY reported FINAL)
    Q_PROPERTY(QList<QString> facts READ facts NOTIFY reported FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY reported FINAL) // nothing was changed
    Q_PROPERTY(foxpad::app::RefusedModel *refused READ refused CONSTANT FINAL)

public:
    using QObject::QObject;

    void begin(const QString &words);
    void end();
    store::Progress progress(); // for the store

    void report(const QString &file, const store::Imported &imported);
    void report(const store::Restored &restored, const QString &file);
    void reportFailure(const QString &file, const store::Failure &failure);

    bool busy() const { return m_running > 0; }
    QString doing() const { return m_doing; }
    qreal share() const { return m_share; }
    QString file() const { return m_file; }
    QString title() const { return m_title; }
    QList<QString> facts() const { return m_facts; }
    bool failed() const { return m_failed; }
    RefusedModel *refused() { return &m_refused; }

Q_SIGNALS:
    void changed();
    void reported();

private:
    void publish(const QString &file, const QString &title, const QStringList &facts, bool failed,
                 std::vector<RefusedRow> refused = {});

    int m_running = 0;
    QString m_doing;
    qreal m_share = -1;
    QString m_file;
    QString m_title;
    QStringList m_facts;
    bool m_failed = false;
    RefusedModel m_refused;
};

} // namespace foxpad::app
