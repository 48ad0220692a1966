// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "entry_words.h"
#include "log_model.h"
#include "rules/match.h"
#include "seat_model.h"
#include "sheet.h"
#include "shelf.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace foxpad::app {

// One game being played. What people tap becomes an entry of its record, made through the one gate
// and kept by the store before it is shown. What a tap means in a game is for CleverPad and
// KeerPad; what all games share is here.
class Pad : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A pad is of one kind of game: CleverPad or KeerPad")
    Q_PROPERTY(QString game READ game NOTIFY opened FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY opened FINAL)
    Q_PROPERTY(bool sheetEntry READ sheetEntry NOTIFY opened FINAL)
    Q_PROPERTY(bool solo READ solo NOTIFY opened FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed FINAL)
    Q_PROPERTY(int roll READ roll NOTIFY changed FINAL)
    // The seat whose sheet is on the screen, and for which taps act; from 0.
    Q_PROPERTY(int shownSeat READ shownSeat WRITE showSeat NOTIFY shownSeatChanged FINAL)
    Q_PROPERTY(foxpad::app::Sheet *sheet READ sheet CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::SeatModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::LogModel *log READ log CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::LogModel *turn READ turn CONSTANT FINAL) // since the last was closed
    // The button: what it does now, what it says below, and whether it can be pressed.
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString nextDetail READ nextDetail NOTIFY changed FINAL)
    Q_PROPERTY(bool nextReady READ nextReady NOTIFY changed FINAL)
    Q_PROPERTY(bool nextCalm READ nextCalm NOTIFY changed FINAL) // ready, but not the thing to do
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    // The last refusal in words, until the next tap.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    // The line of the rules that says why: see RuleBook. Empty where none does.
    Q_PROPERTY(QString refusalTopic READ refusalTopic NOTIFY refusalChanged FINAL)
    // A chain is being shown step by step; a step takes `stepTime` ms, 0 shows the end at once.
    Q_PROPERTY(bool playing READ playing NOTIFY changed FINAL)
    Q_PROPERTY(int stepTime MEMBER m_stepTime FINAL)
    // An earlier moment is on the screen: this many entries were made. -1: now.
    Q_PROPERTY(int lookingAt READ lookingAt NOTIFY changed FINAL)
    // An earlier entry is being put right, and what would become of the game.
    Q_PROPERTY(bool correcting READ correcting NOTIFY changed FINAL)
    Q_PROPERTY(bool correctionReady READ correctionReady NOTIFY changed FINAL)
    Q_PROPERTY(QStringList consequence READ consequence NOTIFY changed FINAL)

public:
    explicit Pad(QObject *parent = nullptr);

    ~Pad() override;

    // Opens a stored game; `opened` comes when it is there, or `refused`. Every entry is on the
    // disk before it is shown. The store outlives the pad.
    void open(store::Store &store, store::GameId game);
    Q_INVOKABLE void open(foxpad::app::Shelf *shelf, qint64 game);
    // Begins a game that is kept in memory only, from the lines of a record. What is wrong with
    // it stands in `refusal`.
    Q_INVOKABLE bool begin(const QString &record);
    Q_INVOKABLE QString record() const;

    Q_INVOKABLE void next();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void skip(); // shows the end of a chain at once
    Q_INVOKABLE void showSeat(int seat);
    // How it was when so many entries had been made; all of them, or more: now.
    Q_INVOKABLE void lookAt(int entries);
    // The entry at `index` is to be another one: the table is as it was before it, and the next
    // decision made on it becomes the correction.
    Q_INVOKABLE void correct(int index);
    Q_INVOKABLE void makeCorrection();
    Q_INVOKABLE void leaveCorrection();
    Q_INVOKABLE void forgetRefusal();

    const rules::Match &match() const { return m_match; }
    QString game() const;
    QString gameName() const;
    bool sheetEntry() const { return m_match.header().setup().sheetEntry; }
    bool solo() const { return m_match.header().setup().table == 1; }
    bool over() const { return m_report.over; }
    QString phase() const;
    int round() const { return m_report.round; }
    int rounds() const { return m_report.rounds.value_or(0); }
    int roll() const { return m_report.roll.value_or(0); }
    int shownSeat() const { return m_shownSeat; }
    Sheet *sheet() { return &m_sheet; }
    SeatModel *seats() { return &m_seats; }
    LogModel *log() { return &m_log; }
    LogModel *turn() { return &m_turn; }
    QString nextTitle() const { return m_next.title; }
    QString nextDetail() const { return m_next.detail; }
    bool nextReady() const { return m_next.entry.has_value() || m_next.leaves; }
    bool nextCalm() const { return m_next.calm; }
    bool canUndo() const { return m_match.canUndo(); }
    bool canRedo() const { return m_match.canRedo(); }
    QString refusal() const { return m_refusal; }
    QString refusalTopic() const { return m_refusalTopic; }
    bool playing() const { return m_step < m_steps.size(); }
    int lookingAt() const { return m_lookingAt; }
    bool correcting() const { return m_correcting >= 0; }
    bool correctionReady() const { return m_correction.has_value(); }
    QStringList consequence() const { return m_consequence; }

Q_SIGNALS:
    void opened();
    void changed();
    void shownSeatChanged();
    void refusalChanged();
    void refused();  // a tap was refused: `refusal` has the words
    void finished(); // the button was pressed with the game over
    void entryMade(int seat);

protected:
    // What the button does and says.
    struct Next {
        QString title;
        QString detail;
        std::optional<rules::Entry> entry;
        bool leaves = false; // the game is over: to the tally
        int seat = -1;       // who is waited for
        bool calm = false;
    };

    virtual void forgetChoice() = 0;                    // what was tapped and is no entry yet
    virtual void takeUp(const rules::Entry &entry) = 0; // an entry was undone: its taps come back
    virtual Next whatIsNext() const = 0;
    virtual SeatRow seatRow(int seat) const = 0; // its name and total are filled in
    virtual Highlights highlights() const = 0;
    virtual void showParts() = 0; // everything of the game's own
    virtual bool owes(int seat) const = 0;

    const rules::Game &rulesGame() const { return *m_match.game(); }
    // The state taps act on: now, or before the entry that is being corrected.
    const rules::State &state() const { return m_state; }
    // The state on the screen: while a chain plays, a step of it.
    const rules::State &shownState() const;
    const rules::Report &report() const { return m_report; }        // of shownState
    std::span<const rules::Entry> legal() const { return m_legal; } // of `state`, all seats
    bool mayTap() const { return m_lookingAt < 0 || correcting(); }
    QStringList players() const;
    QString called(int seat) const;   // in a sentence
    std::size_t entriesShown() const; // of the log

    // The one way an entry is made. False where it is refused, and then `refusal` says why.
    bool make(const rules::Entry &entry);
    void refuse(const rules::Refusal &refusal);
    // `rule` names the line that says more.
    void refuse(const QString &words, rules::Rule rule = rules::Rule::none);
    // Why an entry would be refused; the state stays.
    rules::Refusal whyNot(const rules::Entry &entry) const;
    void show();     // brings everything on the screen up to date
    bool beginTap(); // before every tap: ends a chain that plays; false where none is taken
    // While an entry is on its way to the disk, taps wait; then this is true.
    bool later(std::function<void()> tap);

private:
    using Written = store::Answer<store::Done>;

    // Has the store write something, and goes on when it is on the disk.
    void keep(const std::function<void(Written)> &write, std::function<void()> then);
    void written();
    void refuse(const store::Failure &failure);
    void made(const rules::Entry &entry);
    void replaced(rules::Match match); // by a correction
    void take(rules::Match match);
    void readState();
    void follow();
    void showMover(const rules::Entry &entry);
    void step();
    void endSteps();
    void showSeats();
    void showTurn();
    void writeLog();
    void logLast();
    void unlogLast();
    std::optional<rules::State> beforeLast() const;
    void judgeCorrection(const rules::Entry &entry);

    store::Store *m_store = nullptr; // null: in memory only
    store::GameId m_game = 0;
    bool m_waiting = false; // for the disk
    std::vector<std::function<void()>> m_later;
    rules::Match m_match;
    rules::State m_state;
    rules::Report m_report;
    std::vector<rules::Entry> m_legal;
    Sheet m_sheet;
    SeatModel m_seats;
    LogModel m_log;
    LogModel m_turn;
    std::optional<EntryWords> m_words;
    Next m_next;
    QString m_refusal;
    QString m_refusalTopic;
    int m_shownSeat = 0;
    int m_announcedSeat = 0;
    std::vector<rules::State> m_steps;
    std::size_t m_step = 0;
    int m_stepTime = 0;
    QTimer m_stepTimer;
    int m_lookingAt = -1;
    int m_correcting = -1;
    std::optional<rules::Entry> m_correction;
    QStringList m_consequence;
};

} // namespace foxpad::app
