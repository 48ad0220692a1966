// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_game.h"

#include "names.h"

#include <algorithm>

namespace foxpad::app {

namespace {

const rules::Game *gameOf(const QString &id)
{
    return rules::findGame(id.toStdString());
}

} // namespace

NewGame::NewGame(QObject *parent) : QObject(parent), m_game(games().constFirst())
{
    connect(&m_people, &People::changed, this, &NewGame::check);
    check();
}

QStringList NewGame::games()
{
    QStringList ids;
    for (const rules::Game *game : rules::games()) {
        ids << Names::text(game->id());
    }
    return ids;
}

QString NewGame::gameName(const QString &id)
{
    return Names::game(id.toStdString());
}

QString NewGame::playersOf(const QString &id)
{
    const rules::Game *game = gameOf(id);
    return game != nullptr ? tr("1 to %1 players").arg(game->maxSeats()) : QString();
}

QString NewGame::sheetName(const QString &name)
{
    return Names::sheet(name.toStdString());
}

QString NewGame::tilesOf(const QString &id)
{
    return Names::tiles(id.toStdString());
}

void NewGame::print(Sheet *sheet, const QString &id)
{
    if (const rules::Game *game = gameOf(id); game != nullptr && sheet != nullptr) {
        sheet->show(*game, game->start({}), 0);
    }
}

void NewGame::setShelf(Shelf *shelf)
{
    if (shelf == m_shelf) {
        return;
    }
    m_shelf = shelf;
    takeLastGame();
    Q_EMIT shelfChanged();
}

// Most games are played by the people who played the last one.
void NewGame::takeLastGame()
{
    store::Store *store = m_shelf != nullptr ? m_shelf->store() : nullptr;
    if (store == nullptr) {
        return;
    }
    QStringList known;
    if (const auto players = store->players()) {
        for (const store::Player &player : *players) {
            known << player.name;
        }
    }
    QStringList seated;
    const auto page = store->history({}, {}, 1);
    if (page && !page->games.isEmpty()) {
        const store::GameLine &last = page->games.front();
        for (const store::SeatLine &seat : last.seats) {
            seated << seat.name;
        }
        if (gameOf(last.rules) != nullptr) {
            m_game = last.rules;
        }
    }
    m_people.show(known, seated);
}

void NewGame::setGame(const QString &game)
{
    if (game == m_game || gameOf(game) == nullptr) {
        return;
    }
    m_game = game;
    m_sheet.clear();
    check();
}

int NewGame::mostSeats() const
{
    return gameOf(m_game)->maxSeats();
}

void NewGame::setSheetEntry(bool sheetEntry)
{
    if (sheetEntry == m_sheetEntry) {
        return;
    }
    m_sheetEntry = sheetEntry;
    check();
}

int NewGame::table() const
{
    return std::max(1, m_people.seated() + (m_sheetEntry ? m_others : 0));
}

void NewGame::setTable(int table)
{
    const int others =
        std::clamp(table - m_people.seated(), 0, std::max(0, mostSeats() - m_people.seated()));
    if (others == m_others) {
        return;
    }
    m_others = others;
    check();
}

QStringList NewGame::sheets() const
{
    QStringList names;
    for (const std::string_view name : gameOf(m_game)->sheets()) {
        names << Names::text(name);
    }
    return names;
}

QString NewGame::sheet() const
{
    const QStringList all = sheets();
    return m_sheet.isEmpty() && !all.isEmpty() ? all.front() : m_sheet;
}

void NewGame::setSheet(const QString &sheet)
{
    if (sheet == m_sheet || !sheets().contains(sheet)) {
        return;
    }
    m_sheet = sheet;
    check();
}

bool NewGame::add(const QString &name)
{
    const QString wanted = name.simplified();
    rules::Header header;
    header.add("foxpad 1");
    if (const rules::Refusal refusal = header.add("player " + wanted.toStdString())) {
        setNameProblem(tr("A name has 1 to %1 characters.").arg(rules::longestName));
        return false;
    }
    const int row = m_people.find(wanted);
    if (row >= 0 && row < m_people.seated()) {
        setNameProblem(tr("%1 has a seat already.").arg(wanted));
        return false;
    }
    setNameProblem({});
    m_people.seat(wanted);
    return true;
}

std::vector<std::string> NewGame::head() const
{
    std::vector<std::string> lines{"foxpad 1", "game " + m_game.toStdString()};
    for (const QString &name : m_people.seatedNames()) {
        lines.push_back("player " + name.toStdString());
    }
    lines.emplace_back(m_sheetEntry ? "entry sheet" : "entry dice");
    if (!sheets().isEmpty()) {
        lines.push_back("sheet " + sheet().toStdString());
    }
    if (table() > m_people.seated()) {
        lines.push_back("table " + std::to_string(table()));
    }
    return lines;
}

// The rules judge the head; only what people see most often has words of its own.
QString NewGame::whatIsWrong() const
{
    const int seated = m_people.seated();
    const int room = mostSeats();
    if (seated == 0) {
        return tr("Who plays? Tap a name, or add one.");
    }
    if (seated > room) {
        return tr("%1 is for up to %2: %n too many", "", seated - room)
            .arg(gameName(m_game))
            .arg(room);
    }
    rules::Header header;
    for (const std::string &line : head()) {
        if (const rules::Refusal refusal = header.add(line)) {
            return QString::fromStdString(rules::sentence(refusal));
        }
    }
    const rules::Refusal refusal = header.problem();
    return refusal ? QString::fromStdString(rules::sentence(refusal)) : QString();
}

void NewGame::check()
{
    m_problem = whatIsWrong();
    Q_EMIT changed();
}

QString NewGame::summary() const
{
    const QStringList names = m_people.seatedNames();
    if (names.isEmpty()) {
        return {};
    }
    if (names.size() == 1 && table() == 1) {
        return tr("Solo");
    }
    return m_sheetEntry ? tr("%n at the table", "", table())
                        : tr("%1 rolls first").arg(names.front());
}

void NewGame::start()
{
    if (m_shelf != nullptr && m_problem.isEmpty()) {
        m_shelf->begin(head());
    }
}

void NewGame::forgetNameProblem()
{
    setNameProblem({});
}

void NewGame::setNameProblem(const QString &words)
{
    if (words != m_nameProblem) {
        m_nameProblem = words;
        Q_EMIT nameProblemChanged();
    }
}

} // namespace foxpad::app
