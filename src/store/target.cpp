// SPDX-License-Identifier: GPL-3.0-or-later
#include "target.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <optional>
#include <sys/stat.h>

namespace foxpad::store {
namespace {

constexpr int mostLinks = 40; // as the system itself follows

// Unlike canonicalFilePath() it also tells where a link leads to nothing yet.
QString followed(const QString &name)
{
    QString path = name;
    for (int i = 0; i < mostLinks; ++i) {
        const QFileInfo info(path);
        if (!info.isSymLink())
            return path;
        path = info.symLinkTarget();
    }
    throw Failure{Trouble::badTarget, QStringLiteral("links that lead in a circle")};
}

std::optional<struct stat> factsOf(const QString &path)
{
    struct stat facts {};
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return std::nullopt;
    return facts;
}

// A path by its folder's one true name, since the file itself may not be there.
QString placed(const QString &path)
{
    const QFileInfo info(path);
    return QFileInfo(info.absolutePath()).canonicalFilePath() + u'/' + info.fileName();
}

bool isSame(const QString &one, const QString &other)
{
    const auto a = factsOf(one);
    const auto b = factsOf(other);
    if (a && b)
        return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
    return placed(one) == placed(other);
}

} // namespace

QString targetOf(const Connection &connection, const QString &name)
{
    QString path = followed(name);
    if (const auto facts = factsOf(path); facts && !S_ISREG(facts->st_mode))
        throw Failure{Trouble::badTarget, S_ISDIR(facts->st_mode)
                                              ? QStringLiteral("it is a folder")
                                              : QStringLiteral("it is no plain file")};
    const QString database = followed(connection.file());
    for (const char *ending : {"", "-wal", "-shm", "-journal", "-claims"})
        if (isSame(path, database + QLatin1String(ending)))
            throw Failure{Trouble::badTarget,
                          QStringLiteral("the games themselves are kept there")};
    return path;
}

void save(const Connection &connection, const QString &name,
          const std::function<void(QIODevice &)> &write)
{
    QSaveFile file(targetOf(connection, name));
    file.setDirectWriteFallback(true); // where a file can be written, but none made beside it
    if (!file.open(QIODevice::WriteOnly))
        throw Failure{Trouble::noAccess, file.errorString()};
    write(file);
    if (!file.commit())
        throw Failure{Trouble::full, file.errorString()};
}

} // namespace foxpad::store
