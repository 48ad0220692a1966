// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a pad: its words, earlier moments, and putting an earlier entry right.
#include "pad.h"

#include "names.h"
#include "words.h"

namespace foxpad::app {

using namespace rules;

void Pad::writeLog()
{
    std::vector<LogRow> rows;
    State before = m_match.stateAt(0);
    for (std::size_t i = 0; i < m_match.log().size(); ++i) {
        State after = before;
        rulesGame().apply(after, m_match.log()[i]);
        LogRow row = m_words->row(m_match.log()[i], before, after);
        row.index = static_cast<int>(i);
        rows.push_back(std::move(row));
        before = after;
    }
    m_log.show(std::move(rows));
    showTurn();
}

void Pad::logLast()
{
    const std::size_t last = m_match.log().size() - 1;
    LogRow row = m_words->row(m_match.log()[last], m_match.stateAt(last), m_match.state());
    row.index = static_cast<int>(last);
    m_log.append(std::move(row));
    showTurn();
}

void Pad::unlogLast()
{
    m_log.removeLast();
    showTurn();
}

// What has been done since the last turn was closed.
void Pad::showTurn()
{
    const auto log = m_match.log();
    std::size_t from = log.size();
    while (from > 0 && log[from - 1].kind != Kind::next)
        --from;
    const auto &rows = m_log.rows();
    m_turn.show({rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end()});
}

void Pad::lookAt(int entries)
{
    if (later([this, entries] { lookAt(entries); }) || !m_match.game())
        return;
    const int all = static_cast<int>(m_match.log().size());
    endSteps();
    m_correcting = -1;
    m_correction.reset();
    m_consequence.clear();
    m_lookingAt = entries < 0 || entries >= all ? -1 : entries;
    forgetChoice();
    readState();
    if (m_lookingAt < 0)
        follow();
    else if (m_lookingAt > 0)
        showMover(m_match.log()[static_cast<std::size_t>(m_lookingAt) - 1]);
    show();
}

void Pad::correct(int index)
{
    if (later([this, index] { correct(index); }) || index < 0 ||
        index >= static_cast<int>(m_match.log().size()))
        return;
    forgetRefusal();
    endSteps();
    m_lookingAt = index;
    m_correcting = index;
    m_correction.reset();
    m_consequence.clear();
    const Entry &entry = m_match.log()[static_cast<std::size_t>(index)];
    forgetChoice();
    readState();
    showMover(entry);
    takeUp(entry);
    show();
}

void Pad::judgeCorrection(const Entry &entry)
{
    const auto index = static_cast<std::size_t>(m_correcting);
    const Match::Correction result = m_match.corrected(index, entry);
    m_correction = entry;
    m_consequence.clear();
    const State before = m_match.stateAt(index);
    State after = before;
    rulesGame().apply(after, entry);
    m_consequence << m_words->row(entry, before, after).words;
    const int all = static_cast<int>(m_match.log().size());
    const int later = all - m_correcting - 1;
    if (!result.refusal) {
        m_consequence << (later == 0 ? tr("Nothing came after it.")
                                     : tr("All %n later entries still fit.", nullptr, later));
    } else {
        const int lost = all - static_cast<int>(result.fitting);
        const LogRow &first = m_log.row(static_cast<int>(result.fitting));
        m_consequence << tr("No longer fits: %1. %2")
                             .arg(first.words, Words::refusal(result.refusal, players()))
                      << (lost == 1
                              ? tr("That entry is lost.")
                              : tr("It and all after it are lost: %n entries.", nullptr, lost));
    }
    const Report was = rulesGame().report(m_match.state());
    const Report is = rulesGame().report(result.match.state());
    for (std::size_t seat = 0; seat < was.seats.size(); ++seat)
        if (was.seats[seat].total != is.seats[seat].total)
            m_consequence << tr("%1: %2 points instead of %3")
                                 .arg(players().value(static_cast<int>(seat)))
                                 .arg(is.seats[seat].total)
                                 .arg(was.seats[seat].total);
    forgetChoice();
    show();
}

void Pad::makeCorrection()
{
    if (later([this] { makeCorrection(); }) || !m_correction)
        return;
    const auto index = static_cast<std::size_t>(m_correcting);
    if (!m_store)
        return replaced(m_match.corrected(index, *m_correction).match);
    m_waiting = true;
    m_store->correct(m_game, index, rulesGame().write(*m_correction), this,
                     [this](const store::Result<Match> &match) {
                         m_waiting = false;
                         if (match)
                             replaced(*match);
                         else
                             refuse(match.failure());
                         written();
                     });
}

void Pad::replaced(Match match)
{
    m_match = std::move(match);
    writeLog();
    lookAt(-1);
}

void Pad::leaveCorrection()
{
    lookAt(-1);
}

} // namespace foxpad::app
