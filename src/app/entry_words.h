// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where an entry of a record is put into words for the log.
#pragma once

#include "log_model.h"
#include "rules/clever/plan.h"
#include "rules/match.h"

#include <QCoreApplication>
#include <QStringList>

namespace foxpad::app {

class EntryWords {
    Q_DECLARE_TR_FUNCTIONS(foxpad::app::EntryWords)

public:
    EntryWords(const rules::Game &game, QStringList players);

    // `before` and `after` are the states on either side of the entry.
    LogRow row(const rules::Entry &entry, const rules::State &before,
               const rules::State &after) const;
    // What a seat has in one state and not in the other: points, actions, foxes.
    QStringList gains(const rules::Report::Seat &before, const rules::Report::Seat &after) const;
    // A target of a Clever sheet: "yellow 3", "blue 7", "the rising row".
    QString place(int target) const;

private:
    QString who(const rules::Entry &entry) const { return m_players.value(entry.seat); }
    QString words(const rules::Entry &entry, const rules::Report &before) const;
    QString cleverWords(const rules::Entry &entry, const rules::Report &before) const;
    QString keerWords(const rules::Entry &entry) const;
    static QString spoken(const QString &words); // of a record
    QString dice(const rules::Entry &entry, bool faces) const;
    QString die(const rules::Entry &entry, const rules::Report &before) const;
    QString detail(const rules::Entry &entry, const rules::Report &before,
                   const rules::Report &after) const;
    QString turn(const rules::Report &report) const;
    QString colour(const rules::Entry &entry) const;

    const rules::Game *m_game;
    const rules::clever::Sheet *m_clever; // null for other games
    rules::clever::Plan m_plan;
    QStringList m_players;
};

} // namespace foxpad::app
