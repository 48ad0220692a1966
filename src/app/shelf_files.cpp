// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Shelf that takes in files from outside.
#include "shelf.h"

#include "names.h"
#include "trouble_words.h"
#include "words.h"

#include <QFileInfo>
#include <QUrl>

namespace foxpad::app {

namespace {

QString shortName(const QString &file)
{
    return QFileInfo(file).fileName();
}

QString unreadWords(const QString &file, const QString &reason)
{
    return Shelf::tr("“%1” can’t be read as a game: %2").arg(shortName(file), reason);
}

QString reasonOf(const store::Imported::Refused &refused)
{
    return refused.problem.isEmpty() ? Words::refusal(refused.refusal, refused.players)
                                     : refused.problem;
}

QString refusedWords(const QString &file, const store::Imported::Refused &refused)
{
    if (refused.line == 0) {
        return unreadWords(file, reasonOf(refused));
    }
    return Shelf::tr("“%1” was not taken in. Line %2: %3", "a file, a number, what the rules say")
        .arg(shortName(file))
        .arg(refused.line)
        .arg(reasonOf(refused));
}

QString manyWords(const store::Imported &imported)
{
    const int present = imported.present + imported.broughtBack;
    QStringList words{Shelf::tr("%n new game(s) taken in.", nullptr, imported.added)};
    if (imported.continued > 0) {
        words << Shelf::tr("%n game(s) brought up to date.", nullptr, imported.continued);
    }
    if (present > 0) {
        words << Shelf::tr("%n game(s) were here already.", nullptr, present);
    }
    if (!imported.refused.isEmpty()) {
        words << Shelf::tr("%n game(s) break the rules and were left out.", nullptr,
                           int(imported.refused.size()));
    }
    return words.join(u' ');
}

} // namespace

// Launchers and pickers hand over paths or addresses. What is no file here is left as it is: on a
// phone a content address is opened like a file.
QString Shelf::pathOf(const QString &file)
{
    const QUrl url(file);
    return url.isLocalFile() ? url.toLocalFile() : file;
}

void Shelf::take(const QString &file)
{
    m_waiting << pathOf(file);
    if (m_status == Ready) {
        takeWaiting();
    }
}

void Shelf::sayGist(const QString &words)
{
    m_removed = 0;
    m_messageHasReport = true;
    m_message = words;
    Q_EMIT messageChanged();
}

void Shelf::takeWaiting()
{
    for (const QString &file : std::exchange(m_waiting, {})) {
        m_transfer.begin(tr("Taking games in"));
        const auto taken = [this, file](const store::Result<store::Imported> &answer) {
            m_transfer.end();
            if (answer) {
                told(file, *answer);
            } else {
                const store::Failure &failure = answer.failure();
                sayGist(failure.trouble == store::Trouble::badFile
                            ? unreadWords(file, failure.detail)
                            : TroubleWords::sentence(failure));
                m_transfer.reportFailure(file, failure);
            }
        };
        m_store->importFile(file, this, taken, m_transfer.progress());
    }
}

void Shelf::told(const QString &file, const store::Imported &imported)
{
    refresh();
    const int here = imported.added + imported.continued + imported.present + imported.broughtBack;
    if (here == 1 && imported.refused.isEmpty()) {
        if (const auto line = m_store->game(imported.last)) {
            Q_EMIT arrived(line->id, line->rules, line->over);
        }
        return;
    }
    sayGist(here == 0 && imported.refused.size() == 1 ? refusedWords(file, imported.refused.first())
                                                      : manyWords(imported));
    m_transfer.report(file, imported);
}

} // namespace foxpad::app
