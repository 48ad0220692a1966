// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"

#include "rules/game.h"

#include <QStandardPaths>

#include <iostream>

namespace foxpad::cli {

QString Words::file() const
{
    if (QString given = option("--db"); !given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/games.sqlite");
}

void checkGame(const Words &words)
{
    const QString name = words.option("--game");
    if (!words.options.contains(QStringLiteral("--game")) || rules::findGame(name.toStdString()))
        return;
    QStringList known;
    for (const rules::Game *game : rules::games())
        known.append(QString::fromStdString(std::string(game->id())));
    throw Complaint{QStringLiteral("there is no game “%1”; there are %2")
                        .arg(name, known.join(QStringLiteral(", ")))};
}

void say(const QString &text)
{
    std::cout << text.toStdString() << std::flush;
    if (!std::cout)
        throw Complaint{QStringLiteral("standard output can't be written")};
}

namespace {

const char *cause(store::Trouble trouble)
{
    using store::Trouble;
    switch (trouble) {
    case Trouble::noFolder:
        return "the folder is not there";
    case Trouble::noAccess:
        return "the file may not be opened";
    case Trouble::readOnly:
        return "the file can't be written";
    case Trouble::locked:
        return "another program holds the file";
    case Trouble::full:
        return "there is no room left";
    case Trouble::damaged:
        return "the file is damaged, or no database";
    case Trouble::newer:
        return "the file was made by a newer Foxpad";
    case Trouble::older:
        return "the file was made by an older Foxpad, and can't be brought up to date here";
    case Trouble::otherFile:
        return "the file belongs to another program";
    case Trouble::notFound:
        return "there is no such game";
    case Trouble::playedElsewhere:
        return "a game is being played in another program";
    case Trouble::badFile:
        return "the file can't be read";
    case Trouble::badTarget:
        return "nothing can be saved there";
    default:
        return "it can't be done";
    }
}

} // namespace

QString sentenceFor(const store::Failure &failure)
{
    if (failure.trouble == store::Trouble::refused)
        return QString::fromStdString(sentence(failure.refusal));
    const QString text = QLatin1String(cause(failure.trouble));
    return failure.detail.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, failure.detail);
}

} // namespace foxpad::cli
