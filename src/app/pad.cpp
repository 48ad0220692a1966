// SPDX-License-Identifier: GPL-3.0-or-later
#include "pad.h"

#include "names.h"
#include "rule_book.h"
#include "trouble_words.h"
#include "words.h"

namespace foxpad::app {

using namespace rules;

Pad::Pad(QObject *parent) : QObject(parent)
{
    m_stepTimer.setSingleShot(true);
    connect(&m_stepTimer, &QTimer::timeout, this, &Pad::step);
}

Pad::~Pad()
{
    if (m_store)
        m_store->close(m_game);
}

void Pad::open(store::Store &store, store::GameId game)
{
    m_store = &store;
    m_game = game;
    store.play(game, this, [this](const store::Result<Match> &match) {
        if (match)
            take(*match);
        else
            refuse(match.failure());
    });
}

void Pad::open(Shelf *shelf, qint64 game)
{
    if (shelf && shelf->store())
        open(*shelf->store(), game);
}

bool Pad::begin(const QString &record)
{
    Match::Reading reading = Match::read(record.toStdString());
    if (reading.refusal) {
        refuse(reading.refusal);
        return false;
    }
    take(std::move(reading.match));
    return true;
}

void Pad::take(Match match)
{
    m_match = std::move(match);
    m_words.emplace(rulesGame(), players());
    m_shownSeat = 0;
    forgetChoice();
    writeLog();
    readState();
    follow();
    Q_EMIT opened();
    show();
}

QString Pad::record() const
{
    return Names::text(m_match.record());
}

QString Pad::game() const
{
    return m_match.game() ? Names::text(m_match.game()->id()) : QString();
}

QString Pad::gameName() const
{
    return m_match.game() ? Names::game(m_match.game()->id()) : QString();
}

QString Pad::phase() const
{
    return Names::text(m_report.phase);
}

QStringList Pad::players() const
{
    return Names::texts(m_match.header().players());
}

QString Pad::called(int seat) const
{
    return Names::brief(players().value(seat));
}

const State &Pad::shownState() const
{
    return playing() ? m_steps[m_step] : m_state;
}

Refusal Pad::whyNot(const Entry &entry) const
{
    State copy = m_state;
    return rulesGame().apply(copy, entry);
}

// ---- taps

bool Pad::beginTap()
{
    if (!m_match.game())
        return false;
    forgetRefusal();
    skip();
    if (mayTap())
        return true;
    refuse(tr("This is an earlier moment. Go back to now to play on."));
    return false;
}

bool Pad::later(std::function<void()> tap)
{
    if (m_waiting)
        m_later.push_back(std::move(tap));
    return m_waiting;
}

void Pad::keep(const std::function<void(Written)> &write, std::function<void()> then)
{
    if (!m_store)
        return then();
    m_waiting = true;
    write([this, then = std::move(then)](const store::Result<store::Done> &done) {
        m_waiting = false;
        if (done)
            then();
        else
            refuse(done.failure());
        written();
    });
}

// The taps that waited, until one of them must be written too.
void Pad::written()
{
    const std::vector<std::function<void()>> taps = std::exchange(m_later, {});
    for (const std::function<void()> &tap : taps)
        tap();
}

bool Pad::make(const Entry &entry)
{
    if (const Refusal refusal = whyNot(entry)) {
        refuse(refusal);
        return false;
    }
    if (correcting())
        judgeCorrection(entry);
    else
        keep(
            [&](Written done) {
                m_store->append(m_game, rulesGame().write(entry), this, std::move(done));
            },
            [this, entry] { made(entry); });
    return true;
}

void Pad::made(const Entry &entry)
{
    m_steps = rulesGame().chain(m_state, entry);
    m_step = m_stepTime > 0 && m_steps.size() > 1 ? 0 : m_steps.size();
    m_match.add(entry);
    logLast();
    forgetChoice();
    readState();
    if (playing())
        m_stepTimer.start(m_stepTime);
    else
        follow();
    show();
    Q_EMIT entryMade(entry.seat);
}

void Pad::next()
{
    if (later([this] { next(); }) || !m_match.game())
        return;
    forgetRefusal();
    skip();
    if (m_lookingAt >= 0 && !correcting())
        return lookAt(-1);
    if (m_next.leaves)
        Q_EMIT finished();
    else if (m_next.entry)
        make(*m_next.entry);
    else {
        if (m_next.seat >= 0)
            showSeat(m_next.seat);
        refuse(m_next.detail);
    }
}

void Pad::undo()
{
    if (later([this] { undo(); }) || !m_match.canUndo() || m_lookingAt >= 0)
        return;
    forgetRefusal();
    endSteps();
    keep([&](Written done) { m_store->undo(m_game, this, std::move(done)); },
         [this] {
             const Entry entry = m_match.log().back();
             m_match.undo();
             unlogLast();
             forgetChoice();
             readState();
             takeUp(entry);
             showMover(entry);
             show();
         });
}

void Pad::redo()
{
    if (later([this] { redo(); }) || !m_match.canRedo() || m_lookingAt >= 0)
        return;
    forgetRefusal();
    endSteps();
    keep([&](Written done) { m_store->redo(m_game, this, std::move(done)); },
         [this] {
             m_match.redo();
             logLast();
             forgetChoice();
             readState();
             showMover(m_match.log().back());
             follow();
             show();
         });
}

void Pad::showMover(const Entry &entry)
{
    const bool tables =
        entry.kind == Kind::roll || entry.kind == Kind::serve || entry.kind == Kind::next;
    if (!tables)
        m_shownSeat = entry.seat;
    else if (m_report.active)
        m_shownSeat = *m_report.active - 1;
}

void Pad::showSeat(int seat)
{
    if (later([this, seat] { showSeat(seat); }) || seat < 0 || seat >= players().size() ||
        seat == m_shownSeat)
        return;
    skip();
    m_shownSeat = seat;
    forgetChoice();
    show();
}

// Goes on to whoever owes something, when the one on the screen does not.
void Pad::follow()
{
    const int count = static_cast<int>(players().size());
    const int from = m_report.active.value_or(1) - 1;
    if (owes(m_shownSeat))
        return;
    for (int i = 0; i < count; ++i)
        if (const int seat = (from + i) % count; owes(seat)) {
            m_shownSeat = seat;
            return;
        }
}

// ---- a chain, step by step

void Pad::step()
{
    ++m_step;
    m_report = rulesGame().report(shownState());
    if (playing())
        m_stepTimer.start(m_stepTime);
    else
        follow();
    show();
}

void Pad::skip()
{
    if (!playing())
        return;
    endSteps();
    m_report = rulesGame().report(m_state);
    follow();
    show();
}

void Pad::endSteps()
{
    m_stepTimer.stop();
    m_step = m_steps.size();
}

// ---- refusals

void Pad::refuse(const Refusal &refusal)
{
    refuse(Words::refusal(refusal, players()), refusal.rule);
}

void Pad::refuse(const store::Failure &failure)
{
    if (failure.trouble == store::Trouble::refused)
        refuse(failure.refusal);
    else
        refuse(TroubleWords::sentence(failure));
}

void Pad::refuse(const QString &words, rules::Rule rule)
{
    m_refusal = words;
    m_refusalTopic = RuleBook::topicOf(rule);
    Q_EMIT refusalChanged();
    Q_EMIT refused();
}

void Pad::forgetRefusal()
{
    if (m_refusal.isEmpty())
        return;
    m_refusal.clear();
    Q_EMIT refusalChanged();
}

// ---- what is on the screen

void Pad::readState()
{
    if (m_lookingAt >= 0)
        m_state = m_match.stateAt(static_cast<std::size_t>(m_lookingAt));
    else
        m_state = m_match.state();
    m_report = rulesGame().report(shownState());
    m_legal.resize(mostLegal);
    EntryList list(m_legal);
    if (mayTap())
        rulesGame().legal(m_state, list);
    m_legal.resize(list.size());
}

std::size_t Pad::entriesShown() const
{
    return m_lookingAt >= 0 ? static_cast<std::size_t>(m_lookingAt) : m_match.log().size();
}

// As it was before the shown seat last entered something.
std::optional<State> Pad::beforeLast() const
{
    if (playing() && m_match.log().back().seat == m_shownSeat)
        return m_match.stateAt(m_match.log().size() - 1);
    for (std::size_t i = entriesShown(); i-- > 0;) {
        const Entry &entry = m_match.log()[i];
        const bool fills = entry.kind == Kind::pick || entry.kind == Kind::extra ||
                           entry.kind == Kind::bonus || entry.kind == Kind::mark ||
                           entry.kind == Kind::take;
        if (fills && entry.seat == m_shownSeat)
            return m_match.stateAt(i);
    }
    return std::nullopt;
}

void Pad::show()
{
    m_next = m_lookingAt >= 0 && !correcting()
                 ? Next{tr("Back to now"),
                        m_log.rowCount() > 0 && m_lookingAt > 0 ? m_log.row(m_lookingAt - 1).words
                                                                : QString(),
                        {},
                        true}
                 : whatIsNext();
    showSeats();
    Highlights shown;
    if (!playing() && mayTap())
        shown = highlights();
    shown.before = beforeLast();
    m_sheet.show(rulesGame(), shownState(), m_shownSeat, shown);
    showParts();
    if (m_announcedSeat != m_shownSeat) {
        m_announcedSeat = m_shownSeat;
        Q_EMIT shownSeatChanged();
    }
    Q_EMIT changed();
}

void Pad::showSeats()
{
    std::vector<SeatRow> rows;
    const QStringList names = players();
    for (int seat = 0; seat < names.size(); ++seat) {
        SeatRow row = seatRow(seat);
        row.name = names[seat];
        row.total = m_report.seats[static_cast<std::size_t>(seat)].total;
        row.active = !m_report.over && m_report.active == seat + 1;
        row.shown = seat == m_shownSeat;
        rows.push_back(std::move(row));
    }
    m_seats.show(std::move(rows));
}

} // namespace foxpad::app
