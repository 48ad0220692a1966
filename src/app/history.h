// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_list.h"
#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// Every game, newest first, as far as it was scrolled to; only those that fit the filters.
class History : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    Q_PROPERTY(foxpad::app::GameList *games READ games CONSTANT FINAL)
    // Filters; empty and 0 let everything through.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed FINAL)
    Q_PROPERTY(Which which READ which WRITE setWhich NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL) // in names and places
    Q_PROPERTY(QStringList people READ people NOTIFY peopleChanged FINAL) // who have played
    Q_PROPERTY(QString person READ person WRITE setPerson NOTIFY changed FINAL)
    // The games are being looked for, on another thread.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed FINAL)

public:
    enum Which { All, Finished, Unfinished };
    Q_ENUM(Which)

    explicit History(QObject *parent = nullptr);

    Q_INVOKABLE void more();   // the next page, when the list comes to its end
    Q_INVOKABLE void reload(); // something changed

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    GameList *games() { return &m_games; }
    QString rules() const { return m_filter.rules; }
    void setRules(const QString &rules);
    Which which() const;
    void setWhich(Which which);
    QString text() const { return m_filter.text; }
    void setText(const QString &text);
    QStringList people() const;
    QString person() const;
    void setPerson(const QString &name);
    bool busy() const { return m_busy; }
    bool filtered() const;

Q_SIGNALS:
    void shelfChanged();
    void changed();
    void peopleChanged();
    void busyChanged();

private:
    void ask(bool more);
    void show(const store::Page &page, bool more);
    GameRow row(const store::GameLine &line) const;

    QPointer<Shelf> m_shelf;
    GameList m_games;
    store::Filter m_filter;
    std::optional<store::Mark> m_next;
    QList<store::Player> m_people;
    int m_asked = 0; // questions so far: only the last one's answer counts
    bool m_busy = false;
};

} // namespace foxpad::app
