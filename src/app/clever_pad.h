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
// follows from the rules' list of legal entries alone. It names its base in full for the linter.
class CleverPad : public foxpad::app::Pad {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::DiceModel *dice READ dice CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::RollModel *rollGrid READ rollGrid CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::ActionModel *actions READ actions CONSTANT FINAL)
    // Bonuses of the shown seat that wait, and the faces one of them, or a mark, may be given.
    Q_PROPERTY(foxpad::app::ChipModel *chips READ chips CONSTANT FINAL)
    Q_PROPERTY(QList<int> values READ values NOTIFY changed FINAL)
    Q_PROPERTY(int valueSet READ valueSet NOTIFY changed FINAL) // the same as bits
    Q_PROPERTY(QString valueColour READ valueColour NOTIFY changed FINAL)
    Q_PROPERTY(int value READ value NOTIFY changed FINAL)
    // What the held box would set off, step by step; empty while none is held.
    Q_PROPERTY(foxpad::app::ChipModel *chain READ chain CONSTANT FINAL)
    Q_PROPERTY(bool rolling READ rolling NOTIFY changed FINAL) // the roll is to be tapped in
    Q_PROPERTY(bool serving READ serving NOTIFY changed FINAL) // solo: which dice lie on the tray
    Q_PROPERTY(bool sharing READ sharing NOTIFY changed FINAL) // the tray is everybody's
    // How many dice lie where.
    Q_PROPERTY(int facesTapped READ facesTapped NOTIFY changed FINAL)
    Q_PROPERTY(int handCount READ handCount NOTIFY changed FINAL)
    Q_PROPERTY(int fieldCount READ fieldCount NOTIFY changed FINAL)
    Q_PROPERTY(int trayCount READ trayCount NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
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
    // ---- the keyboard: a colour takes a row of the roll grid or a die; a number is its face, a
    // value, or one of the lit boxes in the sheet's order; Enter makes what is left or goes on.
    Q_INVOKABLE void typeColour(const QString &colour);
    Q_INVOKABLE void typeNumber(int number);
    Q_INVOKABLE void enter();
    Q_INVOKABLE bool typeEscape(); // false where there was nothing to forget

    DiceModel *dice() { return &m_dice; }
    RollModel *rollGrid() { return &m_rollGrid; }
    ActionModel *actions() { return &m_actions; }
    ChipModel *chips() { return &m_chips; }
    ChipModel *chain() { return &m_chain; }
    QList<int> values() const { return m_values; }
    int valueSet() const;
    QString valueColour() const;
    int value() const { return m_choice.value; }
    bool rolling() const;
    bool serving() const;
    QString hint() const { return m_hint; }
    bool sharing() const { return phase() == QLatin1String("share"); }
    int facesTapped() const;
    int handCount() const { return count(DiceModel::Hand); }
    int fieldCount() const { return count(DiceModel::Field); }
    int trayCount() const { return count(DiceModel::Tray); }
    QStringList dieColours() const;

Q_SIGNALS:
    // An action or a fox was earned by that box; for the eye.
    void gained(const QString &badge, int area, int box);

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
    void tellGains();
    DieRow dieRow(int die) const;
    void addLinks(const rules::State &before, const rules::State &after,
                  std::vector<ChipRow> &rows) const;
    std::vector<int> fieldOrder() const;
    QString wordHint() const;
    QString seatWords(int seat, SeatRow::Dot &dot) const;
    QString debtOf(int seat) const;
    int count(DiceModel::Place place) const;
    static rules::Entry passOf(int seat);
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
    int m_typedDie = -1;                   // the row of the roll grid a typed number goes to
    bool m_extraShown = false;             // the extra die action was tapped
    std::optional<Places> m_places;
    std::optional<Seat> m_drawn; // the shown seat as it was drawn last
    int m_drawnSeat = -1;
};

} // namespace foxpad::app
