// SPDX-License-Identifier: GPL-3.0-or-later
// The rules' names in the words people read.
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace foxpad::app {

class Names {
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    static QString text(std::string_view utf8);
    static QStringList texts(const std::vector<std::string> &utf8);

    static QString game(std::string_view id);
    static QString area(std::string_view name);  // an area of the tally
    static QString sheet(std::string_view name); // a Keer op Keer sheet
    static QString place(int place);             // 1st, 2nd …
    static QString tiles(std::string_view game); // four colours a game is known by
    static QString initial(const QString &name); // the first letter, or emoji, of a name
    static QString brief(const QString &name);   // where a sentence must not be crowded out by it
    static QString day(const QDate &day, const QDate &today); // "Yesterday"
    static QString month(const QDate &day);                   // "November 2026"
    // "Anna, Bram and Eszter"
    static QString list(const QStringList &names);
};

} // namespace foxpad::app
