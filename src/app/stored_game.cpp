// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_game.h"

#include "names.h"
#include "trouble_words.h"

#include <QLocale>
#include <QSaveFile>

namespace foxpad::app {

StoredGame::StoredGame(QObject *parent) : QObject(parent) {}

store::Store *StoredGame::store() const
{
    return m_shelf != nullptr && m_line.id != 0 ? m_shelf->store() : nullptr;
}

void StoredGame::load(Shelf *shelf, qint64 game)
{
    if (shelf == nullptr || shelf->store() == nullptr) {
        return;
    }
    m_shelf = shelf;
    const auto line = shelf->store()->game(game);
    if (!line) {
        shelf->say(TroubleWords::sentence(line.failure()));
        return;
    }
    m_line = *line;
    if (const auto places = shelf->store()->places()) {
        m_places = *places;
    }
    Q_EMIT changed();
}

QString StoredGame::day() const
{
    return m_line.id == 0 ? QString()
                          : QLocale().toString(m_line.localStart().date(), QLocale::LongFormat);
}

QString StoredGame::duration() const
{
    const int minutes = m_line.minutes();
    return minutes < 1 ? QString() : tr("%1 min").arg(minutes);
}

void StoredGame::answer(const store::Result<store::Done> &done)
{
    if (!done && m_shelf != nullptr) {
        m_shelf->say(TroubleWords::sentence(done.failure()));
    }
}

void StoredGame::setNote(const QString &note)
{
    if (store() == nullptr || note == m_line.note) {
        return;
    }
    m_line.note = note.left(rules::longestNote);
    store()->setNote(m_line.id, m_line.note, this, [this](const auto &done) { answer(done); });
    Q_EMIT changed();
}

void StoredGame::setPlace(const QString &place)
{
    const QString wanted = place.trimmed();
    if (store() == nullptr || wanted == m_line.place) {
        return;
    }
    m_line.place = wanted;
    store()->setPlace(m_line.id, wanted, this, [this](const auto &done) { answer(done); });
    Q_EMIT changed();
}

QUrl StoredGame::bgStatsLink() const
{
    if (store() == nullptr) {
        return {};
    }
    const auto link = store()->bgStatsLink(m_line.id, Names::game(m_line.rules.toStdString()));
    return link ? *link : QUrl();
}

void StoredGame::exportRecord()
{
    if (store() == nullptr) {
        return;
    }
    const auto record = store()->record(m_line.id);
    if (!record) {
        m_shelf->say(TroubleWords::sentence(record.failure()));
        return;
    }
    const QString name =
        QStringLiteral("%1 %2.pad")
            .arg(m_line.localStart().toString(QStringLiteral("yyyy-MM-dd HH.mm")), m_line.rules);
    const QString path = Shelf::newDocument(name);
    QSaveFile file(path);
    const QByteArray bytes = QByteArray::fromStdString(*record);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) {
        m_shelf->offer(path);
    } else {
        m_shelf->say(tr("It could not be saved as %1.").arg(path));
    }
}

void StoredGame::playOn(int entries)
{
    if (store() == nullptr) {
        return;
    }
    const auto match = store()->load(m_line.id);
    if (!match) {
        m_shelf->say(TroubleWords::sentence(match.failure()));
        return;
    }
    std::vector<std::string> lines;
    const auto log = match->log();
    for (const rules::Entry &entry :
         log.first(std::min(log.size(), static_cast<std::size_t>(std::max(0, entries))))) {
        lines.push_back(match->game()->write(entry));
    }
    m_shelf->begin(Shelf::headAgain(*match), lines);
}

void StoredGame::remove()
{
    if (store() == nullptr) {
        return;
    }
    m_shelf->remove(m_line.id);
    Q_EMIT removed();
}

} // namespace foxpad::app
