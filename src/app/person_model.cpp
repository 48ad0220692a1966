// SPDX-License-Identifier: GPL-3.0-or-later
#include "person_model.h"

#include "names.h"

namespace foxpad::app {

QVariant PersonRow::at(int role) const
{
    switch (role) {
    case PlayerRole:
        return player;
    case NameRole:
        return name;
    case InitialRole:
        return Names::initial(name);
    case ColourRole:
        return colour;
    case ArchivedRole:
        return archived;
    case DetailRole:
        return detail;
    default:
        return {};
    }
}

QHash<int, QByteArray> PersonRow::roles()
{
    return {{PlayerRole, "player"}, {NameRole, "name"},         {InitialRole, "initial"},
            {ColourRole, "colour"}, {ArchivedRole, "archived"}, {DetailRole, "detail"}};
}

QString PersonModel::games(const store::Regular &regular)
{
    const QString played = tr("%n games", nullptr, regular.games);
    return regular.wins == 0 ? played
                             : tr("%1, %n won", "how many games", regular.wins).arg(played);
}

void PersonModel::show(const QList<store::Regular> &people)
{
    std::vector<PersonRow> rows;
    for (const store::Regular &regular : people) {
        rows.push_back({.player = regular.player.id,
                        .name = regular.player.name,
                        .colour = regular.player.colour,
                        .archived = regular.player.archived,
                        .detail = games(regular)});
    }
    Rows::show(std::move(rows));
}

} // namespace foxpad::app
