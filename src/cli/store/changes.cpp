// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that write files or games: export, import, backup, restore, check.
#include "verbs.h"

#include "store/backup.h"
#include "store/check.h"
#include "store/claims.h"
#include "store/exchange.h"
#include "store/index.h"
#include "store/opening.h"
#include "store/target.h"

#include <QFile>

namespace foxpad::cli {
namespace {

using namespace store;

// The words of a failure name the file it is about.
template <typename Work>
void about(const QString &file, Work work)
{
    try {
        work();
    } catch (const Failure &failure) {
        throw Complaint{file + QStringLiteral(": ") + sentenceFor(failure)};
    }
}

void writeTo(QIODevice &out, Connection &connection, const Words &words)
{
    if (const QString game = words.option("--game"); !game.isEmpty()) {
        const QByteArray text =
            QByteArray::fromStdString(readRecord(connection, game.toLongLong()).text());
        if (out.write(text) != text.size())
            throw Failure{Trouble::full, out.errorString()};
    } else if (words.has("--csv")) {
        exportCsv(connection, out);
    } else {
        exportJson(connection, out);
    }
}

QString inWords(const Imported &imported)
{
    QString words = QStringLiteral("%1 added, ").arg(imported.added);
    if (imported.continued > 0)
        words += QStringLiteral("%1 continued, ").arg(imported.continued);
    return words + QStringLiteral("%1 there already, %2 brought back, %3 refused\n")
                       .arg(imported.present)
                       .arg(imported.broughtBack)
                       .arg(imported.refused.size());
}

QByteArray contentsOf(const QString &name)
{
    QFile file(name);
    const bool opened = name == QLatin1String("-")
                            ? file.open(stdin, QIODevice::ReadOnly)
                            : (file.setFileName(name), file.open(QIODevice::ReadOnly));
    if (!opened)
        throw Failure{Trouble::badFile, file.errorString()};
    return file.read(largestImport + 1);
}

} // namespace

void exportGames(const Words &words)
{
    bool isNumber = true;
    if (words.options.contains(QStringLiteral("--game")))
        words.option("--game").toLongLong(&isNumber);
    if (!isNumber)
        throw Complaint{QStringLiteral("a game is named by its number")};
    if (words.has("--csv") && words.options.contains(QStringLiteral("--game")))
        throw Complaint{QStringLiteral("one game is a record: --csv is for all of them")};
    std::unique_ptr<Connection> connection;
    about(words.file(), [&] { connection = openToRead(words.file()); });
    const QString &name = words.plain[0];
    about(name, [&] {
        if (name == QLatin1String("-")) {
            QFile out;
            if (!out.open(stdout, QIODevice::WriteOnly))
                throw Failure{Trouble::noAccess, out.errorString()};
            writeTo(out, *connection, words);
            if (!out.flush())
                throw Failure{Trouble::full, out.errorString()};
            return;
        }
        save(*connection, name, [&](QIODevice &out) { writeTo(out, *connection, words); });
    });
}

void importGames(const Words &words)
{
    std::unique_ptr<Connection> connection;
    about(words.file(), [&] { connection = openToWrite(words.file()); });
    const QString &name = words.plain[0];
    about(name, [&] {
        const Imported imported = import(*connection, contentsOf(name));
        say(inWords(imported));
        QStringList reasons;
        for (const Imported::Refused &refused : imported.refused) {
            const QString line =
                refused.line > 0 ? QStringLiteral(", line %1").arg(refused.line) : QString();
            reasons.append(
                QStringLiteral("%1, %2%3: %4").arg(name, refused.name, line, refused.reason()));
        }
        if (!reasons.isEmpty())
            throw Complaint{reasons.join(QStringLiteral("\nimport: "))};
    });
}

void backup(const Words &words)
{
    std::unique_ptr<Connection> connection;
    about(words.file(), [&] { connection = openToRead(words.file()); });
    about(words.plain[0], [&] { backUp(*connection, words.plain[0]); });
}

void restore(const Words &words)
{
    std::unique_ptr<Connection> connection;
    about(words.file(), [&] { connection = openToWrite(words.file()); });
    about(words.plain[0], [&] {
        Claims claims(words.file());
        claims.claimAll();
        store::restore(*connection, words.plain[0]);
    });
}

int check(const Words &words)
{
    const bool mend = words.has("--rebuild");
    std::unique_ptr<Connection> connection;
    about(words.file(),
          [&] { connection = mend ? openToWrite(words.file()) : openToRead(words.file()); });
    if (mend)
        rebuild(*connection);
    const Checked checked = store::check(*connection);
    QString text = QStringLiteral("%1 games, %2 entries: ").arg(checked.games).arg(checked.entries);
    text += checked.clean() ? QStringLiteral("all is well\n")
                            : QStringLiteral("%1 findings\n").arg(checked.findings.size());
    for (const Finding &finding : checked.findings)
        text += finding.game != 0
                    ? QStringLiteral("game %1: %2\n").arg(finding.game).arg(finding.detail)
                    : finding.detail + u'\n';
    say(text);
    return checked.clean() ? 0 : 1;
}

} // namespace foxpad::cli
