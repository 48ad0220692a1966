// SPDX-License-Identifier: GPL-3.0-or-later
// One statistics page: what is asked of the store, all at once, and what it says in words.
#pragma once

#include "statistics_rows.h"
#include "store/history.h"
#include "store/statistics.h"

#include <QCoreApplication>

#include <map>
#include <optional>
#include <vector>

namespace foxpad::app {

struct PageWanted {
    QString rules{};                         // empty: what was played last
    std::optional<store::PlayerId> player{}; // 0: everybody; nothing: who plays that most
    store::Period period{};
};

struct PageFound {
    bool anyGame = false; // some game was finished at some time
    QString rules{};
    store::Player player{};           // id 0: everybody
    QList<store::Regular> regulars{}; // who finished one of these games
    store::Statistics numbers{};
    std::map<store::GameId, store::GameLine> games{}; // those that hold a record
};

// Runs off the UI's thread. Throws Failure.
PageFound findPage(store::Connection &connection, const PageWanted &wanted);

class PageWords {
    Q_DECLARE_TR_FUNCTIONS(foxpad::app::Statistics)

public:
    explicit PageWords(const PageFound &found) : m_found(found), m_numbers(found.numbers) {}

    std::vector<AverageRow> areas() const;
    std::vector<AverageRow> unused() const;
    std::vector<DuelRow> duels() const;
    std::vector<RecordRow> records() const;
    QString foxes() const; // "1.9 foxes a game bring 41 points"; empty where there are none
    QString chain() const;
    QString wins() const; // "31", and its words: "wins, 36 %"
    QString winsName() const;

private:
    bool everybody() const { return m_found.player.id == 0; }
    AverageRow average(const store::NamedAverage &average, const QString &name, double most,
                       int digits) const;
    RecordRow record(RecordRow::Kind kind, const store::Average &average, const QString &title,
                     const QString &key = {}) const;
    QString when(store::GameId game) const;

    const PageFound &m_found;
    const store::Statistics &m_numbers;
};

} // namespace foxpad::app
