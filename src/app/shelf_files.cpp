// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Shelf that takes in files from outside.
#include "shelf.h"

#include "names.h"
#include "trouble_words.h"

#include <QFileInfo>
#include <QUrl>

namespace foxpad::app {

namespace {

// Launchers hand over paths or addresses. What is no file here is left as it is: on a phone a
// content address is opened like a file.
QString pathOf(const QString &file)
{
    const QUrl url(file);
    return url.isLocalFile() ? url.toLocalFile() : file;
}

QString shortName(const QString &file)
{
    return QFileInfo(file).fileName();
}

QString unreadWords(const QString &file, const QString &reason)
{
    return Shelf::tr("“%1” can’t be read as a game: %2").arg(shortName(file), reason);
}

QString refusedWords(const QString &file, const store::Imported::Refused &refused)
{
    if (refused.line == 0) {
        return unreadWords(file, refused.reason());
    }
    return Shelf::tr("“%1” was not taken in. Line %2: %3", "a file, a number, what the rules say")
        .arg(shortName(file))
        .arg(refused.line)
        .arg(refused.reason());
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

void Shelf::take(const QString &file)
{
    m_waiting << pathOf(file);
    if (m_status == Ready) {
        takeWaiting();
    }
}

void Shelf::takeWaiting()
{
    for (const QString &file : std::exchange(m_waiting, {})) {
        m_store->importFile(file, this, [this, file](const store::Result<store::Imported> &answer) {
            if (answer) {
                told(file, *answer);
            } else if (answer.failure().trouble == store::Trouble::badFile) {
                say(unreadWords(file, answer.failure().detail));
            } else {
                say(TroubleWords::sentence(answer.failure()));
            }
        });
    }
}

void Shelf::told(const QString &file, const store::Imported &imported)
{
    refresh();
    const int here = imported.added + imported.continued + imported.present + imported.broughtBack;
    if (here == 0 && imported.refused.size() == 1) {
        say(refusedWords(file, imported.refused.first()));
    } else if (here == 1 && imported.refused.isEmpty()) {
        if (const auto line = m_store->game(imported.last)) {
            Q_EMIT arrived(line->id, line->rules, line->over);
        }
    } else {
        say(manyWords(imported));
    }
}

} // namespace foxpad::app
