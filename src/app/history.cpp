// SPDX-License-Identifier: GPL-3.0-or-later
#include "history.h"

#include "names.h"
#include "trouble_words.h"

#include <algorithm>
#include <memory>

namespace foxpad::app {

History::History(QObject *parent) : QObject(parent) {}

void History::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    if (m_shelf != nullptr) {
        m_shelf->disconnect(this);
    }
    m_shelf = shelf;
    if (m_shelf != nullptr) {
        connect(m_shelf, &Shelf::listed, this, &History::reload);
        if (m_shelf->store() != nullptr) {
            if (const auto people = m_shelf->store()->players()) {
                m_people = *people;
                Q_EMIT peopleChanged();
            }
        }
    }
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
    return m_filter.player != 0 || !m_filter.rules.isEmpty() || !m_filter.text.isEmpty() ||
           m_filter.over.has_value();
}

void History::reload()
{
    m_next.reset();
    ask(false);
    Q_EMIT changed();
}

void History::more()
{
    if (m_next && !m_busy) {
        ask(true);
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

// With 100,000 games a filter may take longer than a frame.
void History::ask(bool more)
{
    store::Store *store = m_shelf != nullptr ? m_shelf->store() : nullptr;
    if (store == nullptr) {
        return;
    }
    const auto page = std::make_shared<store::Page>();
    const int number = ++m_asked;
    store->ask(
        [page, filter = m_filter, after = more ? m_next : std::nullopt](
            store::Connection &connection) { *page = store::history(connection, filter, after); },
        this,
        [this, page, number, more](const store::Result<store::Done> &done) {
            if (number != m_asked) {
                return;
            }
            m_busy = false;
            Q_EMIT busyChanged();
            if (done) {
                show(*page, more);
            } else {
                m_shelf->say(TroubleWords::sentence(done.failure()));
            }
        });
    m_busy = true;
    Q_EMIT busyChanged();
}

void History::show(const store::Page &page, bool more)
{
    m_next = page.next;
    QList<GameRow> rows;
    for (const store::GameLine &line : page.games) {
        rows << row(line);
    }
    if (more) {
        m_games.append(rows);
    } else {
        m_games.show(rows);
    }
    Q_EMIT changed();
}

QStringList History::people() const
{
    QStringList names;
    for (const store::Player &player : m_people) {
        names << player.name;
    }
    return names;
}

QString History::person() const
{
    const auto found = std::ranges::find(m_people, m_filter.player, &store::Player::id);
    return found == m_people.end() ? QString() : found->name;
}

void History::setPerson(const QString &name)
{
    const auto found = std::ranges::find(m_people, name, &store::Player::name);
    const store::PlayerId wanted = found == m_people.end() ? 0 : found->id;
    if (wanted != m_filter.player) {
        m_filter.player = wanted;
        reload();
    }
}

} // namespace foxpad::app
