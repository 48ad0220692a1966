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

bool Claims::lock(GameId game, short type)
{
    struct flock range {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_start = static_cast<off_t>(game);
    range.l_len = 1;
    int answer = 0;
    do {
        // Bound to the opened file, not to the process: see open(2) on "open file descriptions".
        answer = ::fcntl(m_handle, F_OFD_SETLK, &range);
    } while (answer != 0 && errno == EINTR);
    return answer == 0;
}

void Claims::claim(GameId game)
{
    if (holds(game))
        return;
    if (m_handle < 0)
        m_handle =
            ::open(QFile::encodeName(m_file).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (m_handle < 0) {
        const bool full = errno == ENOSPC || errno == EDQUOT;
        throw Failure{full ? Trouble::full : Trouble::readOnly,
                      QString::fromLocal8Bit(std::strerror(errno))};
    }
    if (!lock(game, F_WRLCK)) {
        if (errno == EAGAIN || errno == EACCES)
            throw Failure{Trouble::playedElsewhere};
        throw Failure{Trouble::io, QString::fromLocal8Bit(std::strerror(errno))};
    }
    m_held.insert(game);
}

void Claims::release(GameId game)
{
    if (m_held.erase(game) > 0)
        lock(game, F_UNLCK);
}

} // namespace foxpad::store
