// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs for stored games, as people and scripts run them.
#include "run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace cli;

class TestStored : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("games.db"));

    Said ask(QStringList words, const QByteArray &input = {})
    {
        return run(words << QStringLiteral("--db") << m_file, input);
    }

private Q_SLOTS:
    void takesRecordsIn()
    {
        for (const char *name : {"gsc-whole-2.pad", "4ever-whole-1.pad"}) {
            const Said said = ask({QStringLiteral("import"), records + QLatin1String(name)});
            QCOMPARE(said.code, 0);
            QCOMPARE(said.out, "1 added, 0 there already, 0 brought back, 0 refused\n");
        }
        const QByteArray record = content(records + QStringLiteral("gsc-whole-2.pad"));
        QVERIFY(ask({QStringLiteral("import"), QStringLiteral("-")}, record)
                    .out.startsWith("0 added, 1 there"));
        const Said bad =
            ask({QStringLiteral("import"), QStringLiteral("-")}, record + "1 pick blue blue.2\n");
        QCOMPARE(bad.code, 1);
        QCOMPARE(bad.error.count('\n'), 1);
        QVERIFY(bad.error.contains("line " + QByteArray::number(record.count('\n') + 1)));
    }

    void listsAndShows()
    {
        const Said lines = ask({QStringLiteral("history")});
        QCOMPARE(lines.out.count('\n'), 2);
        const Said json = ask({QStringLiteral("history"), QStringLiteral("--json"),
                               QStringLiteral("--game"), QStringLiteral("clever-4ever")});
        const QJsonArray games = QJsonDocument::fromJson(json.out).array();
        QCOMPARE(games.size(), 1);
        QCOMPARE(games[0][QStringLiteral("over")].toBool(), true);
        QCOMPARE(ask({QStringLiteral("history"), QStringLiteral("--unfinished")}).out, "");
        QCOMPARE(ask({QStringLiteral("history"), QStringLiteral("--limit"), QStringLiteral("1")})
                     .out.count('\n'),
                 1);
        // Shown as replay shows it, with the line of the list above.
        const QByteArray tally =
            run({QStringLiteral("replay"), records + QStringLiteral("gsc-whole-2.pad")}).out;
        QVERIFY(ask({QStringLiteral("show"), QStringLiteral("1")}).out.endsWith(tally));
        const Said record =
            ask({QStringLiteral("show"), QStringLiteral("1"), QStringLiteral("--record")});
        QCOMPARE(run({QStringLiteral("replay"), QStringLiteral("-")}, record.out).out, tally);
    }

    void countsUp()
    {
        const Said said = ask({QStringLiteral("stats"), QStringLiteral("--json")});
        const QJsonArray games = QJsonDocument::fromJson(said.out).array();
        QCOMPARE(games.size(), 2);
        QCOMPARE(games[1][QStringLiteral("total")][QStringLiteral("games")].toInt(), 2);
        QVERIFY(ask({QStringLiteral("stats")}).out.contains("ganz-schoen-clever: 2 games"));
    }

    void goesOutAndComesBack()
    {
        const QString json = m_folder.filePath(QStringLiteral("all.json"));
        QCOMPARE(ask({QStringLiteral("export"), json}).code, 0);
        const Said csv =
            ask({QStringLiteral("export"), QStringLiteral("-"), QStringLiteral("--csv")});
        const Said pad = ask({QStringLiteral("export"), QStringLiteral("-"),
                              QStringLiteral("--game"), QStringLiteral("1")});
        const QString backup = m_folder.filePath(QStringLiteral("backup.db"));
        QCOMPARE(ask({QStringLiteral("backup"), backup}).code, 0);
        const QByteArray before = ask({QStringLiteral("history"), QStringLiteral("--json")}).out;

        m_file = m_folder.filePath(QStringLiteral("other.db"));
        QVERIFY(ask({QStringLiteral("import"), QStringLiteral("-")}, pad.out)
                    .out.startsWith("1 added"));
        QVERIFY(ask({QStringLiteral("import"), json}).out.startsWith("1 added, 1 there"));
        QVERIFY(ask({QStringLiteral("import"), QStringLiteral("-")}, csv.out)
                    .out.startsWith("0 added, 2 there"));
        QCOMPARE(ask({QStringLiteral("restore"), backup}).code, 0);
        QCOMPARE(ask({QStringLiteral("history"), QStringLiteral("--json")}).out, before);
    }

    void exportsBesideTheGames()
    {
        const QByteArray before = content(m_file);
        for (const QStringList &more :
             {QStringList{}, QStringList{QStringLiteral("--csv")},
              QStringList{QStringLiteral("--game"), QStringLiteral("1")}}) {
            const QByteArray said =
                complaint(ask(QStringList{QStringLiteral("export"), m_file} + more));
            QVERIFY2(said.contains("nothing can be saved there"), said);
            QCOMPARE(content(m_file), before);
        }
        QVERIFY(complaint(ask({QStringLiteral("backup"), m_file})).contains("saved there"));
        QCOMPARE(content(m_file), before);
    }

    void checks()
    {
        QVERIFY(ask({QStringLiteral("check")}).out.endsWith("all is well\n"));
        QCOMPARE(ask({QStringLiteral("check"), QStringLiteral("--rebuild")}).code, 0);
    }

    void saysOnceThatNothingCanBeWritten()
    {
        for (const QStringList &words :
             {QStringList{QStringLiteral("history")}, QStringList{QStringLiteral("stats")},
              QStringList{QStringLiteral("check")},
              QStringList{QStringLiteral("show"), QStringLiteral("1")},
              QStringList{QStringLiteral("export"), QStringLiteral("-")}}) {
            QProcess process;
            process.setStandardOutputFile(QStringLiteral("/dev/full"));
            process.start(program, words + QStringList{QStringLiteral("--db"), m_file});
            const QByteArray said = complaint(finish(process));
            QVERIFY2(said.contains("standard output") || said.contains("no room"), said);
        }
    }

    void takesALimitForAFullDisk()
    {
        // bash counts in pieces of 1024 bytes
        const QString file = m_folder.filePath(QStringLiteral("limited.db"));
        QProcess process;
        process.start(QStringLiteral("bash"),
                      {QStringLiteral("-c"), QStringLiteral("ulimit -f 40; exec \"$@\""),
                       QStringLiteral("limited"), program, QStringLiteral("import"),
                       records + QStringLiteral("gsc-whole-2.pad"), QStringLiteral("--db"), file});
        const QByteArray said = complaint(finish(process));
        QVERIFY2(said.contains("there is no room left"), said);
    }

    void complainsInOneLine()
    {
        const QList<QStringList> bad = {
            {QStringLiteral("show")},
            {QStringLiteral("show"), QStringLiteral("x")},
            {QStringLiteral("show"), QStringLiteral("99")},
            {QStringLiteral("history"), QStringLiteral("--what")},
            {QStringLiteral("history"), QStringLiteral("--from"), QStringLiteral("yesterday")},
            {QStringLiteral("history"), QStringLiteral("--limit"), QStringLiteral("0")},
            {QStringLiteral("history"), QStringLiteral("--player"), QStringLiteral("Nobody")},
            {QStringLiteral("history"), QStringLiteral("--game"), QStringLiteral("chess")},
            {QStringLiteral("history"), QStringLiteral("--finished"),
             QStringLiteral("--unfinished")},
            {QStringLiteral("stats"), QStringLiteral("--game"), QStringLiteral("chess")},
            {QStringLiteral("export"), QStringLiteral("-"), QStringLiteral("--game"), QString()},
            {QStringLiteral("export"), QStringLiteral("-"), QStringLiteral("--csv"),
             QStringLiteral("--game"), QStringLiteral("1")},
            {QStringLiteral("stats"), QStringLiteral("--from"), QStringLiteral("2026")},
            {QStringLiteral("export"), QStringLiteral("/no/such/folder/x.json")},
            {QStringLiteral("export"), QStringLiteral("-"), QStringLiteral("--game"),
             QStringLiteral("99")},
            {QStringLiteral("import"), QStringLiteral("/no/such/file")},
            {QStringLiteral("restore"), QStringLiteral("/no/such/file")},
            {QStringLiteral("backup"), QStringLiteral("/no/such/folder/x.db")}};
        for (const QStringList &words : bad) {
            const Said said = ask(words);
            QCOMPARE(said.code, 1);
            QCOMPARE(said.error.count('\n'), 1);
        }
        QFile rubbish(m_folder.filePath(QStringLiteral("rubbish")));
        QVERIFY(rubbish.open(QIODevice::WriteOnly));
        rubbish.write(QByteArray(5000, 'x'));
        rubbish.close();
        m_file = rubbish.fileName();
        for (const char *verb : {"history", "check", "stats"})
            QCOMPARE(ask({QLatin1String(verb)}).code, 1);
        QCOMPARE(content(m_file), QByteArray(5000, 'x'));
    }
};

QTEST_GUILESS_MAIN(TestStored)
#include "tst_stored.moc"
