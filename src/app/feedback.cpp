// SPDX-License-Identifier: GPL-3.0-or-later
#include "feedback.h"

#include "device.h"

namespace foxpad::app {

namespace {

int foxes(const rules::Report &report)
{
    int all = 0;
    for (const rules::Report::Seat &seat : report.seats) {
        all += seat.foxes.value_or(0);
    }
    return all;
}

bool isWritten(rules::Kind kind)
{
    using rules::Kind;
    return kind == Kind::pick || kind == Kind::extra || kind == Kind::bonus || kind == Kind::mark ||
           kind == Kind::take;
}

} // namespace

void Feedback::setPad(Pad *pad)
{
    if (pad == m_pad) {
        return;
    }
    if (m_pad != nullptr) {
        m_pad->disconnect(this);
    }
    m_pad = pad;
    if (m_pad != nullptr) {
        connect(m_pad, &Pad::changed, this, &Feedback::followChain);
        connect(m_pad, &Pad::entryMade, this, &Feedback::followEntry);
        connect(m_pad, &Pad::refused, this, [this] { tell(Refused); });
    }
    Q_EMIT padChanged();
}

void Feedback::tell(Event event)
{
    if (!m_active) {
        return;
    }
    if (m_felt) {
        device::feel(event);
    }
    Q_EMIT happened(event);
}

void Feedback::followChain()
{
    const bool before = std::exchange(m_playing, m_pad->playing());
    if (before) {
        tell(Step);
    }
}

// One thing an entry: the one that matters most.
void Feedback::followEntry()
{
    const rules::Match &match = m_pad->match();
    if (!m_active || match.log().empty()) {
        return;
    }
    const rules::Game &game = *match.game();
    const rules::Entry &entry = match.log().back();
    const rules::State before = match.stateAt(match.log().size() - 1);
    const rules::Report now = game.report(match.state());
    if (now.over) {
        tell(Over);
    } else if (foxes(now) > foxes(game.report(before))) {
        tell(Fox);
    } else if (isWritten(entry.kind)) {
        const bool shownAtOnce = !m_pad->playing() && game.chain(before, entry).size() > 1;
        tell(shownAtOnce ? Step : Entered);
    }
}

} // namespace foxpad::app
