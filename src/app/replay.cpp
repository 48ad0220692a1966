// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include "entry_words.h"
#include "names.h"
#include "trouble_words.h"

#include <QLocale>

#include <algorithm>

namespace foxpad::app {

Replay::Replay(QObject *parent) : QObject(parent) {}

void Replay::load(Shelf *shelf, qint64 game)
{
    if (shelf == nullptr || shelf->store() == nullptr) {
        return;
    }
    const auto match = shelf->store()->load(game);
    const auto line = shelf->store()->game(game);
    if (!match || !line) {
        shelf->say(TroubleWords::sentence(match ? line.failure() : match.failure()));
        return;
    }
    show(*match, line->localStart().date());
}

void Replay::show(const rules::Match &match, const QDate &day)
{
    m_match = match;
    const rules::Game &game = *match.game();
    m_names = Names::texts(match.header().players());
    m_day = QLocale().toString(day, tr("dddd d MMMM", "a date with its weekday"));
    const EntryWords words(game, m_names);
    m_states = {match.stateAt(0)};
    std::vector<LogRow> log;
    m_colours.clear();
    m_gains.clear();
    m_rounds = {0};
    rules::Report before = game.report(m_states[0]);
    for (const rules::Entry &made : match.log()) {
        rules::State state = m_states.back();
        game.apply(state, made);
        log.push_back(words.row(made, m_states.back(), state));
        log.back().index = static_cast<int>(log.size()) - 1;
        log.back().correctable = false; // it is only looked at
        m_states.push_back(state);
        rules::Report after = game.report(state);
        const auto seat = static_cast<std::size_t>(made.seat);
        constexpr qreal large = 20; // points; a stroke of full height
        const int gain = after.seats[seat].total - before.seats[seat].total;
        m_gains << std::clamp(gain / large, 0.0, 1.0);
        m_colours << log.back().colour;
        if (after.round != before.round) {
            m_rounds << static_cast<int>(log.size());
        }
        before = std::move(after);
    }
    m_log.show(std::move(log));
    m_at = length();
    m_seat = 0;
    Q_EMIT loaded();
    showMoment();
}

QString Replay::gameName() const
{
    return m_match.game() != nullptr ? Names::game(m_match.game()->id()) : QString();
}

QString Replay::rules() const
{
    return m_match.game() != nullptr ? Names::text(m_match.game()->id()) : QString();
}

void Replay::setAt(int at)
{
    const int wanted = std::clamp(at, 0, length());
    if (wanted == m_at) {
        return;
    }
    m_at = wanted;
    // The sheet that was written on comes to the front.
    if (const LogRow *row = entry(); row != nullptr && row->seat >= 0) {
        m_seat = row->seat;
    }
    showMoment();
}

void Replay::setSeat(int seat)
{
    if (seat == m_seat || seat < 0 || seat >= m_names.size()) {
        return;
    }
    m_seat = seat;
    showMoment();
}

void Replay::showMoment()
{
    const rules::Game &game = *m_match.game();
    const rules::State &state = m_states[static_cast<std::size_t>(m_at)];
    Highlights highlights;
    if (m_at > 0 && m_at < length()) {
        highlights.before = m_states[static_cast<std::size_t>(m_at - 1)];
    }
    m_sheet.show(game, state, m_seat, highlights);
    m_totals.clear();
    for (const rules::Report::Seat &seat : game.report(state).seats) {
        m_totals << seat.total;
    }
    Q_EMIT moved();
}

const LogRow *Replay::entry() const
{
    return m_at > 0 ? &m_log.row(m_at - 1) : nullptr;
}

QString Replay::words() const
{
    const LogRow *row = entry();
    return row != nullptr ? row->words : tr("The sheets are empty");
}

QString Replay::detail() const
{
    const LogRow *row = entry();
    if (row == nullptr) {
        return {};
    }
    return row->detail.isEmpty()
               ? row->turn
               : tr("%1 · %2", "the turn, what it gave").arg(row->turn, row->detail);
}

QString Replay::colour() const
{
    const LogRow *row = entry();
    return row != nullptr ? row->colour : QString();
}

} // namespace foxpad::app
