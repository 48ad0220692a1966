// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the store share: whole games, waiting for answers, and a disk that fills up.
#pragma once

#include "random_game.h"
#include "store/check.h"
#include "store/record.h"
#include "store/store.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>

namespace foxpad::store {

// The lines of a whole game from tests/records: head and entries.
struct Lines {
    std::vector<std::string> head;
    std::vector<std::string> entries;
};

inline Lines linesOf(const char *name)
{
    QFile file(QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no record %s", name);
    Lines lines;
    const auto reading = rules::Match::read(file.readAll().toStdString());
    lines.head = reading.match.header().lines();
    for (const rules::Entry &entry : reading.match.log())
        lines.entries.push_back(reading.match.game()->write(entry));
    return lines;
}

// Stores a played game at once, as an import does.
inline GameId insertMatch(Connection &connection, const rules::Match &match)
{
    const Particulars particulars = particularsOf(match.header(), QDateTime::currentDateTimeUtc());
    std::vector<Line> lines;
    for (const rules::Entry &entry : match.log())
        lines.push_back({match.game()->write(entry), particulars.started});
    return insertGame(connection, match, particulars, lines);
}

// Checks the whole file, and tells what is wrong.
inline bool isClean(Connection &connection)
{
    const Checked checked = check(connection);
    for (const Finding &finding : checked.findings)
        qWarning() << "game" << finding.game << finding.detail;
    return checked.clean();
}

// As if a disk had only so much room for a file.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

// Waits for the answer of a change: `wait<GameId>([&](auto answer) { store.create(…, answer); })`.
template <typename T, typename Ask>
Result<T> wait(Ask ask)
{
    std::optional<Result<T>> result;
    QObject context;
    QEventLoop loop;
    ask(&context, Answer<T>([&](const Result<T> &given) {
        result = given;
        loop.quit();
    }));
    QTimer::singleShot(20000, &loop, &QEventLoop::quit);
    loop.exec();
    if (!result)
        return Failure{Trouble::io, QStringLiteral("no answer")};
    if (!*result)
        qInfo("trouble %d: %s", int(result->failure().trouble),
              qPrintable(result->failure().detail));
    return *result;
}

// A store on a file, asked and waited for.
struct Table {
    explicit Table(const QString &file)
    {
        auto opened = Store::open(file);
        if (!opened)
            qFatal("not opened: %s", qPrintable(opened.failure().detail));
        store = std::move(*opened);
    }

    Result<GameId> create(const std::vector<std::string> &head)
    {
        return wait<GameId>([&](QObject *c, auto a) { store->create(head, c, a); });
    }
    Result<rules::Match> play(GameId game)
    {
        return wait<rules::Match>([&](QObject *c, auto a) { store->play(game, c, a); });
    }
    Result<Done> append(GameId game, const std::string &line)
    {
        return wait<Done>([&](QObject *c, auto a) { store->append(game, line, c, a); });
    }
    Result<Done> undo(GameId game)
    {
        return wait<Done>([&](QObject *c, auto a) { store->undo(game, c, a); });
    }
    Result<Done> redo(GameId game)
    {
        return wait<Done>([&](QObject *c, auto a) { store->redo(game, c, a); });
    }
    Result<rules::Match> correct(GameId game, std::size_t index, const std::string &line)
    {
        return wait<rules::Match>(
            [&](QObject *c, auto a) { store->correct(game, index, line, c, a); });
    }

    // A whole game from tests/records.
    GameId playThrough(const char *name)
    {
        const Lines lines = linesOf(name);
        const auto game = create(lines.head);
        for (const std::string &line : lines.entries)
            if (const auto done = append(*game, line); !done)
                qFatal("%s: refused", line.c_str());
        return *game;
    }

    std::unique_ptr<Store> store;
};

} // namespace foxpad::store
