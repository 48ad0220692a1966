// SPDX-License-Identifier: GPL-3.0-or-later
// Two-player games that are short enough to be counted by hand: each enters one orange number, and
// a 6 after it by the black bonus of round 4. So each total is that number and 6.
#pragma once

#include "store/store.h"

#include <QEventLoop>
#include <QFile>

namespace foxpad::app::test {

struct SmallGame {
    const char *date;
    const char *first;
    int firstNumber;
    const char *second;
    int secondNumber;
};

inline QByteArray recordOf(const SmallGame &game)
{
    const QByteArray head = QByteArray("foxpad 1\ngame ganz-schoen-clever\nplayer ") + game.first +
                            "\nplayer " + game.second + "\nentry sheet\ndate " + game.date + "\n";
    return head + "1 mark orange " + QByteArray::number(game.firstNumber) + "\n2 mark orange " +
           QByteArray::number(game.secondNumber) +
           "\nnext\nnext\nnext\n1 bonus black orange\n2 bonus black orange\nnext\nnext\nnext\n";
}

// Brings the games into a database, in their order. False where one is refused.
inline bool storeGames(const QString &database, const QString &folder,
                       const QList<SmallGame> &games)
{
    auto opened = store::Store::open(database);
    if (!opened) {
        return false;
    }
    for (const SmallGame &game : games) {
        QFile file(folder + QStringLiteral("/game.pad"));
        if (!file.open(QIODevice::WriteOnly) || file.write(recordOf(game)) < 0) {
            return false;
        }
        file.close();
        QObject context;
        QEventLoop waiting;
        bool stored = false;
        (*opened)->importFile(file.fileName(), &context,
                              [&](const store::Result<store::Imported> &imported) {
                                  stored = imported && imported->added == 1;
                                  waiting.quit();
                              });
        waiting.exec();
        if (!stored) {
            return false;
        }
    }
    return true;
}

} // namespace foxpad::app::test
