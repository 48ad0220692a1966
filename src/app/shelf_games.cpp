// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Shelf that begins games and takes them away.
#include "shelf.h"

#include "device.h"
#include "trouble_words.h"

#include <QDateTime>
#include <QDir>

namespace foxpad::app {

void Shelf::rematch(qint64 game)
{
    if (m_store == nullptr) {
        return;
    }
    const auto match = m_store->load(game);
    if (!match) {
        say(TroubleWords::sentence(match.failure()));
        return;
    }
    begin(headAgain(*match));
}

// Everything but what told that one game from others.
std::vector<std::string> Shelf::headAgain(const rules::Match &match)
{
    std::vector<std::string> head;
    for (const std::string &line : match.header().lines()) {
        if (!line.starts_with("id ") && !line.starts_with("date ")) {
            head.push_back(line);
        }
    }
    return head;
}

void Shelf::begin(const std::vector<std::string> &head, const std::vector<std::string> &entries)
{
    if (m_store == nullptr) {
        say(tr("Your games are not open yet."));
        return;
    }
    m_store->create(head, this, [this, entries](const store::Result<store::GameId> &game) {
        if (!game) {
            say(TroubleWords::sentence(game.failure()));
            return;
        }
        fill(*game, entries, 0);
    });
}

// One entry after another, so that a failing disk leaves a game that is right as far as it goes.
void Shelf::fill(qint64 game, const std::vector<std::string> &entries, std::size_t from)
{
    if (from < entries.size()) {
        m_store->append(game, entries[from], this,
                        [this, game, entries, from](const store::Result<store::Done> &done) {
                            if (!done) {
                                say(TroubleWords::sentence(done.failure()));
                            }
                            fill(game, entries, done ? from + 1 : entries.size());
                        });
        return;
    }
    if (const auto line = m_store->game(game)) {
        Q_EMIT began(game, line->rules);
    }
}

void Shelf::remove(qint64 game)
{
    if (m_store == nullptr) {
        return;
    }
    m_store->removeGame(game, this, [this, game](const store::Result<store::Done> &done) {
        if (!done) {
            say(TroubleWords::sentence(done.failure()));
            return;
        }
        say(tr("The game is gone."));
        m_removed = game;
        Q_EMIT messageChanged();
        refresh();
    });
}

void Shelf::bringBack()
{
    if (m_removed == 0 || m_store == nullptr) {
        return;
    }
    m_store->bringBack(m_removed, this, [this](const store::Result<store::Done> &done) {
        if (!done) {
            say(TroubleWords::sentence(done.failure()));
        }
        refresh();
    });
    forgetMessage();
}

namespace {

QString placeIn(const QDir &folder, const QString &name)
{
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(name);
}

} // namespace

QString Shelf::newPicture(const QString &name)
{
    const QString when =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    return placeIn(device::pictureFolder(), QStringLiteral("%1 %2.png").arg(name, when));
}

QString Shelf::newDocument(const QString &name)
{
    return placeIn(device::documentFolder(), name);
}

void Shelf::offer(const QString &file)
{
    if (!device::share(file)) {
        say(tr("Saved as %1").arg(file));
    }
}

} // namespace foxpad::app
