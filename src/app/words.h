// SPDX-License-Identifier: GPL-3.0-or-later
// The rules' words in the language of the people at the table: dice, areas, bonuses, actions, and
// the one place where a refusal becomes a sentence.
#pragma once

#include "rules/refusal.h"

#include <QCoreApplication>
#include <QStringList>

#include <string_view>

namespace foxpad::app {

class Words {
    Q_DECLARE_TR_FUNCTIONS(foxpad::app::Words)

public:
    static QString colour(std::string_view name);             // "white"
    static QString die(std::string_view name, int face);      // "white 4"
    static QString bonus(std::string_view name);              // "blue cross", "?green"
    static QString bonusTask(std::string_view name);          // "a cross in blue"
    static QString action(std::string_view track, int count); // "2 re-rolls"
    static QString noAction(std::string_view track);          // "no re-roll"
    static QString list(const QStringList &parts); // "a, b, c": things that come together

    // Why something was refused. `players` are the names at the table, in seat order.
    static QString refusal(const rules::Refusal &refusal, const QStringList &players);

private:
    static QString ofTheTurn(const rules::Refusal &refusal, const QString &player);
    static QString ofActions(const rules::Refusal &refusal);
    static QString ofTheSheet(const rules::Refusal &refusal);
    static QString ofKeer(const rules::Refusal &refusal, const QString &player);
};

} // namespace foxpad::app
