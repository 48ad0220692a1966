// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chip_model.h"
#include "dice_model.h"
#include "pad.h"
#include "pad_choice.h"
#include "pad_places.h"

#include <array>

namespace foxpad::app {

// A game of the Clever family being played: dice, roll grid, bonuses, actions. What can be tapped
// follows from the rules' list of legal entries alone.
class CleverPad : public Pad {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::DiceModel *dice READ dice CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::RollModel *rollGrid READ rollGrid CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::ActionModel *actions READ actions CONSTANT FINAL)
    // Bonuses of the shown seat that wait, and the faces one of them, or a mark, may be given.
    Q_PROPERTY(foxpad::app::ChipModel *chips READ chips CONSTANT FINAL)
    Q_PROPERTY(QList<int> values READ values NOTIFY changed FINAL)
    Q_PROPERTY(QString valueColour READ valueColour NOTIFY changed FINAL)
    Q_PROPERTY(int value READ value NOTIFY changed FINAL)
    // What the held box would set off, step by step; empty while none is held.
    Q_PROPERTY(foxpad::app::ChipModel *chain READ chain CONSTANT FINAL)
    Q_PROPERTY(bool rolling READ rolling NOTIFY changed FINAL) // the roll is to be tapped in
    Q_PROPERTY(bool serving READ serving NOTIFY changed FINAL) // solo: which dice lie on the tray
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    // The shown seat may let the roll go or decline the tray, and what that means.
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed FINAL)
    Q_PROPERTY(QString passWords READ passWords NOTIFY changed FINAL)
    Q_PROPERTY(QStringList dieColours READ dieColours NOTIFY opened FINAL)

public:
    explicit CleverPad(QObject *parent = nullptr);

    Q_INVOKABLE void setFace(int die, int face);
    Q_INVOKABLE void tapDie(int die);
    Q_INVOKABLE void tapBox(int area, int box);
    Q_INVOKABLE void holdBox(int area, int box);
    Q_INVOKABLE void releaseBox();
    Q_INVOKABLE void tapChip(int row);
    Q_INVOKABLE void chooseValue(int value);
    Q_INVOKABLE void tapAction(int track);
    Q_INVOKABLE void polish(int die, int by); // one more step up or down
    Q_INVOKABLE void pass();
    Q_INVOKABLE void forgetTaps(); // what was chosen, not what was entered
    // For the keyboard: Enter makes the entry where one is left.
    Q_INVOKABLE void enter();

    DiceModel *dice() { return &m_dice; }
    RollModel *rollGrid() { return &m_rollGrid; }
    ActionModel *actions() { return &m_actions; }
    ChipModel *chips() { return &m_chips; }
    ChipModel *chain() { return &m_chain; }
    QList<int> values() const { return m_values; }
    QString valueColour() const;
    int value() const { return m_choice.value; }
    bool rolling() const;
    bool serving() const;
    QString hint() const { return m_hint; }
    bool mayPass() const;
    QString passWords() const;
    QStringList dieColours() const;

protected:
    void forgetChoice() override;
    void takeUp(const rules::Entry &entry) override;
    Next whatIsNext() const override;
    SeatRow seatRow(int seat) const override;
    Highlights highlights() const override;
    void showParts() override;
    bool owes(int seat) const override;

private:
    using Seat = rules::clever::Seat;

    const rules::clever::State &clever() const { return std::get<rules::clever::State>(state()); }
    const rules::clever::State &shown() const
    {
        return std::get<rules::clever::State>(shownState());
    }
    const Seat &seat() const { return clever().seats[static_cast<std::size_t>(shownSeat())]; }
    const rules::clever::Sheet &table() const { return *rulesGame().cleverSheet(); }

    // ---- asking the list of legal entries
    bool hasLegal(rules::Kind kind, int seat = -1) const;
    bool bonusWaits(int seat) const { return hasLegal(rules::Kind::bonus, seat); }
    std::vector<rules::Entry> allowedNow() const;
    Choice choiceWith(int die, int target) const;
    bool leadsOn(const Choice &choice) const; // some entry is left
    bool polishLeads(int die, int by) const;

    // ---- taps
    void tapServed(int die);
    void tapFreeBox(int target, int box); // a bonus or a mark
    void tapDieBox(int target, int box);
    bool isNextBox(int target, int box);
    void makeOnly(const std::vector<rules::Entry> &entries);
    void whyNotDie(int die);
    void chooseBonus();

    // ---- showing
    void showDice();
    void showRollGrid();
    void showActions();
    void showChips();
    void showValues();
    DieRow dieRow(int die) const;
    void addLinks(const rules::State &before, const rules::State &after,
                  std::vector<ChipRow> &rows) const;
    std::vector<int> fieldOrder() const;
    QString wordHint() const;
    QString seatWords(int seat, SeatRow::Dot &dot) const;
    QString debtOf(int seat) const;
    Next rollNext() const;
    Next chooseNext() const;
    Next shareNext() const;
    Next markNext() const;
    int firstOwing() const;

    DiceModel m_dice;
    RollModel m_rollGrid;
    ActionModel m_actions;
    ChipModel m_chips;
    ChipModel m_chain;
    QList<int> m_values;
    QString m_hint;
    Choice m_choice;
    std::array<std::uint8_t, 8> m_faces{}; // tapped so far for the roll that is due
    bool m_extraShown = false;             // the extra die action was tapped
    std::optional<Places> m_places;
};

} // namespace foxpad::app
