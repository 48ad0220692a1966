// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A game in the store, and what can be done to it besides playing.
class StoredGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString day READ day NOTIFY changed FINAL)           // "Saturday 7 November 2026"
    Q_PROPERTY(QString duration READ duration NOTIFY changed FINAL) // "48 min"; empty: not known
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY changed FINAL)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL) // where one has played
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(QString rules READ rules NOTIFY changed FINAL)

public:
    explicit StoredGame(QObject *parent = nullptr);

    Q_INVOKABLE void load(foxpad::app::Shelf *shelf, qint64 game);
    // Writes its record where people keep their documents, and says where; on a phone, offers it
    // to other apps.
    Q_INVOKABLE void exportRecord();
    // The link by which BG Stats takes a finished game over; empty where there is none.
    Q_INVOKABLE QUrl bgStatsLink() const;
    // Begins a new game with its first `entries` entries; the shelf tells when it is there.
    Q_INVOKABLE void playOn(int entries);
    Q_INVOKABLE void remove(); // the shelf can bring it back

    QString day() const;
    QString duration() const;
    QString note() const { return m_line.note; }
    void setNote(const QString &note);
    QString place() const { return m_line.place; }
    void setPlace(const QString &place);
    QStringList places() const { return m_places; }
    bool over() const { return m_line.over; }
    QString rules() const { return m_line.rules; }

Q_SIGNALS:
    void changed();
    void removed();

private:
    store::Store *store() const;
    void answer(const store::Result<store::Done> &done);

    QPointer<Shelf> m_shelf;
    store::GameLine m_line;
    QStringList m_places;
};

} // namespace foxpad::app
