// SPDX-License-Identifier: GPL-3.0-or-later
// foxpad-cli as a program: its verbs, what they print, and what they say to bad input.
#include "run.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

using cli::complaint;
using cli::content;
using cli::run;
using cli::Said;

class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void help();
    void version();
    void games();
    void gamesAsJson();
    void replayPrintsTheTally();
    void replayNamesWhoWon();
    void replayAsJson();
    void replayReadsStandardInput();
    void replayNamesFileAndLine_data();
    void replayNamesFileAndLine();
    void replayRefusesFiles();
    void replayTakesNoHarm_data();
    void replayTakesNoHarm();
    void playIsARecord_data();
    void playIsARecord();
    void playIsTheSameForASeed();
    void bench();
    void badWords_data();
    void badWords();
    void fullDisk_data();
    void fullDisk();
};

namespace {

constexpr auto head = "foxpad 1\ngame ganz-schoen-clever\nplayer Ann\nentry sheet\n";

QByteArray garbage(int size, unsigned seed)
{
    QByteArray bytes;
    for (int i = 0; i < size; ++i) {
        seed = seed * 1664525 + 1013904223;
        bytes += static_cast<char>(seed >> 24);
    }
    return bytes;
}

} // namespace

void TestCli::help()
{
    const Said said = run({QStringLiteral("--help")});
    QCOMPARE(said.code, 0);
    QVERIFY(said.error.isEmpty());
    for (const char *verb : {"games", "replay", "play", "bench", "session", "--help", "--version"})
        QVERIFY2(said.out.contains(verb), verb);
}

void TestCli::version()
{
    const Said said = run({QStringLiteral("--version")});
    QCOMPARE(said.code, 0);
    QCOMPARE(said.out, QByteArray("foxpad-cli " FOXPAD_VERSION "\n"));
}

void TestCli::games()
{
    const Said said = run({QStringLiteral("games")});
    QCOMPARE(said.code, 0);
    QCOMPARE(said.out, QByteArray("ganz-schoen-clever\nclever-4ever\nkeer-op-keer\n"));
}

void TestCli::gamesAsJson()
{
    const Said said = run({QStringLiteral("games"), QStringLiteral("--json")});
    QCOMPARE(said.code, 0);
    const QJsonArray list = QJsonDocument::fromJson(said.out).array();
    QCOMPARE(list.size(), 3);
    const QJsonObject keer = list[2].toObject();
    QCOMPARE(keer[QLatin1String("id")].toString(), QStringLiteral("keer-op-keer"));
    QCOMPARE(keer[QLatin1String("players")].toArray(), (QJsonArray{1, 6}));
    QCOMPARE(keer[QLatin1String("sheets")].toArray().size(), 7);
    QCOMPARE(list[0].toObject()[QLatin1String("players")].toArray(), (QJsonArray{1, 4}));
    QVERIFY(list[0].toObject()[QLatin1String("sheets")].toArray().isEmpty());
}

void TestCli::replayPrintsTheTally()
{
    const Said said = run({QStringLiteral("replay"), cli::records + QStringLiteral("gsc-fox.pad")});
    QCOMPARE(said.code, 0);
    QCOMPARE(said.out, QByteArray("Ann: 142 (yellow 46, blue 37, green 28, orange 5, purple 21, "
                                  "foxes 1 = 5)\nnot finished: round 1\n"));
    QVERIFY(said.error.isEmpty());
}

void TestCli::replayNamesWhoWon()
{
    const Said said =
        run({QStringLiteral("replay"), cli::records + QStringLiteral("keer-whole-2.pad")});
    QCOMPARE(said.code, 0);
    QVERIFY(said.out.contains("\nwon by Player ") && said.out.contains(", decided by points\n"));
    const Said open =
        run({QStringLiteral("replay"), cli::records + QStringLiteral("keer-table.pad")});
    QCOMPARE(open.out, QByteArray("Ann: -17 (colours 0, columns 2, marks 7, stars -26)\n"));
}

void TestCli::replayAsJson()
{
    const Said said = run({QStringLiteral("replay"), QStringLiteral("--json"),
                           cli::records + QStringLiteral("gsc-whole-4.pad")});
    QCOMPARE(said.code, 0);
    QCOMPARE(said.out.count('\n'), 1);
    const QJsonObject state = QJsonDocument::fromJson(said.out).object();
    QCOMPARE(state[QLatin1String("game")].toString(), QStringLiteral("ganz-schoen-clever"));
    QVERIFY(state[QLatin1String("over")].toBool());
    QCOMPARE(state[QLatin1String("round")].toInt(), 4);
    QCOMPARE(state[QLatin1String("seats")].toArray().size(), 4);
    QCOMPARE(state[QLatin1String("winners")].toArray().size(), 1);
}

void TestCli::replayReadsStandardInput()
{
    const Said said =
        run({QStringLiteral("replay"), QStringLiteral("-")}, QByteArray(head) + "1 mark green");
    QCOMPARE(said.code, 0);
    QVERIFY(said.out.startsWith("Ann: 1 (yellow 0, blue 0, green 1,"));
}

void TestCli::replayNamesFileAndLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *message) {
        QTest::newRow(name) << text << QByteArray(message);
    };
    row("nothing", "", "1: a record begins with the line: foxpad 1");
    row("another file", "hello\n", "1: a record begins with the line: foxpad 1");
    row("newer", "\nfoxpad 2\n", "2: this record's version is not one this program knows");
    row("no game", "foxpad 1\nplayer Ann\n", "2: the record does not name its game yet");
    row("no player", "foxpad 1\ngame keer-op-keer\n", "2: the record names no player yet");
    row("unknown game", "foxpad 1\ngame chess\n", "2: there is no game of that name");
    row("entry before the head ends", "foxpad 1\ngame keer-op-keer\nnext\n",
        "3: the record names no player yet");
    row("head after an entry", QByteArray(head) + "1 mark green\nplayer Bob\n",
        "6: the head of the record ends at the first entry");
    row("illegal", QByteArray(head) + "# mind the line\n\n1 mark purple 5\n1 mark purple 3\n",
        "8: purple must rise: 3 after 5");
    row("no entry", QByteArray(head) + "1 mark green\nhello\n", "6: this is no entry of the game");
    row("not text", QByteArray(head) + "place \xff\n", "5: this line is not UTF-8 text");
    row("tab", QByteArray(head) + "place a\tb\n",
        "5: this line holds a tab or another control character");
    row("two spaces", QByteArray(head) + "player  Cid\n", "5: a name stands after a single space");
    row("command", QByteArray(head) + ":undo\n",
        "5: a line that begins with : is a command of a session, not of a record");
    row("after the end",
        QByteArray(head) + "next\nnext\nnext\n1 bonus black green\nnext\nnext\nnext\nnext\n",
        "12: the game is over");
}

void TestCli::replayNamesFileAndLine()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a game.pad"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QCOMPARE(complaint(run({QStringLiteral("replay"), name})), name.toUtf8() + ':' + message);
    QCOMPARE(complaint(run({QStringLiteral("replay"), QStringLiteral("--json"), name})),
             name.toUtf8() + ':' + message);
    QCOMPARE(complaint(run({QStringLiteral("replay"), QStringLiteral("-")}, text)), "-:" + message);
}

void TestCli::replayRefusesFiles()
{
    QTemporaryDir folder;
    const QString missing = folder.filePath(QStringLiteral("missing.pad"));
    QCOMPARE(complaint(run({QStringLiteral("replay"), missing})),
             missing.toUtf8() + ": can't be opened");
    QCOMPARE(complaint(run({QStringLiteral("replay"), folder.path()})),
             folder.path().toUtf8() + ": can't be read");
    QCOMPARE(complaint(run({QStringLiteral("replay"), QStringLiteral("/dev/zero")})),
             QByteArray("/dev/zero: is larger than any record"));
}

void TestCli::replayTakesNoHarm_data()
{
    QTest::addColumn<QByteArray>("text");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("garbage %u", seed) << garbage(5000, seed);
    QTest::newRow("garbage after a head") << head + garbage(5000, 9);
    QTest::newRow("zeros") << QByteArray(10000, '\0');
    QTest::newRow("one long line") << QByteArray(1000000, 'a');
    QTest::newRow("a long entry") << head + ("1 mark " + QByteArray(100000, '1'));
    QTest::newRow("a long name") << "foxpad 1\nplayer " + QByteArray(5000, 'a');
    QTest::newRow("too many lines") << head + QByteArray("place here\n").repeated(50000);
    QTest::newRow("blank lines") << QByteArray(2000000, '\n');
    QTest::newRow("half a record")
        << content(cli::records + QStringLiteral("gsc-fox.pad")).left(45);
}

void TestCli::replayTakesNoHarm()
{
    QFETCH(QByteArray, text);
    const QByteArray said = complaint(run({QStringLiteral("replay"), QStringLiteral("-")}, text));
    const QRegularExpression line(QStringLiteral("^-:[1-9][0-9]*: [a-z].*$"));
    QVERIFY2(line.match(QString::fromUtf8(said)).hasMatch(), said.constData());
}

void TestCli::playIsARecord_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("players");
    const auto row = [](const char *words, int players) {
        QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' ')) << players;
    };
    row("ganz-schoen-clever", 1);
    row("ganz-schoen-clever --players 4 --seed 7 --by random", 4);
    row("clever-4ever --seed 18446744073709551615 --players 3", 3);
    row("keer-op-keer --players 6 --seed 0 --sheet purple", 6);
    row("keer-op-keer --by random", 1);
}

void TestCli::playIsARecord()
{
    QFETCH(QStringList, words);
    QFETCH(int, players);
    const Said said = run(QStringList(QStringLiteral("play")) + words);
    QCOMPARE(said.code, 0);
    QVERIFY(said.error.isEmpty());
    QVERIFY(said.out.startsWith("foxpad 1\ngame " + words[0].toUtf8() + '\n'));
    QCOMPARE(said.out.count("\nplayer "), players);
    const Said replayed =
        run({QStringLiteral("replay"), QStringLiteral("-"), QStringLiteral("--json")}, said.out);
    QCOMPARE(replayed.code, 0);
    QVERIFY(replayed.out.contains("\"over\":true"));
    if (words.contains(QStringLiteral("--sheet")))
        QVERIFY(said.out.contains("\nsheet purple\n"));
}

void TestCli::playIsTheSameForASeed()
{
    const QStringList seven{QStringLiteral("play"), QStringLiteral("keer-op-keer"),
                            QStringLiteral("--seed"), QStringLiteral("7")};
    const QByteArray once = run(seven).out;
    QVERIFY(once.size() > 500);
    QCOMPARE(run(seven).out, once);
    QVERIFY(run({seven[0], seven[1], seven[2], QStringLiteral("8")}).out != once);
}

void TestCli::bench()
{
    const Said said = run({QStringLiteral("bench"), QStringLiteral("keer-op-keer")});
    QCOMPARE(said.code, 0);
    const QRegularExpression lines(
        QStringLiteral("^keer-op-keer [1-9][0-9]* games/s [1-9][0-9]* ns/decision\n"
                       "calibration [0-9.]+ million steps/s\n$"));
    QVERIFY2(lines.match(QString::fromUtf8(said.out)).hasMatch(), said.out.constData());
}

void TestCli::badWords_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char *words : {"",
                              "shuffle",
                              "--json",
                              "-h",
                              "Games",
                              "games all",
                              "games --json --json",
                              "replay",
                              "replay a b",
                              "replay --json",
                              "replay --json --json",
                              "replay --xml a",
                              "play",
                              "play chess",
                              "play --players 2",
                              "play keer-op-keer 2",
                              "play keer-op-keer --players",
                              "play keer-op-keer --players 0",
                              "play keer-op-keer --players 7",
                              "play clever-4ever --players 5",
                              "play keer-op-keer --players two",
                              "play keer-op-keer --players 01",
                              "play keer-op-keer --seed",
                              "play keer-op-keer --seed -1",
                              "play keer-op-keer --seed 1.5",
                              "play keer-op-keer --seed 99999999999999999999",
                              "play keer-op-keer --sheet pink",
                              "play clever-4ever --sheet black",
                              "play keer-op-keer --by",
                              "play keer-op-keer --by luck",
                              "play keer-op-keer --by coach",
                              "bench chess",
                              "bench clever-4ever keer-op-keer",
                              "bench --fast",
                              "session now",
                              "--help me",
                              "--version 2"})
        QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' '),
                                                                 Qt::SkipEmptyParts);
    QTest::newRow("an empty word") << QStringList(QString());
    QTest::newRow("a long word") << QStringList(QString(100000, QLatin1Char('x')));
    QTest::newRow("an empty file name") << QStringList{QStringLiteral("replay"), QString()};
}

void TestCli::badWords()
{
    QFETCH(QStringList, words);
    const QByteArray said = complaint(run(words));
    // A sentence about what was asked, and not a whole essay.
    QVERIFY2(said.size() > 10 && said.size() < 120 && !said.startsWith("exit code") &&
                 !said.startsWith("it printed") && !said.startsWith("not one"),
             said.constData());
}

void TestCli::fullDisk_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char *words : {"--help", "--version", "games", "games --json", "play keer-op-keer",
                              "replay -", "replay - --json", "session", "bench keer-op-keer"})
        QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' '));
}

void TestCli::fullDisk()
{
    QFETCH(QStringList, words);
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(cli::program, words);
    process.write(head);
    process.closeWriteChannel();
    QCOMPARE(complaint(cli::finish(process)), QByteArray("standard output can't be written"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
