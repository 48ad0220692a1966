// SPDX-License-Identifier: GPL-3.0-or-later
// What foxpad-cli does with stored games.
#pragma once

#include "store/connection.h"

#include <QMap>
#include <QStringList>

namespace foxpad::cli {

// The words after a verb: values of options by name, and the rest in order.
struct Words {
    QStringList plain;
    QMap<QString, QString> options; // "--db" and others that take a value
    QStringList flags;              // "--json" and others that take none

    bool has(const char *flag) const { return flags.contains(QLatin1String(flag)); }
    QString option(const char *name) const { return options.value(QLatin1String(name)); }
    QString file() const; // the database: --db, or the app's own
};

// Runs a verb with its words; returns the exit code.
int runStored(const QString &verb, const QStringList &words);

// Each prints what it has to say, and throws store::Failure or Complaint.
void history(const Words &words);
void show(const Words &words);
void stats(const Words &words);
void exportGames(const Words &words);
void importGames(const Words &words);
void backup(const Words &words);
void restore(const Words &words);
int check(const Words &words);

// A word on the command line that makes no sense.
struct Complaint {
    QString text;
};

// Complains unless the words' --game, where they have one, is among the games.
void checkGame(const Words &words);

void say(const QString &text); // on standard output

// One line about what went wrong.
QString sentenceFor(const store::Failure &failure);

} // namespace foxpad::cli
