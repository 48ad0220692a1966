// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "people.h"
#include "rules/match.h"
#include "sheet.h"
#include "shelf.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// A game that is being set up: what people tap becomes the head of a record, and the rules say
// whether a game can begin with it.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(QStringList games READ games CONSTANT FINAL) // every game's id
    Q_PROPERTY(foxpad::app::People *people READ people CONSTANT FINAL)
    Q_PROPERTY(int mostSeats READ mostSeats NOTIFY changed FINAL)
    Q_PROPERTY(bool sheetEntry READ sheetEntry WRITE setSheetEntry NOTIFY changed FINAL)
    // How many sit at the table: more than are seated here where others keep pads of their own.
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sheets READ sheets NOTIFY changed FINAL) // empty for one only
    Q_PROPERTY(QString sheet READ sheet WRITE setSheet NOTIFY changed FINAL)
    // Why the game can't begin yet; empty when it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    // Why the last name was not taken.
    Q_PROPERTY(QString nameProblem READ nameProblem NOTIFY nameProblemChanged FINAL)

public:
    explicit NewGame(QObject *parent = nullptr);

    Q_INVOKABLE static QString gameName(const QString &id);
    Q_INVOKABLE static QString playersOf(const QString &id); // "1 to 4 players"
    Q_INVOKABLE static QString sheetName(const QString &name);
    Q_INVOKABLE static QString tilesOf(const QString &id); // colours a game is known by
    // Shows a game's empty sheet, for a picture of it.
    Q_INVOKABLE static void print(foxpad::app::Sheet *sheet, const QString &id);

    // Seats a person, new or known. False where the name won't do: see nameProblem.
    Q_INVOKABLE bool add(const QString &name);
    Q_INVOKABLE void forgetNameProblem();
    Q_INVOKABLE void start(); // the shelf tells when it has begun

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    QString game() const { return m_game; }
    void setGame(const QString &game);
    static QStringList games();
    People *people() { return &m_people; }
    int mostSeats() const;
    bool sheetEntry() const { return m_sheetEntry; }
    void setSheetEntry(bool sheetEntry);
    int table() const;
    void setTable(int table);
    QStringList sheets() const;
    QString sheet() const;
    void setSheet(const QString &sheet);
    QString problem() const { return m_problem; }
    QString summary() const;
    QString nameProblem() const { return m_nameProblem; }

    std::vector<std::string> head() const;

Q_SIGNALS:
    void shelfChanged();
    void changed();
    void nameProblemChanged();

private:
    void takeLastGame();
    QString whatIsWrong() const;
    void check();
    void setNameProblem(const QString &words);

    QPointer<Shelf> m_shelf;
    People m_people;
    QString m_game;
    bool m_sheetEntry = false;
    int m_others = 0; // people at the table with pads of their own
    QString m_sheet;
    QString m_problem;
    QString m_nameProblem;
};

} // namespace foxpad::app
