// SPDX-License-Identifier: GPL-3.0-or-later
// foxpad-cli session: a line in, a line of JSON out, at once.
#include "run.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersEveryLine();
    void refusalsSayWhy();
    void headFirst();
    void legalIsSorted();
    void dueRolls();
    void cleverState();
    void keerState();
    void sheetState();
    void soloPassiveHasNoActive();
    void undoAndRedo();
    void record();
    void reset();
    void quit();
    void endsWithItsInput();
    void goldenRecords_data();
    void goldenRecords();
    void takesNoHarm_data();
    void takesNoHarm();
};

namespace {

// A running session that is asked line by line.
class Session {
public:
    Session()
    {
        m_process.start(cli::program, {QStringLiteral("session")});
        if (!m_process.waitForStarted())
            qFatal("foxpad-cli does not start");
    }
    ~Session()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    // The one line that is the answer, without the input being closed.
    QByteArray ask(const QByteArray &line)
    {
        m_process.write(line + '\n');
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(20000))
                return "no answer";
        return m_process.readLine().chopped(1);
    }

    // All lines; "ok" where each is taken, else the answer to the first that is not.
    QByteArray tell(const QByteArray &lines)
    {
        for (const QByteArray &line : lines.split('\n'))
            if (const QByteArray answer = ask(line); answer != "{\"ok\":true}")
                return answer;
        return "ok";
    }

    QJsonObject object(const QByteArray &line)
    {
        return QJsonDocument::fromJson(ask(line)).object();
    }
    QJsonObject state() { return object(":state")[QLatin1String("state")].toObject(); }

    QByteArray rule(const QByteArray &line)
    {
        const QJsonObject answer = object(line);
        const bool refused = answer[QLatin1String("ok")] == QJsonValue(false) &&
                             !answer[QLatin1String("error")].toString().isEmpty();
        return refused ? answer[QLatin1String("rule")].toString().toUtf8() : "not refused";
    }

    // Whatever was said beyond the answers.
    QByteArray rest()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
        return m_process.readAllStandardOutput() + m_process.readAllStandardError();
    }
    int code()
    {
        m_process.waitForFinished();
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    QProcess m_process;
};

constexpr auto gsc = "foxpad 1\ngame ganz-schoen-clever\nplayer Ann\nplayer Bob";
constexpr auto keer = "foxpad 1\ngame keer-op-keer\nplayer Ann\nplayer Bob";

} // namespace

void TestSession::answersEveryLine()
{
    Session session;
    for (const char *line : {"", "   ", "# a comment", "foxpad 1", "game clever-4ever", "player A",
                             "\t entry dice \r", "place the kitchen",
                             "roll white=1 yellow=1 blue=1 grey=1 green=1 pink=1", "# another", ""})
        QCOMPARE(session.ask(line), QByteArray("{\"ok\":true}"));
    QCOMPARE(session.rest(), QByteArray());
}

void TestSession::refusalsSayWhy()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) + "\nentry sheet\n1 mark purple 5"), QByteArray("ok"));
    QCOMPARE(session.ask("1 mark purple 3"),
             QByteArray("{\"ok\":false,\"error\":\"purple must rise: 3 after 5\","
                        "\"rule\":\"purple-rises\"}"));
    const QByteArray before = session.ask(":state");
    QCOMPARE(session.rule("1 mark orange"), QByteArray("bad-value"));
    QCOMPARE(session.rule("1 pick white green"), QByteArray("wrong-mode"));
    QCOMPARE(session.rule("what"), QByteArray("unknown-entry"));
    QCOMPARE(session.rule("player Cid"), QByteArray("header-closed"));
    QCOMPARE(session.rule(":what"), QByteArray("unknown-command"));
    QCOMPARE(session.rule(":legal now"), QByteArray("unknown-command"));
    QCOMPARE(session.rule(":"), QByteArray("unknown-command"));
    QCOMPARE(session.ask(":state"), before);
}

void TestSession::headFirst()
{
    Session session;
    QCOMPARE(session.rule("game ganz-schoen-clever"), QByteArray("not-a-record"));
    QCOMPARE(session.rule(":state"), QByteArray("not-a-record"));
    QCOMPARE(session.tell("foxpad 1"), QByteArray("ok"));
    QCOMPARE(session.rule(":legal"), QByteArray("no-game"));
    QCOMPARE(session.rule("next"), QByteArray("no-game"));
    QCOMPARE(session.tell("game ganz-schoen-clever"), QByteArray("ok"));
    QCOMPARE(session.rule(":state"), QByteArray("no-player"));
    QCOMPARE(session.rule(":undo"), QByteArray("nothing-to-undo"));
    QCOMPARE(session.tell("player Ann"), QByteArray("ok"));
    QCOMPARE(session.state()[QLatin1String("seats")].toArray().size(), 1);
    QCOMPARE(session.tell("player Bob"), QByteArray("ok")); // the head still goes on
    QCOMPARE(session.state()[QLatin1String("seats")].toArray().size(), 2);
    QCOMPARE(session.tell("roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6"),
             QByteArray("ok"));
    QCOMPARE(session.rule("entry dice"), QByteArray("header-closed"));
}

void TestSession::legalIsSorted()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) +
                          "\nroll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                          "1 pick purple purple"),
             QByteArray("ok"));
    QCOMPARE(session.ask(":legal"),
             QByteArray("{\"ok\":true,\"legal\":[\"2 pick blue blue.2\",\"2 pick green green\","
                        "\"2 pick orange orange\",\"2 pick white blue.2\",\"2 pick white green\","
                        "\"2 pick white orange\",\"2 pick white purple\","
                        "\"2 pick white yellow.2.2\",\"2 pick white yellow.3.1\","
                        "\"2 pick yellow yellow.2.2\",\"2 pick yellow yellow.3.1\"]}"));
}

void TestSession::dueRolls()
{
    Session session;
    QCOMPARE(session.tell(gsc), QByteArray("ok"));
    QCOMPARE(
        session.ask(":legal"),
        QByteArray("{\"ok\":true,\"legal\":[\"roll white yellow blue green orange purple\"]}"));
    QCOMPARE(session.tell(QByteArray(":reset\n") + keer), QByteArray("ok"));
    QCOMPARE(session.ask(":legal"), QByteArray("{\"ok\":true,\"legal\":[\"roll 3 3\"]}"));
    QCOMPARE(session.tell(":reset\nfoxpad 1\ngame keer-op-keer\nplayer A"), QByteArray("ok"));
    QCOMPARE(session.ask(":legal"), QByteArray("{\"ok\":true,\"legal\":[\"roll 2 2\"]}"));
}

void TestSession::cleverState()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) +
                          "\nroll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                          "1 pick purple purple\n2 pick white blue.2"),
             QByteArray("ok"));
    QCOMPARE(session.ask(":state"),
             QByteArray(
                 "{\"ok\":true,\"state\":{\"game\":\"ganz-schoen-clever\",\"entry\":\"dice\","
                 "\"over\":false,\"round\":1,\"rounds\":6,\"active\":1,\"phase\":\"share\","
                 "\"roll\":1,\"dice\":{\"white\":{\"value\":1,\"at\":\"tray\"},"
                 "\"yellow\":{\"value\":1,\"at\":\"tray\"},\"blue\":{\"value\":1,\"at\":\"tray\"},"
                 "\"green\":{\"value\":1,\"at\":\"tray\"},\"orange\":{\"value\":1,\"at\":\"tray\"},"
                 "\"purple\":{\"value\":6,\"at\":\"field\"}},"
                 "\"seats\":[{\"name\":\"Ann\",\"areas\":{\"yellow\":0,\"blue\":0,\"green\":0,"
                 "\"orange\":0,\"purple\":6},\"foxes\":0,\"foxPoints\":0,\"total\":6,"
                 "\"actions\":{\"reroll\":{\"unlocked\":1,\"used\":0},"
                 "\"extra\":{\"unlocked\":0,\"used\":0}},\"pending\":[],"
                 "\"boxes\":{\"purple.1\":6}},"
                 "{\"name\":\"Bob\",\"areas\":{\"yellow\":0,\"blue\":1,\"green\":0,\"orange\":0,"
                 "\"purple\":0},\"foxes\":0,\"foxPoints\":0,\"total\":1,"
                 "\"actions\":{\"reroll\":{\"unlocked\":1,\"used\":0},"
                 "\"extra\":{\"unlocked\":0,\"used\":0}},\"pending\":[],"
                 "\"boxes\":{\"blue.2\":\"x\"}}],\"winners\":[],\"decidedBy\":null}}"));
    QCOMPARE(session.tell("next"), QByteArray("ok"));
    const QJsonObject white =
        session.state()[QLatin1String("dice")].toObject()[QLatin1String("white")].toObject();
    QVERIFY(white[QLatin1String("value")].isNull());
    QCOMPARE(white[QLatin1String("at")].toString(), QStringLiteral("none"));
}

void TestSession::keerState()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(keer) + "\nroll yellow blue x 1 4 ?\n1 take x:orange 1 H2"),
             QByteArray("ok"));
    QCOMPARE(session.ask(":state"),
             QByteArray(
                 "{\"ok\":true,\"state\":{\"game\":\"keer-op-keer\",\"entry\":\"dice\","
                 "\"over\":false,\"round\":1,\"rounds\":null,\"active\":1,\"phase\":\"share\","
                 "\"roll\":1,\"dice\":{\"colours\":[\"yellow\",\"blue\",\"x\"],"
                 "\"numbers\":[1,4,\"?\"]},"
                 "\"seats\":[{\"name\":\"Ann\",\"areas\":{\"colours\":0,\"columns\":0,\"marks\":7,"
                 "\"stars\":-30},\"total\":-23,\"actions\":{\"joker\":{\"unlocked\":8,\"used\":1}},"
                 "\"pending\":[],\"boxes\":{\"H2\":\"x\"},\"columns\":{},\"colours\":{}},"
                 "{\"name\":\"Bob\",\"areas\":{\"colours\":0,\"columns\":0,\"marks\":8,"
                 "\"stars\":-30},\"total\":-22,\"actions\":{\"joker\":{\"unlocked\":8,\"used\":0}},"
                 "\"pending\":[],\"boxes\":{},\"columns\":{},\"colours\":{}}],"
                 "\"winners\":[],\"decidedBy\":null}}"));
    QCOMPARE(session.tell("next"), QByteArray("ok"));
    QCOMPARE(session.state()[QLatin1String("dice")].toObject()[QLatin1String("colours")].toArray(),
             QJsonArray());
}

void TestSession::sheetState()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) + "\nentry sheet\ntable 3"), QByteArray("ok"));
    const QJsonObject state = session.state();
    QCOMPARE(state[QLatin1String("entry")].toString(), QStringLiteral("sheet"));
    QCOMPARE(state[QLatin1String("phase")].toString(), QStringLiteral("mark"));
    QCOMPARE(state[QLatin1String("rounds")].toInt(), 5);
    QVERIFY(state[QLatin1String("active")].isNull() && state[QLatin1String("roll")].isNull());
    QCOMPARE(session.tell("1 mark yellow.1.1\n1 mark yellow.1.2\n1 mark yellow.1.3"),
             QByteArray("ok"));
    QCOMPARE(session.state()[QLatin1String("seats")]
                 .toArray()[0]
                 .toObject()[QLatin1String("pending")]
                 .toArray(),
             QJsonArray{QStringLiteral("blue-x")});
}

void TestSession::soloPassiveHasNoActive()
{
    Session session;
    QCOMPARE(session.tell("foxpad 1\ngame ganz-schoen-clever\nplayer A\n"
                          "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=6\n"
                          "1 pick purple purple\nnext\n"
                          "roll white=2 yellow=2 blue=2 green=2 orange=5 purple=6"),
             QByteArray("ok"));
    const QJsonObject state = session.state();
    QVERIFY(state[QLatin1String("active")].isNull());
    QCOMPARE(state[QLatin1String("phase")].toString(), QStringLiteral("serve"));
    QCOMPARE(session.object(":legal")[QLatin1String("legal")].toArray().size(), 4);
}

void TestSession::undoAndRedo()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) + "\nentry sheet"), QByteArray("ok"));
    const QByteArray start = session.ask(":state");
    QCOMPARE(session.tell("1 mark yellow.3.1\n1 mark yellow.3.3"), QByteArray("ok"));
    const QByteArray before = session.ask(":state");
    QCOMPARE(session.tell("1 mark yellow.3.4"), QByteArray("ok")); // crosses green as well
    const QByteArray after = session.ask(":state");
    QVERIFY(after.contains("\"green.1\":\"x\""));
    QCOMPARE(session.tell(":undo"), QByteArray("ok"));
    QCOMPARE(session.ask(":state"), before);
    QCOMPARE(session.tell(":redo"), QByteArray("ok"));
    QCOMPARE(session.ask(":state"), after);
    QCOMPARE(session.rule(":redo"), QByteArray("nothing-to-redo"));
    QCOMPARE(session.tell(":undo\n:undo\n:undo"), QByteArray("ok"));
    QCOMPARE(session.ask(":state"), start);
    QCOMPARE(session.rule(":undo"), QByteArray("nothing-to-undo"));
    QCOMPARE(session.tell("2 mark green"), QByteArray("ok")); // forgets what was undone
    QCOMPARE(session.rule(":redo"), QByteArray("nothing-to-redo"));
}

void TestSession::record()
{
    Session session;
    QCOMPARE(session.ask(":record"), QByteArray("{\"ok\":true,\"record\":\"\"}"));
    QCOMPARE(
        session.tell("# not kept\nfoxpad 1\ngame ganz-schoen-clever\n  player \"Ann\" \\o/ é \n"
                     "entry sheet\nplace home\n1 mark green\n1 mark orange 3\n:undo"),
        QByteArray("ok"));
    QCOMPARE(
        session.ask(":record"),
        QByteArray("{\"ok\":true,\"record\":\"foxpad 1\\ngame ganz-schoen-clever\\n"
                   "player \\\"Ann\\\" \\\\o/ é\\nentry sheet\\nplace home\\n1 mark green\\n\"}"));
}

void TestSession::reset()
{
    Session session;
    QCOMPARE(session.tell(QByteArray(gsc) + "\nentry sheet\n1 mark green\n:reset"),
             QByteArray("ok"));
    QCOMPARE(session.rule(":state"), QByteArray("not-a-record"));
    QCOMPARE(session.rule(":undo"), QByteArray("nothing-to-undo"));
    QCOMPARE(session.tell(keer), QByteArray("ok"));
}

void TestSession::quit()
{
    Session session;
    QCOMPARE(session.ask(":quit"), QByteArray("{\"ok\":true}"));
    QCOMPARE(session.code(), 0);
}

void TestSession::endsWithItsInput()
{
    const cli::Said nothing = cli::run({QStringLiteral("session")});
    QCOMPARE(nothing.code, 0);
    QVERIFY(nothing.out.isEmpty());
    // The last line needs no end, and what is refused is no failure of the program.
    const cli::Said said = cli::run({QStringLiteral("session")}, "foxpad 1\nnonsense\n:state");
    QCOMPARE(said.code, 0);
    QCOMPARE(said.out.count('\n'), 3);
}

void TestSession::goldenRecords_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(cli::records, QStringLiteral("*.pad"));
    for (const QString &name : folder.entryList())
        QTest::newRow(qPrintable(name)) << name;
}

// The session and replay come to the same state, and the record to the same record.
void TestSession::goldenRecords()
{
    QFETCH(QString, name);
    const QByteArray text = cli::content(cli::records + name);
    const cli::Said said =
        cli::run({QStringLiteral("session")}, text + ":state\n:record\n:quit\nnot read\n");
    QCOMPARE(said.code, 0);
    const QList<QByteArray> lines = said.out.trimmed().split('\n');
    QCOMPARE(lines.size(), text.count('\n') + 3);
    const cli::Said replayed =
        cli::run({QStringLiteral("replay"), QStringLiteral("--json"), cli::records + name});
    QCOMPARE(lines[lines.size() - 3], "{\"ok\":true,\"state\":" + replayed.out.trimmed() + '}');
    QByteArray kept;
    for (const QByteArray &line : text.split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            kept += line + '\n';
    QCOMPARE(QJsonDocument::fromJson(lines[lines.size() - 2])
                 .object()[QLatin1String("record")]
                 .toString()
                 .toUtf8(),
             kept);
}

void TestSession::takesNoHarm_data()
{
    QTest::addColumn<QByteArray>("input");
    QByteArray everyByte;
    for (int i = 0; i < 256; ++i)
        everyByte += "player " + QByteArray(1, static_cast<char>(i)) + "\n";
    QTest::newRow("every byte") << "foxpad 1\n" + everyByte + ":record\n";
    QTest::newRow("zeros") << QByteArray(3000, '\0') + '\n';
    QTest::newRow("a long line") << QByteArray(5000000, 'x') + "\n:state\n";
    QTest::newRow("a long command") << ':' + QByteArray(100000, 'x') + '\n';
    QTest::newRow("numbers") << QByteArray(gsc) + "\n99999999999999999999 pass\n-1 pass\n"
                                                  "1 pick 1 1\nroll white=99999999999\n";
    QTest::newRow("boxes") << QByteArray(keer) + "\nentry sheet\n1 mark " +
                                  QByteArray("H1 ").repeated(1000) + "\n1 mark \xff\xfe\nstrike \n";
    QTest::newRow("undo at once") << QByteArray(":undo\n:redo\n:reset\n:undo\n:legal\n");
}

void TestSession::takesNoHarm()
{
    QFETCH(QByteArray, input);
    const cli::Said said = cli::run({QStringLiteral("session")}, input);
    QCOMPARE(said.code, 0);
    QVERIFY(said.error.isEmpty());
    QCOMPARE(said.out.count('\n'), input.count('\n')); // one answer a line
    for (const QByteArray &line : said.out.trimmed().split('\n')) {
        const QJsonDocument answer = QJsonDocument::fromJson(line);
        QVERIFY2(answer.isObject() && answer.object().contains(QLatin1String("ok")),
                 line.left(200).constData());
        QVERIFY(line.size() < 20000);
    }
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
