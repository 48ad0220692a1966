// SPDX-License-Identifier: GPL-3.0-or-later
#include "players.h"

#include "trouble_words.h"

#include <algorithm>
#include <memory>

namespace foxpad::app {

Players::Players(QObject *parent) : QObject(parent) {}

void Players::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    m_shelf = shelf;
    reload();
    Q_EMIT shelfChanged();
}

void Players::reload()
{
    if (m_shelf == nullptr || m_shelf->store() == nullptr) {
        return;
    }
    const auto found = std::make_shared<QList<store::Regular>>();
    m_shelf->store()->ask(
        [found](store::Connection &connection) { *found = store::regulars(connection); }, this,
        [this, found](const store::Result<store::Done> &done) {
            if (!done) {
                m_shelf->say(TroubleWords::sentence(done.failure()));
                return;
            }
            QList<store::Regular> offered;
            QList<store::Regular> archived;
            for (const store::Regular &regular : std::as_const(*found)) {
                (regular.player.archived ? archived : offered) << regular;
            }
            m_people.show(offered);
            m_archived.show(archived);
            m_known = true;
            Q_EMIT changed();
        });
}

} // namespace foxpad::app
