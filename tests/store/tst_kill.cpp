// SPDX-License-Identifier: GPL-3.0-or-later
// A process that plays is killed at random moments, again and again. After each kill the file is
// sound, every change that was answered is there, and at most the one in flight besides.
#include "kit.h"
#include "store/opening.h"

#include <QProcess>

#include <csignal>
#include <cstdio>
#include <map>
#include <random>

using namespace foxpad;
using namespace foxpad::store;

namespace {

constexpr int kills = 320;

// ---- the process that is killed: says what it is about to do, and when it was answered

void say(const std::string &line)
{
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

const std::vector<std::string> heads[] = {
    {"foxpad 1", "game ganz-schoen-clever", "player Ann"},
    {"foxpad 1", "game keer-op-keer", "player Ann", "player Bob"},
    {"foxpad 1", "game clever-4ever", "player Bob", "player Ann"},
};

class Writer {
public:
    Writer(const QString &file, std::uint64_t seed) : m_table(file), m_chance(seed) {}

    void run()
    {
        const auto open = m_table.store->unfinished();
        if (open->isEmpty())
            begin();
        else
            m_match = *m_table.play(m_game = open->first().id);
        while (true)
            step();
    }

private:
    void begin()
    {
        const auto &head = heads[m_chance.below(3)];
        m_game = *m_table.create(head);
        say("game " + std::to_string(m_game));
        m_match = *m_table.store->load(m_game);
    }

    template <typename Ask>
    void ask(const std::string &what, Ask change)
    {
        say("want " + std::to_string(m_game) + ' ' + what);
        if (!change())
            qFatal("%s was not done", what.c_str());
        say("done");
    }

    void step()
    {
        const std::size_t dice = m_chance.below(10);
        if (dice == 0 && m_match.canUndo()) {
            ask("undo", [&] { return bool(m_table.undo(m_game)); });
            m_match.undo();
        } else if (dice == 1 && m_match.canRedo()) {
            ask("redo", [&] { return bool(m_table.redo(m_game)); });
            m_match.redo();
        } else if (m_match.game()->over(m_match.state())) {
            m_table.store->close(m_game);
            begin();
        } else {
            rules::EntryList list{m_room};
            m_match.game()->legal(m_match.state(), list);
            const rules::Entry entry = cli::choose(*m_match.game(), list, m_chance);
            const std::string line = m_match.game()->write(entry);
            ask(line, [&] { return bool(m_table.append(m_game, line)); });
            m_match.add(entry);
        }
    }

    Table m_table;
    cli::Chance m_chance;
    GameId m_game = 0;
    rules::Match m_match;
    std::vector<rules::Entry> m_room{rules::mostLegal};
};

// ---- the test: keeps what it was told

void make(rules::Match &match, const std::string &what)
{
    if (what == "undo")
        match.undo();
    else if (what == "redo")
        match.redo();
    else
        match.addLine(what);
}

// All of a game, with what was undone.
std::string whole(rules::Match match)
{
    std::string text = match.record() + "undone\n";
    while (match.canRedo()) {
        match.redo();
        text += match.game()->write(match.log().back()) + '\n';
    }
    return text;
}

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("games.db"));
    std::map<GameId, rules::Match> m_games;
    GameId m_inFlight = 0; // the game of a change that was not answered
    std::string m_wanted;
    int m_answered = 0;

    rules::Match stored(GameId game, Connection &connection)
    {
        return play(readRecord(connection, game)).match;
    }

    // Lets the process make some changes and begin another, kills it, and gives all it said.
    QByteArray playAndKill(int seed, int changes, int milliseconds)
    {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--play"), m_file, QString::number(seed)});
        QByteArray said;
        while (said.count("done") < changes && process.waitForReadyRead(20000))
            said += process.readAllStandardOutput();
        QTest::qSleep(milliseconds);
        ::kill(pid_t(process.processId()), SIGKILL);
        process.waitForFinished();
        return said + process.readAllStandardOutput();
    }

    void meet(GameId game, Connection &connection)
    {
        if (m_games.contains(game))
            return;
        rules::Match fresh;
        for (const std::string &head : readRecord(connection, game).head)
            fresh.addLine(head);
        m_games.emplace(game, fresh);
    }

    void takeIn(const QByteArray &said, Connection &connection)
    {
        m_inFlight = 0;
        QList<QByteArray> lines = said.split('\n');
        lines.removeLast(); // cut off, or empty
        for (const QByteArray &line : lines) {
            const QList<QByteArray> words = line.split(' ');
            const GameId game = words.value(1).toLongLong();
            if (words[0] == "game") {
                meet(game, connection);
            } else if (words[0] == "want") {
                meet(game, connection); // where it was killed between creating and telling
                m_inFlight = game;
                m_wanted = line.mid(words[0].size() + words[1].size() + 2).toStdString();
            } else if (words[0] == "done") {
                make(m_games.at(m_inFlight), m_wanted);
                m_inFlight = 0;
                ++m_answered;
            }
        }
    }

private Q_SLOTS:
    void losesNothing()
    {
        std::mt19937 chance(4);
        for (int i = 0; i < kills; ++i) {
            const QByteArray said = playAndKill(i, int(chance() % 6), 1 + int(chance() % 12));
            const auto connection = openToWrite(m_file);
            takeIn(said, *connection);
            for (auto &[game, expected] : m_games) {
                const rules::Match found = stored(game, *connection);
                if (game == m_inFlight && whole(found) != whole(expected))
                    make(expected, m_wanted);
                QCOMPARE(whole(found), whole(expected));
            }
            QVERIFY(isClean(*connection));
        }
        qInfo("%d kills, %d changes answered, %zu games", kills, m_answered, m_games.size());
        QVERIFY(m_answered > kills);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.value(1) == QLatin1String("--play"))
        Writer(arguments.value(2), arguments.value(3).toULongLong()).run();
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
