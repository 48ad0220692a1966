// SPDX-License-Identifier: GPL-3.0-or-later
#include "claims.h"

#include "failure.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace foxpad::store {

Claims::Claims(const QString &databaseFile) : m_file(databaseFile + QStringLiteral("-claims")) {}

Claims::~Claims()
{
    if (m_handle >= 0)
        ::close(m_handle);
}

void Claims::open()
{
    if (m_handle >= 0)
        return;
    m_handle = ::open(QFile::encodeName(m_file).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (m_handle < 0) {
        const bool full = errno == ENOSPC || errno == EDQUOT;
        throw Failure{full ? Trouble::full : Trouble::readOnly,
                      QString::fromLocal8Bit(std::strerror(errno))};
    }
}

void Claims::lock(GameId first, GameId count, short type)
{
    struct flock range {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_start = static_cast<off_t>(first);
    range.l_len = static_cast<off_t>(count);
    int answer = 0;
    do {
        // Bound to the opened file, not to the process: see open(2) on "open file descriptions".
        answer = ::fcntl(m_handle, F_OFD_SETLK, &range);
    } while (answer != 0 && errno == EINTR);
    if (answer == 0)
        return;
    if (errno == EAGAIN || errno == EACCES)
        throw Failure{Trouble::playedElsewhere};
    throw Failure{Trouble::io, QString::fromLocal8Bit(std::strerror(errno))};
}

void Claims::claim(GameId game)
{
    if (holds(game))
        return;
    open();
    lock(game, 1, F_WRLCK);
    m_held.insert(game);
}

void Claims::release(GameId game)
{
    if (m_held.erase(game) > 0)
        lock(game, 1, F_UNLCK);
}

void Claims::claimAll()
{
    open();
    lock(0, 0, F_WRLCK);
}

void Claims::releaseAll()
{
    m_held.clear();
    lock(0, 0, F_UNLCK);
}

} // namespace foxpad::store
