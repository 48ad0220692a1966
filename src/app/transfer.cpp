// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer.h"

#include "names.h"
#include "trouble_words.h"
#include "words.h"

#include <QFileInfo>
#include <QPointer>

namespace foxpad::app {

namespace {

RefusedRow rowOf(const store::Imported::Refused &refused)
{
    QStringList what;
    if (!refused.rules.isEmpty()) {
        what << Names::game(refused.rules.toStdString());
    }
    if (!refused.players.isEmpty()) {
        what << Words::list(refused.players);
    }
    const QString reason = refused.problem.isEmpty()
                               ? Words::refusal(refused.refusal, refused.players)
                               : refused.problem;
    return {.game =
                what.isEmpty() ? Transfer::tr("Unknown game") : what.join(QStringLiteral(" · ")),
            .why = Transfer::tr("Number %1 in the file, line %2: %3", "two numbers, a reason")
                       .arg(refused.number)
                       .arg(refused.line)
                       .arg(reason)};
}

// In the order people ask for it; what did not happen is left out.
QStringList factsOf(const store::Imported &imported)
{
    QStringList facts;
    if (imported.continued > 0) {
        facts << Transfer::tr("%n game(s) brought up to date.", nullptr, imported.continued);
    }
    if (imported.present > 0) {
        facts << Transfer::tr("%n game(s) were here already.", nullptr, imported.present);
    }
    if (imported.broughtBack > 0) {
        facts << Transfer::tr("%n deleted game(s) brought back.", nullptr, imported.broughtBack);
    }
    if (!imported.refused.isEmpty()) {
        facts << Transfer::tr("%n game(s) break the rules and were left out:", nullptr,
                              int(imported.refused.size()));
    }
    return facts;
}

} // namespace

void Transfer::begin(const QString &words)
{
    ++m_running;
    m_doing = words;
    m_share = -1;
    Q_EMIT changed();
}

void Transfer::end()
{
    --m_running;
    m_share = -1;
    Q_EMIT changed();
}

store::Progress Transfer::progress()
{
    return [self = QPointer(this)](int done, int all) {
        if (self) {
            self->m_share = all > 0 ? qreal(done) / all : -1;
            Q_EMIT self->changed();
        }
    };
}

void Transfer::report(const QString &file, const store::Imported &imported)
{
    std::vector<RefusedRow> rows;
    for (const store::Imported::Refused &refused : imported.refused) {
        rows.push_back(rowOf(refused));
    }
    publish(file,
            imported.added > 0 ? tr("%n new game(s) taken in.", nullptr, imported.added)
                               : tr("No new game was taken in."),
            factsOf(imported), false, std::move(rows));
}

void Transfer::report(const store::Restored &restored, const QString &file)
{
    publish(
        file, tr("All games are as they were in the backup."),
        {tr("%n game(s)", nullptr, restored.games), tr("%n player(s)", nullptr, restored.players)},
        false);
}

void Transfer::reportFailure(const QString &file, const store::Failure &failure)
{
    const bool unreadable = failure.trouble == store::Trouble::badFile ||
                            failure.trouble == store::Trouble::damaged ||
                            failure.trouble == store::Trouble::otherFile;
    QStringList facts{unreadable
                          ? tr("It holds no games of Foxpad, or was cut off on its way here.")
                          : TroubleWords::sentence(failure)};
    if (unreadable && !failure.detail.isEmpty()) {
        facts << failure.detail;
    }
    publish(file, tr("This file can’t be read. Nothing was changed."), facts, true);
}

void Transfer::publish(const QString &file, const QString &title, const QStringList &facts,
                       bool failed, std::vector<RefusedRow> refused)
{
    m_file = QFileInfo(file).fileName();
    m_title = title;
    m_facts = facts;
    m_failed = failed;
    m_refused.show(std::move(refused));
    Q_EMIT reported();
}

} // namespace foxpad::app
