// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include "names.h"
#include "trouble_words.h"

#include <memory>

namespace foxpad::app {

Statistics::Statistics(QObject *parent) : QObject(parent) {}

void Statistics::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    m_shelf = shelf;
    reload();
    Q_EMIT shelfChanged();
}

void Statistics::setRules(const QString &rules)
{
    if (rules != m_wanted.rules) {
        m_wanted.rules = rules;
        reload();
    }
}

void Statistics::setPlayer(double player)
{
    if (const auto wanted = static_cast<store::PlayerId>(player); m_wanted.player != wanted) {
        m_wanted.player = wanted;
        reload();
    }
}

void Statistics::setSpan(Span span)
{
    if (span != m_span) {
        m_span = span;
        m_wanted.period = periodOf(span, QDate::currentDate());
        reload();
    }
}

store::Period Statistics::periodOf(Span span, const QDate &today)
{
    if (span == AllTime) {
        return {};
    }
    const int months = span == Year ? 12 : span == Quarter ? 3 : 1;
    const QDate first = today.addMonths(1 - months);
    return {first.year() * 100 + first.month(), today.year() * 100 + today.month()};
}

void Statistics::setAsking(bool asking)
{
    if (asking != m_asking) {
        m_asking = asking;
        Q_EMIT askingChanged();
    }
}

void Statistics::reload()
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr) {
        return;
    }
    Q_EMIT changed(); // the filters answer a tap at once
    setAsking(true);
    const auto found = std::make_shared<PageFound>();
    m_shelf->store()->ask(
        [found, wanted = m_wanted](store::Connection &connection) {
            *found = findPage(connection, wanted);
        },
        this,
        [this, found, question = ++m_question](const store::Result<store::Done> &done) {
            if (question != m_question) {
                return;
            }
            setAsking(false);
            if (done) {
                show(*found);
            } else {
                m_shelf->say(TroubleWords::sentence(done.failure()));
            }
        });
}

void Statistics::show(const PageFound &found)
{
    m_found = found;
    m_wanted.rules = found.rules;
    m_state = !found.anyGame ? NoGame : found.numbers.total.games == 0 ? NotThese : Shown;
    if (found.anyGame) {
        m_wanted.player = found.player.id;
    }
    m_people.show(found.regulars);
    const PageWords words(m_found);
    const store::Statistics &numbers = m_found.numbers;
    m_lastGames.show(plotOfGames(numbers.series));
    m_months.show(plotOfMonths(numbers.months));
    m_spread.show(plotOfSpread(numbers.spread, numbers.total.mean));
    if (m_state == Shown) {
        m_areas.show(words.areas());
        m_unused.show(words.unused());
        m_duels.show(words.duels());
        m_records.show(words.records());
    }
    Q_EMIT changed();
}

QString Statistics::gameName() const
{
    return Names::game(m_wanted.rules.toStdString());
}

QString Statistics::middle() const
{
    const store::Spread &spread = m_found.numbers.spread;
    return tr("half of them from %1 to %2", "of the games, by points")
        .arg(spread.lower)
        .arg(spread.upper);
}

} // namespace foxpad::app
