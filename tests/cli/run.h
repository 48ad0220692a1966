// SPDX-License-Identifier: GPL-3.0-or-later
// Runs foxpad-cli and keeps what it said.
#pragma once

#include <QFile>
#include <QProcess>
#include <QTest>

namespace cli {

inline const QString program = QStringLiteral(FOXPAD_CLI);
inline const QString records = QStringLiteral(FOXPAD_SOURCE_DIR "/tests/records/");

struct Said {
    int code = -1; // -1: it did not come to an end by itself
    QByteArray out;
    QByteArray error;
};

inline Said finish(QProcess &process)
{
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Said run(const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

inline QByteArray content(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// One line on standard error, nothing on standard output, exit 1; the line, or what is not so.
inline QByteArray complaint(const Said &said)
{
    if (said.code != 1)
        return "exit code " + QByteArray::number(said.code) + ": " + said.error;
    if (!said.out.isEmpty())
        return "it printed: " + said.out.left(200);
    if (said.error.count('\n') != 1 || !said.error.endsWith('\n') || said.error.size() < 8)
        return "not one clear line: " + said.error;
    return said.error.chopped(1);
}

} // namespace cli
