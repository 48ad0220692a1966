// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include "names.h"
#include "trouble_words.h"

namespace foxpad::app {

History::History(QObject *parent) : QObject(parent) {}

void History::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    m_shelf = shelf;
    reload();
    Q_EMIT shelfChanged();
}

void History::setRules(const QString &rules)
{
    if (rules != m_filter.rules) {
        m_filter.rules = rules;
        reload();
    }
}

History::Which History::which() const
{
    return !m_filter.over ? All : *m_filter.over ? Finished : Unfinished;
}

void History::setWhich(Which wanted)
{
    if (wanted == which()) {
        return;
    }
    m_filter.over = wanted == All ? std::nullopt : std::optional(wanted == Finished);
    reload();
}

void History::setText(const QString &text)
{
    if (text != m_filter.text) {
        m_filter.text = text;
        reload();
    }
}

bool History::filtered() const
{
    return !m_filter.rules.isEmpty() || !m_filter.text.isEmpty() || m_filter.over.has_value();
}

void History::reload()
{
    m_next.reset();
    m_games.show(nextPage());
    Q_EMIT changed();
}

void History::more()
{
    if (m_next) {
        m_games.append(nextPage());
    }
}

GameRow History::row(const store::GameLine &line) const
{
    const QDate today = QDate::currentDate();
    GameRow row = finishedRow(line, today);
    if (!line.over) {
        QStringList names;
        for (const store::SeatLine &seat : line.seats) {
            names << seat.name;
        }
        row.title = tr("Not finished");
        row.detail =
            tr("%1 · %2", "the day, who plays")
                .arg(Names::day(line.localStart().date(), today), names.join(QLatin1String(", ")));
    }
    return row;
}

QList<GameRow> History::nextPage()
{
    store::Store *store = m_shelf != nullptr ? m_shelf->store() : nullptr;
    if (store == nullptr) {
        return {};
    }
    const auto page = store->history(m_filter, m_next);
    if (!page) {
        m_shelf->say(TroubleWords::sentence(page.failure()));
        return {};
    }
    m_next = page->next;
    QList<GameRow> rows;
    for (const store::GameLine &line : page->games) {
        rows << row(line);
    }
    return rows;
}

void History::remove(qint64 game)
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr) {
        return;
    }
    m_shelf->store()->removeGame(game, this, [this, game](const store::Result<store::Done> &done) {
        if (!done) {
            m_shelf->say(TroubleWords::sentence(done.failure()));
            return;
        }
        m_removed = game;
        reload();
        Q_EMIT removed();
    });
}

void History::bringBack()
{
    if (m_removed == 0 || m_shelf == nullptr || m_shelf->store() == nullptr) {
        return;
    }
    m_shelf->store()->bringBack(m_removed, this, [this](const store::Result<store::Done> &done) {
        if (!done) {
            m_shelf->say(TroubleWords::sentence(done.failure()));
        }
        m_removed = 0;
        reload();
    });
}

} // namespace foxpad::app
