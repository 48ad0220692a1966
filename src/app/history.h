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
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed FINAL)

public:
    enum Which { All, Finished, Unfinished };
    Q_ENUM(Which)

    explicit History(QObject *parent = nullptr);

    Q_INVOKABLE void more();   // the next page, when the list comes to its end
    Q_INVOKABLE void reload(); // something changed
    // Takes a game out of all lists, and brings the last one so taken back.
    Q_INVOKABLE void remove(qint64 game);
    Q_INVOKABLE void bringBack();

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    GameList *games() { return &m_games; }
    QString rules() const { return m_filter.rules; }
    void setRules(const QString &rules);
    Which which() const;
    void setWhich(Which which);
    QString text() const { return m_filter.text; }
    void setText(const QString &text);
    bool filtered() const;

Q_SIGNALS:
    void shelfChanged();
    void changed();
    void removed(); // a game is gone; it can be brought back

private:
    QList<GameRow> nextPage();
    GameRow row(const store::GameLine &line) const;

    QPointer<Shelf> m_shelf;
    GameList m_games;
    store::Filter m_filter;
    std::optional<store::Mark> m_next;
    qint64 m_removed = 0;
};

} // namespace foxpad::app
