// SPDX-License-Identifier: GPL-3.0-or-later
#include "counting.h"

#include "trouble_words.h"

namespace foxpad::app {

Counting::Counting(QObject *parent) : QObject(parent) {}

void Counting::setPad(Pad *pad)
{
    if (pad == m_pad) {
        return;
    }
    if (m_pad != nullptr) {
        m_pad->disconnect(this);
    }
    m_pad = pad;
    const auto follow = [this] {
        if (!m_pad->match().header().problem()) {
            m_tally.show(m_pad->match());
        }
    };
    if (m_pad != nullptr) {
        connect(m_pad, &Pad::changed, this, follow);
        follow();
    }
    Q_EMIT padChanged();
}

void Counting::load(Shelf *shelf, qint64 game)
{
    if (shelf == nullptr || shelf->store() == nullptr) {
        return;
    }
    if (const auto match = shelf->store()->load(game)) {
        m_tally.show(*match);
    } else {
        shelf->say(TroubleWords::sentence(match.failure()));
    }
}

} // namespace foxpad::app
