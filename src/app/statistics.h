// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "person_model.h"
#include "plot.h"
#include "shelf.h"
#include "statistics_page.h"
#include "statistics_rows.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace foxpad::app {

// What the finished games of one kind say of one person, or of everybody. Asked for off the UI's
// thread: `asking` tells that an answer is awaited, and what was shown stays until it is there.
// Numbers of players and games are doubles, which the linter of Qt 6.4 knows.
class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        foxpad::app::Shelf *shelf READ shelf WRITE setShelf NOTIFY shelfChanged REQUIRED FINAL)
    // Filters. Unset, the game is the one played last, the player who played it most.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY changed FINAL)
    Q_PROPERTY(double player READ player WRITE setPlayer NOTIFY changed FINAL) // 0: everybody
    Q_PROPERTY(Span span READ span WRITE setSpan NOTIFY changed FINAL)

    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged FINAL)
    Q_PROPERTY(foxpad::app::PersonModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(QString playerName READ playerName NOTIFY changed FINAL) // empty: everybody

    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    Q_PROPERTY(int average READ average NOTIFY changed FINAL)
    Q_PROPERTY(int tableAverage READ tableAverage NOTIFY changed FINAL)
    Q_PROPERTY(int best READ best NOTIFY changed FINAL)
    Q_PROPERTY(double bestGame READ bestGame NOTIFY changed FINAL)
    Q_PROPERTY(QString wins READ wins NOTIFY changed FINAL) // empty where nobody can win
    Q_PROPERTY(QString winsName READ winsName NOTIFY changed FINAL)
    Q_PROPERTY(QString middle READ middle NOTIFY changed FINAL) // "half of them from 180 to 230"
    Q_PROPERTY(QString foxes READ foxes NOTIFY changed FINAL)
    Q_PROPERTY(QString chain READ chain NOTIFY changed FINAL)

    Q_PROPERTY(foxpad::app::Plot *lastGames READ lastGames CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::Plot *months READ months CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::Plot *spread READ spread CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::AverageModel *areas READ areas CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::AverageModel *unused READ unused CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::DuelModel *duels READ duels CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::RecordModel *records READ records CONSTANT FINAL)
    Q_PROPERTY(int duelCount READ duelCount NOTIFY changed FINAL)
    Q_PROPERTY(int unusedCount READ unusedCount NOTIFY changed FINAL)

public:
    enum Span { AllTime, Year, Quarter, Month };
    Q_ENUM(Span)
    enum State {
        Waiting,  // for the first answer
        NoGame,   // nothing was ever finished
        NotThese, // nothing that fits the filters
        Shown,
    };
    Q_ENUM(State)

    explicit Statistics(QObject *parent = nullptr);

    Q_INVOKABLE void reload(); // something changed

    Shelf *shelf() const { return m_shelf; }
    void setShelf(Shelf *shelf);
    QString rules() const { return m_wanted.rules; }
    void setRules(const QString &rules);
    double player() const { return static_cast<double>(m_wanted.player.value_or(0)); }
    void setPlayer(double player);
    Span span() const { return m_span; }
    void setSpan(Span span);

    State state() const { return m_state; }
    bool asking() const { return m_asking; }
    PersonModel *people() { return &m_people; }
    QString gameName() const;
    QString playerName() const { return m_found.player.name; }
    int games() const { return m_found.numbers.total.games; }
    int average() const { return qRound(m_found.numbers.total.mean); }
    int tableAverage() const { return qRound(m_found.numbers.tableTotal.mean); }
    int best() const { return m_found.numbers.total.best; }
    double bestGame() const { return static_cast<double>(m_found.numbers.total.bestGame); }
    QString wins() const { return PageWords(m_found).wins(); }
    QString winsName() const { return PageWords(m_found).winsName(); }
    QString middle() const;
    QString foxes() const { return PageWords(m_found).foxes(); }
    QString chain() const { return PageWords(m_found).chain(); }
    Plot *lastGames() { return &m_lastGames; }
    Plot *months() { return &m_months; }
    Plot *spread() { return &m_spread; }
    AverageModel *areas() { return &m_areas; }
    AverageModel *unused() { return &m_unused; }
    DuelModel *duels() { return &m_duels; }
    RecordModel *records() { return &m_records; }
    int duelCount() const { return m_duels.rowCount(); }
    int unusedCount() const { return m_unused.rowCount(); }

    // The months of a span that ends with the month of that day.
    static store::Period periodOf(Span span, const QDate &today);

Q_SIGNALS:
    void shelfChanged();
    void changed();
    void askingChanged();

private:
    void show(const PageFound &found);
    void setAsking(bool asking);

    QPointer<Shelf> m_shelf;
    PageWanted m_wanted;
    Span m_span = AllTime;
    State m_state = Waiting;
    bool m_asking = false;
    int m_question = 0; // the last one; answers to older ones are passed over
    PageFound m_found;
    PersonModel m_people;
    Plot m_lastGames;
    Plot m_months;
    Plot m_spread;
    AverageModel m_areas;
    AverageModel m_unused;
    DuelModel m_duels;
    RecordModel m_records;
};

} // namespace foxpad::app
