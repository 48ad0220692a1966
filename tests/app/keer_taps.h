// SPDX-License-Identifier: GPL-3.0-or-later
// The taps that make an entry on the table of Keer op Keer, by the names of what is tapped.
#pragma once

#include "keer_pad.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace foxpad::app::test {

inline QString recordFile(const QString &name)
{
    QFile record(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(name));
    return record.open(QIODevice::ReadOnly) ? QString::fromUtf8(record.readAll()) : QString();
}

// The head of a record alone.
inline QString headOf(const rules::Match &match)
{
    QString text;
    for (const std::string &line : match.header().lines())
        text += QString::fromStdString(line) + u'\n';
    return text;
}

inline QStringList boxTaps(const rules::Entry &entry)
{
    QStringList taps;
    for (std::size_t i = 0; i < entry.value; ++i)
        taps << QStringLiteral("box-0-%1").arg(entry.faces[i]);
    return taps;
}

// `next` is left out where the last box enters the group by itself.
inline QStringList keerTaps(KeerPad &pad, const rules::Entry &entry)
{
    using rules::Kind;
    QStringList taps;
    const auto &state = std::get<rules::keer::State>(pad.match().state());
    const bool ofSeat = entry.kind == Kind::take || entry.kind == Kind::pass ||
                        entry.kind == Kind::mark || entry.kind == Kind::use;
    if (ofSeat && pad.shownSeat() != entry.seat)
        taps << QStringLiteral("seat-%1").arg(entry.seat);
    switch (entry.kind) {
    case Kind::roll:
        for (int die = 0; die < 6; ++die)
            if (const int face = entry.faces[static_cast<std::size_t>(die)])
                taps << QStringLiteral("roll-%1-%2").arg(die).arg(face);
        return taps;
    case Kind::take: {
        const auto colour = std::ranges::find(state.colours, entry.die + 1);
        const auto number = std::ranges::find(state.numbers, entry.bonus);
        taps << QStringLiteral("colour-%1").arg(colour - state.colours.begin())
             << QStringLiteral("number-%1").arg(number - state.numbers.begin());
        return taps + boxTaps(entry);
    }
    case Kind::mark:
        return taps + boxTaps(entry);
    case Kind::pass:
        return taps << QStringLiteral("pass");
    case Kind::use:
        return taps << QStringLiteral("marks");
    case Kind::strike:
        return taps << QStringLiteral("goal-%1").arg(entry.target);
    case Kind::end:
        return taps << QStringLiteral("end");
    default:
        return taps << QStringLiteral("next");
    }
}

// Taps what has this name, as the screen would.
inline void tap(KeerPad &pad, const QString &name)
{
    const QString what = name.section(u'-', 0, 0);
    const int first = name.section(u'-', 1, 1).toInt();
    const int second = name.section(u'-', 2, 2).toInt();
    if (what == u"roll")
        pad.setFace(first, second);
    else if (what == u"colour")
        pad.tapColour(first);
    else if (what == u"number")
        pad.tapNumber(first);
    else if (what == u"box")
        pad.tapBox(second);
    else if (what == u"seat")
        pad.showSeat(first);
    else if (what == u"pass")
        pad.pass();
    else if (what == u"marks")
        pad.useMark();
    else if (what == u"end")
        pad.endGame();
    else
        pad.next();
}

} // namespace foxpad::app::test
