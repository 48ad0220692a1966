// SPDX-License-Identifier: GPL-3.0-or-later
// The taps that make an entry on the table screen, by the names of what is tapped.
#pragma once

#include "clever_pad.h"

#include <QStringList>

#include <algorithm>

namespace foxpad::app::test {

inline QString named(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

class Taps {
public:
    explicit Taps(CleverPad &pad)
        : m_pad(pad), m_sheet(*pad.match().game()->cleverSheet()), m_places(m_sheet)
    {}

    QStringList of(const rules::Entry &entry) const
    {
        using rules::Kind;
        QStringList taps;
        const bool tables =
            entry.kind == Kind::roll || entry.kind == Kind::serve || entry.kind == Kind::next;
        if (!tables && m_pad.shownSeat() != entry.seat)
            taps << QStringLiteral("seat-%1").arg(entry.seat);
        switch (entry.kind) {
        case Kind::roll:
            return taps + ofDice(entry, true);
        case Kind::serve:
            return taps + ofDice(entry, false);
        case Kind::pick:
        case Kind::extra:
            return taps + ofDie(entry) + QStringList{box(entry)};
        case Kind::bonus:
            if (const QString chip = named(m_sheet.kinds[entry.bonus].name); !isChosen(chip))
                taps << QStringLiteral("chip-") + chip;
            if (entry.value)
                taps << QStringLiteral("value-%1").arg(entry.value);
            return taps << box(entry);
        case Kind::mark:
            taps << box(entry);
            if (entry.value)
                taps << QStringLiteral("value-%1").arg(entry.value);
            return taps;
        case Kind::use:
            return taps << QStringLiteral("action-") + named(m_sheet.tracks[entry.die].name);
        case Kind::reroll:
            return taps << QStringLiteral("action-reroll");
        case Kind::pass:
            return taps << (m_sheet.mayDecline ? QStringLiteral("pass") : QStringLiteral("next"));
        default:
            return taps << QStringLiteral("next");
        }
    }

private:
    // Of several bonuses one is chosen by itself; a seat that is not shown yet has none.
    bool isChosen(const QString &chip) const
    {
        const auto &rows = m_pad.chips()->rows();
        return std::ranges::any_of(
            rows, [&](const ChipRow &row) { return row.badge == chip && row.chosen; });
    }
    QString die(int number) const { return named(m_sheet.dice[static_cast<std::size_t>(number)]); }

    QStringList ofDice(const rules::Entry &entry, bool faces) const
    {
        QStringList taps;
        for (int i = 0; i < rules::clever::dieCount; ++i)
            if (entry.die >> i & 1)
                taps << (faces ? QStringLiteral("roll-%1-%2")
                                     .arg(die(i))
                                     .arg(entry.faces[static_cast<std::size_t>(i)])
                               : QStringLiteral("die-") + die(i));
        return taps;
    }

    QStringList ofDie(const rules::Entry &entry) const
    {
        QStringList taps{QStringLiteral("die-") + die(entry.die)};
        const int partner = entry.die == rules::clever::white ? m_places.pairDie() : entry.die;
        const auto steps = [&](int by, int of) {
            for (int i = 0; i < std::abs(by); ++i)
                taps << (by > 0 ? QStringLiteral("rise-") : QStringLiteral("fall-")) + die(of);
        };
        steps(entry.polishWhite, rules::clever::white);
        steps(entry.polishColour, partner);
        return taps;
    }

    QString box(const rules::Entry &entry) const
    {
        const auto &state = std::get<rules::clever::State>(m_pad.match().state());
        return QStringLiteral("box-%1-%2")
            .arg(m_places.areaOf(entry.target))
            .arg(m_places.boxesOf(state.seats[entry.seat], entry.target).front());
    }

    CleverPad &m_pad;
    const rules::clever::Sheet &m_sheet;
    Places m_places;
};

// Taps what has this name, as the screen would.
inline void tap(CleverPad &pad, const QString &name)
{
    const QString what = name.section(u'-', 0, 0);
    const QString which = name.section(u'-', 1);
    const QString first = which.section(u'-', 0, 0);
    const int number = which.section(u'-', 1).toInt();
    if (what == u"roll")
        pad.setFace(static_cast<int>(pad.dieColours().indexOf(first)), number);
    else if (what == u"die")
        pad.tapDie(static_cast<int>(pad.dieColours().indexOf(which)));
    else if (what == u"rise" || what == u"fall")
        pad.polish(static_cast<int>(pad.dieColours().indexOf(which)), what == u"rise" ? 1 : -1);
    else if (what == u"box")
        pad.tapBox(first.toInt(), number);
    else if (what == u"value")
        pad.chooseValue(which.toInt());
    else if (what == u"seat")
        pad.showSeat(which.toInt());
    else if (what == u"next")
        pad.next();
    else if (what == u"pass")
        pad.pass();
    else if (what == u"action")
        for (int i = 0; i < pad.actions()->rowCount(); ++i) {
            if (pad.actions()->row(i).track == which)
                pad.tapAction(i);
        }
    else if (what == u"chip")
        for (int i = 0; i < pad.chips()->rowCount(); ++i)
            if (pad.chips()->row(i).badge == which)
                pad.tapChip(i);
}

} // namespace foxpad::app::test
