// SPDX-License-Identifier: GPL-3.0-or-later
#include "person.h"

#include "names.h"
#include "trouble_words.h"

namespace foxpad::app {

namespace {

constexpr int latelyShown = 5;

GameRow playedRow(const store::RulesLine &line)
{
    store::Regular count;
    count.games = line.total.games;
    count.wins = line.wins + line.shared;
    return {
        .rules = line.rules,
        .over = true,
        .title =
            Person::tr("%1 on average, best %2").arg(qRound(line.total.mean)).arg(line.total.best),
        .detail = PersonModel::games(count)};
}

} // namespace

Person::Person(QObject *parent) : QObject(parent) {}

void Person::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    m_shelf = shelf;
    reload();
    Q_EMIT shelfChanged();
}

void Person::setPlayer(double player)
{
    if (const auto wanted = static_cast<store::PlayerId>(player); wanted != m_player) {
        m_player = wanted;
        reload();
    }
}

QString Person::initial() const
{
    return Names::initial(m_is.player.name);
}

void Person::reload()
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr || m_player == 0) {
        return;
    }
    const auto found = std::make_shared<Found>();
    m_shelf->store()->ask(
        [found, player = m_player](store::Connection &connection) {
            found->everybody = store::regulars(connection);
            found->played = store::overview(connection, player);
            store::Filter filter;
            filter.player = player;
            filter.over = true;
            found->lately = store::history(connection, filter, {}, latelyShown).games;
        },
        this,
        [this, found](const store::Result<store::Done> &done) {
            if (done) {
                show(*found);
            } else {
                m_shelf->say(TroubleWords::sentence(done.failure()));
            }
        });
}

void Person::show(const Found &found)
{
    QList<store::Regular> others;
    for (const store::Regular &regular : found.everybody) {
        if (regular.player.id == m_player) {
            m_is = regular;
        } else {
            others << regular;
        }
    }
    m_others.show(others);
    QList<GameRow> played;
    for (const store::RulesLine &line : found.played) {
        played << playedRow(line);
    }
    m_played.show(played);
    QList<GameRow> lately;
    for (const store::GameLine &line : found.lately) {
        lately << finishedRow(line, QDate::currentDate());
    }
    m_lately.show(lately);
    Q_EMIT changed();
}

store::Answer<store::Done> Person::changes()
{
    return [this](const store::Result<store::Done> &done) {
        if (!done) {
            m_shelf->say(TroubleWords::sentence(done.failure()));
        }
        reload();
    };
}

void Person::rename(const QString &name)
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr) {
        return;
    }
    m_shelf->store()->renamePlayer(m_player, name, this,
                                   [this](const store::Result<store::Done> &done) {
                                       if (!done) {
                                           setNameProblem(TroubleWords::sentence(done.failure()));
                                           return;
                                       }
                                       setNameProblem({});
                                       reload();
                                       Q_EMIT renamed();
                                   });
}

void Person::choose(const QString &colour)
{
    if (m_shelf != nullptr && m_shelf->store() != nullptr) {
        m_shelf->store()->setColour(m_player, colour, this, changes());
    }
}

void Person::archive(bool archived)
{
    if (m_shelf != nullptr && m_shelf->store() != nullptr) {
        m_shelf->store()->setArchived(m_player, archived, this, changes());
    }
}

void Person::mergeInto(double other)
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr || m_merging) {
        return;
    }
    setMerging(true);
    m_shelf->store()->mergePlayers(m_player, other, this,
                                   [this, other](const store::Result<store::Done> &done) {
                                       setMerging(false);
                                       if (!done) {
                                           m_shelf->say(TroubleWords::sentence(done.failure()));
                                           return;
                                       }
                                       setPlayer(other);
                                       Q_EMIT merged();
                                   });
}

void Person::setMerging(bool merging)
{
    m_merging = merging;
    Q_EMIT mergingChanged();
}

void Person::setNameProblem(const QString &problem)
{
    if (problem != m_nameProblem) {
        m_nameProblem = problem;
        Q_EMIT nameProblemChanged();
    }
}

} // namespace foxpad::app
