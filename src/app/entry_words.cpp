// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry_words.h"

#include "names.h"
#include "words.h"

namespace foxpad::app {

using namespace rules;

namespace {

std::size_t at(int n)
{
    return static_cast<std::size_t>(n);
}

QString rowName(std::string_view lane)
{
    if (lane == "top")
        return EntryWords::tr("the top row");
    if (lane == "middle")
        return EntryWords::tr("the middle row");
    return EntryWords::tr("the bottom row");
}

} // namespace

EntryWords::EntryWords(const Game &game, QStringList players)
    : m_game(&game), m_clever(game.cleverSheet()), m_players(std::move(players))
{
    if (m_clever)
        m_plan = clever::makePlan(*m_clever);
}

LogRow EntryWords::row(const Entry &entry, const State &before, const State &after) const
{
    const Report was = m_game->report(before);
    const Report is = m_game->report(after);
    LogRow row;
    row.words = words(entry, was);
    row.detail = detail(entry, was, is);
    row.turn = turn(was);
    row.seat = entry.kind == Kind::roll || entry.kind == Kind::serve ? was.active.value_or(1) - 1
               : entry.kind == Kind::next                            ? -1
                                                                     : entry.seat;
    row.colour = colour(entry);
    row.correctable = entry.kind != Kind::next;
    return row;
}

QString EntryWords::turn(const Report &report) const
{
    if (!report.active)
        return tr("Round %1").arg(report.round);
    if (!report.rounds)
        return tr("Roll %1, by %2").arg(report.round).arg(m_players.value(*report.active - 1));
    return tr("Round %1, %2's turn").arg(report.round).arg(m_players.value(*report.active - 1));
}

QString EntryWords::colour(const Entry &entry) const
{
    if (!m_clever)
        return {};
    switch (entry.kind) {
    case Kind::pick:
    case Kind::extra:
        return Names::text(m_clever->dice[entry.die]);
    case Kind::bonus:
    case Kind::mark:
        return Names::text(m_clever->areas[m_plan.areaOf[entry.target]].name);
    default:
        return {};
    }
}

QString EntryWords::place(int target) const
{
    const int areaAt = m_plan.areaOf[at(target)];
    const clever::Area &area = m_clever->areas[at(areaAt)];
    const int nth = target - m_plan.first[at(areaAt)];
    const QString name = Words::colour(area.name);
    if (!area.grid)
        return area.lanes[at(nth)].name.empty() ? name
                                                : tr("%1, %2", "an area and a row of it")
                                                      .arg(name, rowName(area.lanes[at(nth)].name));
    const clever::Piece &piece = area.grid->pieces[at(nth)];
    if (area.grid->reads == clever::Reads::groupSize)
        return tr("%1, a part of %2", "an area and the size of a part").arg(name).arg(piece.number);
    if (area.grid->reads == clever::Reads::rowColumn)
        return tr("%1, row %2, column %3")
            .arg(name)
            .arg(nth / area.grid->columns + 1)
            .arg(nth % area.grid->columns + 1);
    return tr("%1 %2", "an area and a number printed there").arg(name).arg(piece.number);
}

QString EntryWords::dice(const Entry &entry, bool faces) const
{
    const clever::Sheet &sheet = *m_clever;
    QStringList parts;
    for (std::size_t die = 0; die < sheet.dice.size(); ++die)
        if (entry.die >> die & 1)
            parts << (faces ? Words::die(sheet.dice[die], entry.faces[die])
                            : Words::colour(sheet.dice[die]));
    return Words::list(parts);
}

QString EntryWords::die(const Entry &entry, const Report &before) const
{
    const Report::Die &die = before.dice[entry.die];
    const int by = entry.die == clever::white ? entry.polishWhite : entry.polishColour;
    const QString words = Words::die(die.name, die.value.value_or(0) + by);
    return by == 0 ? words : tr("polished %1", "a die").arg(words);
}

QString EntryWords::words(const Entry &entry, const Report &before) const
{
    const QString name = who(entry);
    switch (entry.kind) {
    case Kind::next:
        return before.active ? tr("Turn closed") : tr("Round closed");
    case Kind::end:
        return tr("The game was ended at another pad");
    case Kind::pass:
        return before.phase == "choose" ? tr("%1 passes").arg(name)
                                        : tr("%1 takes no die").arg(name);
    default:
        return m_clever ? cleverWords(entry, before) : keerWords(entry);
    }
}

QString EntryWords::cleverWords(const Entry &entry, const Report &before) const
{
    const clever::Sheet &sheet = *m_clever;
    const QString name = who(entry);
    switch (entry.kind) {
    case Kind::roll:
        return tr("%1 rolls").arg(m_players.value(before.active.value_or(1) - 1));
    case Kind::serve:
        return tr("On the tray: %1").arg(dice(entry, false));
    case Kind::reroll:
        return tr("%1 uses a re-roll").arg(name);
    case Kind::pick:
        if (before.phase == "choose")
            return tr("%1 enters %2 in %3").arg(name, die(entry, before), place(entry.target));
        return before.dice[entry.die].at == "tray"
                   ? tr("%1 takes %2 from the tray, in %3")
                         .arg(name, die(entry, before), place(entry.target))
                   : tr("%1 takes %2 from its field, in %3")
                         .arg(name, die(entry, before), place(entry.target));
    case Kind::extra:
        return tr("%1 uses an extra die: %2 in %3")
            .arg(name, die(entry, before), place(entry.target));
    case Kind::bonus:
        return tr("%1 uses %2 in %3")
            .arg(name, Words::bonus(sheet.kinds[entry.bonus].name), place(entry.target));
    case Kind::mark:
        return entry.value
                   ? tr("%1 writes %2 in %3").arg(name).arg(entry.value).arg(place(entry.target))
                   : tr("%1 crosses %2").arg(name, place(entry.target));
    default:
        return tr("%1 crosses off %2").arg(name, Words::action(sheet.tracks[entry.die].name, 1));
    }
}

// Boxes and numbers are named as in the record: letters and digits are no words of a language.
QString EntryWords::spoken(const QString &words)
{
    QStringList all = words.split(u' ');
    for (QString &word : all) {
        if (word == u'x') {
            word = tr("joker", "the die that counts as any colour");
        } else if (word.size() > 1 && word.front().isLower()) {
            word = Words::colour(word.toStdString());
        }
    }
    return all.join(QLatin1String(", "));
}

QString EntryWords::keerWords(const Entry &entry) const
{
    const QString line = Names::text(m_game->write(entry));
    switch (entry.kind) {
    case Kind::roll:
        return tr("Rolled: %1").arg(spoken(line.section(u' ', 1)));
    case Kind::take:
        return tr("%1 crosses %2").arg(who(entry), Words::list(line.section(u' ', 4).split(u' ')));
    case Kind::mark:
        return tr("%1 crosses %2").arg(who(entry), Words::list(line.section(u' ', 2).split(u' ')));
    case Kind::use:
        return tr("%1 crosses off %2").arg(who(entry), Words::action("joker", 1));
    default:
        return tr("Somebody else was first: %1").arg(spoken(line.section(u' ', 1)));
    }
}

QStringList EntryWords::gains(const Report::Seat &before, const Report::Seat &after) const
{
    QStringList parts;
    if (const int points = after.total - before.total)
        parts << (points == 1 ? tr("1 point") : tr("%n points", nullptr, points));
    for (std::size_t i = 0; i < after.actions.size(); ++i)
        if (const int more = after.actions[i].unlocked - before.actions[i].unlocked; more > 0)
            parts << Words::action(after.actions[i].name, more);
    if (const int more = after.foxes.value_or(0) - before.foxes.value_or(0); more > 0)
        parts << (more == 1 ? tr("a fox") : tr("%n foxes", nullptr, more));
    return parts;
}

QString EntryWords::detail(const Entry &entry, const Report &before, const Report &after) const
{
    if (entry.kind == Kind::roll)
        return m_clever ? dice(entry, true) : QString();
    if (entry.seat >= after.seats.size() || entry.kind == Kind::next || entry.kind == Kind::serve)
        return {};
    const Report::Seat &was = before.seats[entry.seat];
    const Report::Seat &is = after.seats[entry.seat];
    QStringList parts = gains(was, is);
    for (const std::string_view pending : is.pending)
        if (std::find(was.pending.begin(), was.pending.end(), pending) == was.pending.end())
            parts << tr("%1 waits", "a bonus").arg(Words::bonus(pending));
    return Words::list(parts);
}

} // namespace foxpad::app
