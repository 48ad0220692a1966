// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keer_dice_model.h"
#include "pad.h"
#include "rules/keer/turn.h"

#include <array>

namespace foxpad::app {

// A game of Keer op Keer being played. A colour, a number and boxes may be tapped in any order;
// what they leave of the rules' list of legal entries can be tapped further. When the boxes are one
// whole group that can't grow, it is crossed; where it could, the button says so. It names its
// base in full for the linter.
class KeerPad : public foxpad::app::Pad {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(foxpad::app::KeerDiceModel *colours READ colours CONSTANT FINAL)
    Q_PROPERTY(foxpad::app::KeerDiceModel *numbers READ numbers CONSTANT FINAL)
    Q_PROPERTY(bool rolling READ rolling NOTIFY changed FINAL)
    // The roll so far: colours 1 to 6, then numbers 1 to 6, 0 for one that is missing.
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed FINAL)
    Q_PROPERTY(int dicePerKind READ dicePerKind NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed FINAL)
    Q_PROPERTY(bool mayStrike READ mayStrike NOTIFY opened FINAL)
    Q_PROPERTY(int chosenBoxes READ chosenBoxes NOTIFY changed FINAL)

public:
    explicit KeerPad(QObject *parent = nullptr);

    Q_INVOKABLE void setFace(int die, int face); // of the roll: 0 to 2 colours, 3 to 5 numbers
    Q_INVOKABLE void tapColour(int die);
    Q_INVOKABLE void tapNumber(int die);
    Q_INVOKABLE void tapBox(int box);
    Q_INVOKABLE void tapGoal(int line); // sheet entry: someone else was first there
    Q_INVOKABLE void useMark();         // sheet entry: crosses an exclamation mark off
    Q_INVOKABLE void endGame();         // sheet entry: someone else ended it
    Q_INVOKABLE void pass();
    Q_INVOKABLE void forgetTaps();
    // ---- the keyboard: a colour's name, and a number, 6 for the joker
    Q_INVOKABLE void typeColour(const QString &colour);
    Q_INVOKABLE void typeNumber(int number);

    KeerDiceModel *colours() { return &m_colours; }
    KeerDiceModel *numbers() { return &m_numbers; }
    bool rolling() const;
    QList<int> faces() const;
    int dicePerKind() const;
    QString hint() const { return m_hint; }
    bool mayPass() const;
    bool mayStrike() const;
    int chosenBoxes() const { return m_boxes.count(); }

protected:
    void forgetChoice() override;
    void takeUp(const rules::Entry &entry) override;
    Next whatIsNext() const override;
    SeatRow seatRow(int seat) const override;
    Highlights highlights() const override;
    void showParts() override;
    bool owes(int seat) const override;

private:
    using Boxes = rules::keer::Boxes;

    const rules::keer::State &keer() const { return std::get<rules::keer::State>(state()); }
    const rules::keer::Seat &seat(int n) const { return keer().seats[static_cast<std::size_t>(n)]; }
    bool isChosen() const { return m_colour >= 0 || m_number >= 0 || m_boxes.any(); }
    bool hasLegal(rules::Kind kind, int seat) const;
    bool hasGroup(int seat) const;

    // The groups the taps so far may become, and those they are.
    struct Groups {
        std::vector<rules::Entry> exact; // cheapest first
        Boxes further;                   // boxes of the others
    };
    Groups groups(int colour, int number, const Boxes &boxes) const;
    Groups groups() const { return groups(m_colour, m_number, m_boxes); }
    // The entry the taps are, where it is one; nothing where it is left open how to pay.
    static std::optional<rules::Entry> decided(const Groups &groups);
    bool leadsOn(const Groups &groups) const;
    void tapped();
    void typeFace(int firstDie, int face);
    void whyNotBox(int box);
    rules::Entry entryWith(const Boxes &boxes) const;

    Next rollNext() const;
    Next groupNext(const Groups &groups) const;
    Next shareNext() const;
    QString dieWords(int colour, int number) const;
    QString wordHint() const;
    QString gainWords(const rules::Entry &entry) const;
    void showDice();

    KeerDiceModel m_colours;
    KeerDiceModel m_numbers;
    QString m_hint;
    int m_colour = -1; // faces as in the rules
    int m_number = -1;
    Boxes m_boxes;
    std::array<std::uint8_t, 6> m_faces{};
};

} // namespace foxpad::app
